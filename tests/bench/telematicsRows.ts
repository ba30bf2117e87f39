import { arrayText } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { ORGANIZATION } from "./data.ts"
import { deviceId } from "./telematicsData.ts"

/** A position that the benchmark sends. */
export interface Sent {
  /** The number of its device. */
  readonly device: number
  readonly at: Date
  readonly latitude: number
  readonly longitude: number
}

export const OPTIONS_OF_BARE = { name: "bare", maxConnections: 10 }

/** What the baseline for a position per request runs: one statement. */
export const storeOne = (query: URLSearchParams) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      insert into bench.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, quality)
      values (${ORGANIZATION}::uuid, ${deviceId(Number(query.get("id")?.slice(6)))}::uuid,
        ${new Date(Number(query.get("timestamp")) * 1000)}, ${Number(query.get("lat"))}, ${Number(query.get("lon"))},
        ${new Date()}, 'good')
      on conflict do nothing`
  )

/** What the baseline for batches runs: one statement without row security, in the fastest form there is. */
export const storeAll = (positions: ReadonlyArray<Sent>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => {
    const now = new Date().toISOString()
    const unknown = arrayText(positions.map(() => null))
    return sql`
      insert into bench.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, speed, heading,
        altitude, accuracy, ignition, quality)
      select ${ORGANIZATION}::uuid, given.* from unnest(
        ${arrayText(positions.map(({ device }) => deviceId(device)))}::uuid[],
        ${arrayText(positions.map(({ at }) => at.toISOString()))}::timestamptz[],
        ${arrayText(positions.map(({ latitude }) => latitude))}::float8[],
        ${arrayText(positions.map(({ longitude }) => longitude))}::float8[],
        ${arrayText(positions.map(() => now))}::timestamptz[],
        ${arrayText(positions.map(() => 10))}::real[],
        ${arrayText(positions.map(() => 90))}::real[],
        ${unknown}::real[], ${unknown}::real[], ${arrayText(positions.map(() => true))}::boolean[],
        ${arrayText(positions.map(() => "good"))}::text[]
      ) as given
      on conflict do nothing`
  })
