import { CalendarDate } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { ExpiringDocument } from "../../contract/documentViews.ts"
import { ExpiringDocuments } from "../queries/ExpiringDocuments.ts"

const rows = rowsOf(ExpiringDocument)
const counts = rowOf(Schema.Struct({ expired: Schema.Int, expiring: Schema.Int }))
const isDay = Schema.is(CalendarDate)

export const ExpiringDocumentsLive = Layer.effect(
  ExpiringDocuments,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const joined = sql`fleet.documents d
      join fleet.vehicles v on v.organization_id = d.organization_id and v.id = d.vehicle_id and not v.disposed`
    return ExpiringDocuments.of({
      page: (organizationId, by, { after, limit }) => {
        // A key of another list begins at the end.
        const key = after !== null && isDay(after.key) ? after.key : by
        const following =
          after === null ? sql`` : sql`and (d.expires_on, d.id) > (${key}::date, ${after.id}::uuid)`
        return rows(sql`
          select d.id, d.type, d.number, d.expires_on::text as expires_on,
            jsonb_build_object('id', v.id, 'name', coalesce(v.unit_number, v.plate, v.vin)) as vehicle
          from ${joined}
          where d.organization_id = ${organizationId} and d.is_current and d.expires_on <= ${by}::date ${following}
          order by d.expires_on, d.id limit ${limit + 1}`)
      },
      count: (organizationId, today, by) =>
        Effect.map(
          counts(sql`
            select count(*) filter (where d.expires_on < ${today}::date)::int as expired,
              count(*) filter (where d.expires_on >= ${today}::date)::int as expiring
            from ${joined}
            where d.organization_id = ${organizationId} and d.is_current and d.expires_on <= ${by}::date`),
          Option.getOrElse(() => ({ expired: 0, expiring: 0 }))
        )
    })
  })
)
