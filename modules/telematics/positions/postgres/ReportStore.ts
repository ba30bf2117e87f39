import type { OrganizationId } from "#kernel"
import { arrayText, done, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { DeviceState } from "../domain/DeviceState.ts"
import { ReportingDevice, ReportStore } from "../domain/ReportStore.ts"
import type { StoredPosition } from "../domain/StoredPosition.ts"
import { monthOf } from "./months.ts"

const devices = rowsOf(ReportingDevice)

/** Instants as numbers, which are written much faster than as text. */
const millisOf = (at: Date | null): number | null => at?.getTime() ?? null

/** As PostgreSQL's `real` holds it: it refuses what is too small to be held instead of rounding it to zero. */
const realOf = (value: number | null): number | null => (value === null ? null : Math.fround(value))

const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value))

/** Inserts positions that are not stored yet. */
const inserting = (
  sql: SqlClient.SqlClient,
  organizationId: OrganizationId,
  positions: ReadonlyArray<StoredPosition>
) => sql`
  insert into telematics.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, speed,
    heading, altitude, accuracy, ignition, quality)
  select ${organizationId}, given.device_id, to_timestamp(given.fixed / 1000), given.latitude, given.longitude,
    to_timestamp(given.received / 1000), given.speed, given.heading, given.altitude, given.accuracy, given.ignition,
    given.quality
  from unnest(
    ${arrayText(positions.map(({ device_id }) => device_id))}::uuid[],
    ${arrayText(positions.map(({ fixed_at }) => millisOf(fixed_at)))}::float8[],
    ${arrayText(positions.map(({ latitude }) => latitude))}::float8[],
    ${arrayText(positions.map(({ longitude }) => longitude))}::float8[],
    ${arrayText(positions.map(({ received_at }) => millisOf(received_at)))}::float8[],
    ${arrayText(positions.map(({ speed }) => realOf(speed)))}::real[],
    ${arrayText(positions.map(({ heading }) => realOf(heading)))}::real[],
    ${arrayText(positions.map(({ altitude }) => realOf(altitude)))}::real[],
    ${arrayText(positions.map(({ accuracy }) => realOf(accuracy)))}::real[],
    ${arrayText(positions.map(({ ignition }) => ignition))}::boolean[],
    ${arrayText(positions.map(({ quality }) => quality))}::text[]
  ) as given (device_id, fixed, latitude, longitude, received, speed, heading, altitude, accuracy, ignition, quality)
  on conflict do nothing`

/** Replaces the states of devices. */
const updating = (
  sql: SqlClient.SqlClient,
  organizationId: OrganizationId,
  changed: ReadonlyArray<DeviceState>
) => sql`
  update telematics.device_states as s set changed_at = clock_timestamp(), seen_at = to_timestamp(given.seen / 1000),
    seen_before_at = to_timestamp(given.seen_before / 1000), fixed_at = to_timestamp(given.fixed / 1000),
    latitude = given.latitude, longitude = given.longitude, speed = given.speed, heading = given.heading,
    ignition = given.ignition, clock_skew = given.clock_skew, derive_from = to_timestamp(given.derive_from / 1000),
    measured = given.measured, jumped = given.jumped
  from unnest(
    ${arrayText(changed.map(({ device_id }) => device_id))}::uuid[],
    ${arrayText(changed.map(({ seen_at }) => millisOf(seen_at)))}::float8[],
    ${arrayText(changed.map(({ seen_before_at }) => millisOf(seen_before_at)))}::float8[],
    ${arrayText(changed.map(({ fixed_at }) => millisOf(fixed_at)))}::float8[],
    ${arrayText(changed.map(({ latitude }) => latitude))}::float8[],
    ${arrayText(changed.map(({ longitude }) => longitude))}::float8[],
    ${arrayText(changed.map(({ speed }) => realOf(speed)))}::real[],
    ${arrayText(changed.map(({ heading }) => realOf(heading)))}::real[],
    ${arrayText(changed.map(({ ignition }) => ignition))}::boolean[],
    ${arrayText(changed.map(({ clock_skew }) => clock_skew))}::integer[],
    ${arrayText(changed.map(({ derive_from }) => millisOf(derive_from)))}::float8[],
    ${arrayText(changed.map(({ measured }) => jsonOf(measured)))}::jsonb[],
    ${arrayText(changed.map(({ jumped }) => jsonOf(jumped)))}::jsonb[]
  ) as given (device_id, seen, seen_before, fixed, latitude, longitude, speed, heading, ignition, clock_skew,
    derive_from, measured, jumped)
  where s.organization_id = ${organizationId} and s.device_id = given.device_id`

export const ReportStoreLive = Layer.effect(
  ReportStore,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const columns = sql`s.device_id, s.seen_at, s.seen_before_at, s.fixed_at, s.latitude, s.longitude, s.speed, s.heading, s.ignition,
      s.clock_skew, s.derive_from, s.measured, s.jumped`
    /** The months whose part of the table exists, as far as is known. Not past ones: their parts are dropped some day. */
    const prepared = new Set<number>()

    /** Makes sure that there is a part of the table for each position. */
    const prepare = Effect.fnUntraced(function* (positions: ReadonlyArray<StoredPosition>) {
      const ready = new Set<number>()
      for (const { fixed_at, received_at } of positions) {
        const month = monthOf(fixed_at)
        if (ready.has(month) || prepared.has(month)) continue
        yield* done(sql`select telematics.prepare_positions(${fixed_at})`)
        ready.add(month)
        if (month >= monthOf(received_at)) prepared.add(month)
      }
    })

    return ReportStore.of({
      lock: (organizationId, deviceIds) =>
        devices(sql`
          select ${columns}, encode(d.key_hash, 'hex') as key_hash
          from telematics.devices d
          join telematics.device_states s on s.organization_id = d.organization_id and s.device_id = d.id
          where d.organization_id = ${organizationId} and d.id = any(${[...deviceIds]}::uuid[]) and not d.archived
          order by s.device_id for no key update of s`),
      store: Effect.fn("telematics.storePositions")(
        function* (organizationId, positions, changed) {
          yield* prepare(positions)
          yield* done(sql`
            with stored as (${inserting(sql, organizationId, positions)})
            ${updating(sql, organizationId, changed)}`)
        },
        // The parts may have been rolled back with what failed.
        Effect.tapCause(() => Effect.sync(() => prepared.clear()))
      )
    })
  })
)
