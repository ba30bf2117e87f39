import { rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { DowntimeList, DowntimeSum, ListedDowntime } from "../queries/DowntimeList.ts"

const listed = rowsOf(ListedDowntime)
const sums = rowsOf(DowntimeSum)

export const DowntimeListLive = Layer.effect(
  DowntimeList,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const pg = yield* PgClient.PgClient
    return DowntimeList.of({
      page: (organizationId, { vehicle, during, cause, planned }, { after, limit }) =>
        listed(sql`
          select d.organization_id, d.id, d.vehicle_id, d.cause, d.planned, d.starts_at, d.ends_at, d.note,
            d.work_order_id, d.defect_id, d.recorded_by, d.created_at, d.updated_at, d.version, w.number
          from maintenance.downtime_reasons d
          left join maintenance.work_orders w on w.organization_id = d.organization_id and w.id = d.work_order_id
          where d.organization_id = ${organizationId}
            ${vehicle === undefined ? sql`` : sql`and d.vehicle_id = ${vehicle}`}
            ${cause === undefined ? sql`` : sql`and d.cause = ${cause}`}
            ${planned === undefined ? sql`` : sql`and d.planned = ${planned}`}
            ${
              during === undefined
                ? sql``
                : sql`and d.starts_at < ${during.until} and (d.ends_at is null or d.ends_at > ${during.from})`
            }
            ${after === null ? sql`` : sql`and (d.starts_at, d.id) < (${after.at}, ${after.id}::uuid)`}
          order by d.starts_at desc, d.id desc limit ${limit + 1}`),
      sums: (organizationId, within) =>
        sums(sql`
          select d.cause, d.planned,
            sum(extract(epoch from least(d.ends_at, given.until) - greatest(d.starts_at, given.from)))::float8 as seconds
          from jsonb_to_recordset(${pg.json(within)})
            as given (vehicle_id uuid, "from" timestamptz, until timestamptz)
          join maintenance.downtime d on d.organization_id = ${organizationId} and d.vehicle_id = given.vehicle_id
            and d.starts_at < given.until and d.ends_at > given.from
          group by d.cause, d.planned order by d.cause, d.planned`)
    })
  })
)
