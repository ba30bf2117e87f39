import { CalendarDate, keyInstant, type OrganizationId, type SortedPageRequest } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { DefectSort } from "../../contract/defects.ts"
import { MAX_REPAIRS } from "../../contract/repairs.ts"
import { type DefectFilter, DefectList, ListedDefect, Repaired } from "../queries/DefectList.ts"
import { defectColumns } from "./columns.ts"

const listed = rowsOf(ListedDefect)
const repaired = rowsOf(Repaired)
const counts = rowsOf(Schema.Struct({ count: Schema.Int }))

const isDay = Schema.is(CalendarDate)
const MOST = 2_147_483_647
const LAST_RANK = 3

const wholeOf = (key: string): number => Math.max(0, Math.min(Math.trunc(Number(key)) || 0, MOST))

/** Conditions on defects `d`. A filter on the state that says the same as the default uses its index. */
const selecting = (sql: SqlClient.SqlClient) => (organizationId: OrganizationId, filter: DefectFilter) => {
  const { search, state, severity, system, source, blocking, vehicle, assignee } = filter
  const any = (values: ReadonlyArray<string>) => sql`any(${[...values]}::text[])`
  return sql`
      from maintenance.defects d where d.organization_id = ${organizationId}
        ${state === undefined && vehicle === undefined ? sql`and d.unresolved` : sql``}
        ${vehicle === undefined ? sql`and not (d.unresolved and fleet.is_disposed(d.organization_id, d.vehicle_id))` : sql`and d.vehicle_id = ${vehicle}`}
        ${state === undefined ? sql`` : sql`and d.state = ${any(state)}`}
        ${severity === undefined ? sql`` : sql`and d.severity = ${any(severity)}`}
        ${system === undefined ? sql`` : sql`and d.system = ${any(system)}`}
        ${source === undefined ? sql`` : sql`and d.source = ${any(source)}`}
        ${blocking === undefined ? sql`` : sql`and d.blocking = ${blocking === "true"}`}
        ${assignee === undefined ? sql`` : assignee === null ? sql`and d.assignee_id is null` : sql`and d.assignee_id = ${assignee}`}
        ${search === undefined ? sql`` : sql`and d.searched like app.pattern_of(${search})`}`
}

// The most serious has the lowest rank.
const descends = (sort: DefectSort) => sort === "-reported" || sort === "-number"

/** The orders of defects `d`. */
const ordering = (sql: SqlClient.SqlClient) => {
  const reported = sql`d.reported_at`
  const number = sql`d.number`
  const orders = {
    reported,
    "-reported": reported,
    number,
    "-number": number,
    "-severity": sql`d.severity_rank`,
    due: sql`coalesce(d.due_on, 'infinity'::date)`
  }
  const keyOf = (sort: DefectSort, key: string) => {
    switch (sort) {
      case "number":
      case "-number":
        return sql`${wholeOf(key)}::integer`
      case "-severity":
        return sql`${Math.min(wholeOf(key), LAST_RANK)}::smallint`
      case "due":
        return sql`${isDay(key) ? key : "infinity"}::date`
      default:
        return sql`${keyInstant(key)}::timestamptz`
    }
  }
  return {
    following: (sort: DefectSort, { after }: SortedPageRequest) =>
      after === null
        ? sql``
        : sql`and (${orders[sort]}, d.id) ${descends(sort) ? sql`<` : sql`>`} (${keyOf(sort, after.key)}, ${after.id}::uuid)`,
    inOrder: (sort: DefectSort) => {
      const direction = descends(sort) ? sql`desc` : sql`asc`
      return sql`order by ${orders[sort]} ${direction}, d.id ${direction}`
    }
  }
}

export const DefectListLive = Layer.effect(
  DefectList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = defectColumns(sql)
    const selection = selecting(sql)
    const { following, inOrder } = ordering(sql)
    return DefectList.of({
      page: (organizationId, filter, sort, page) =>
        listed(sql`
          select ${columns}, (
            select count(*)::int from maintenance.defect_photos p
            where p.organization_id = d.organization_id and p.defect_id = d.id) as photo_count
          ${selection(organizationId, filter)} ${following(sort, page)} ${inOrder(sort)} limit ${page.limit + 1}`),
      count: (organizationId, filter) =>
        Effect.map(
          counts(sql`select count(*)::int as count ${selection(organizationId, filter)}`),
          ([row]) => row?.count ?? 0
        ),
      repaired: (organizationId, vehicleId) =>
        repaired(sql`
          select ${columns}, (
            select l.correction from maintenance.work_order_lines l
            where l.organization_id = d.organization_id and l.work_order_id = d.work_order_id and l.defect_id = d.id
            order by l.id limit 1) as correction
          from maintenance.defects d
          where d.organization_id = ${organizationId} and d.vehicle_id = ${vehicleId} and d.resolved_at is not null
            and d.acknowledged_at is null and (not d.blocking or d.released_at is not null)
          order by d.resolved_at, d.number limit ${MAX_REPAIRS}`)
    })
  })
)
