import { rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { InspectionList, StoredDetails, StoredRow } from "../queries/InspectionList.ts"
import { chainState } from "./chainState.ts"
import { selectedOf } from "./selected.ts"
import { descending, ordering, selecting } from "./selecting.ts"

const rows = rowsOf(StoredRow)
const stored = Schema.Struct({
  ...StoredDetails.fields,
  review: Schema.toCodecJson(StoredDetails.fields.review)
})
const details = rowOf(stored)
const allDetails = rowsOf(stored)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

export const InspectionListLive = Layer.effect(
  InspectionList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selection = selecting(sql)
    const { orders, following } = ordering(sql)
    const { columns, joined, form, detailed } = selectedOf(sql)
    return InspectionList.of({
      page: (organizationId, filter, sort, page) => {
        const direction = descending(sort) ? sql`desc` : sql`asc`
        // What else is shown is looked up for the rows of the page only.
        return rows(sql`
          with page as materialized (
            select i.*, ${orders[sort]} as position from inspections.inspections i
            where ${selection(organizationId, filter)} ${following(sort, page)}
            order by ${orders[sort]} ${direction}, i.id ${direction} limit ${page.limit + 1}
          )
          select ${columns}, jsonb_build_object(${form}) as form from page i ${joined}
          order by i.position ${direction}, i.id ${direction}`)
      },
      count: (organizationId, filter) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from inspections.inspections i where ${selection(organizationId, filter)}`),
          ([row]) => row?.count ?? 0
        ),
      doneOn: (organizationId, day, timeZone) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from inspections.inspections i
            where ${selection(organizationId, {})} and i.at >= ${day}::date::timestamp at time zone ${timeZone}
              and i.at < (${day}::date + 1)::timestamp at time zone ${timeZone}`),
          ([row]) => row?.count ?? 0
        ),
      find: (organizationId, id) =>
        details(sql`${detailed} where i.organization_id = ${organizationId} and i.id = ${id}`),
      onFile: (organizationId, vehicleId, { from, until }, most) =>
        allDetails(sql`
          ${detailed}
          where i.organization_id = ${organizationId} and i.vehicle_id = ${vehicleId}
            and i.at >= ${from} and i.at < ${until}
          order by i.at, i.id limit ${most}`),
      chain: chainState(sql)
    })
  })
)
