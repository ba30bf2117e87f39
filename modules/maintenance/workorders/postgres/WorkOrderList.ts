import { keyInstant, type OrganizationId, type SortedPageRequest } from "#kernel"
import { rowOf, rowsOf } from "#infra/postgres"
import type { VehicleId } from "#fleet/contract"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { VehicleCost } from "../../contract/vehicleCosts.ts"
import type { WorkOrderSort } from "../../contract/workOrders.ts"
import { DefectToCertify } from "../../contract/workOrderViews.ts"
import { WorkshopNumbers } from "../../contract/numbers.ts"
import { ListedWorkOrder, type WorkOrderFilter, WorkOrderList } from "../queries/WorkOrderList.ts"
import { workOrderColumns } from "./columns.ts"
import { searching } from "./searching.ts"

const costs = rowsOf(VehicleCost)
const listed = rowsOf(ListedWorkOrder)
const counts = rowOf(Schema.Struct({ count: Schema.Int }))
const numbers = rowOf(WorkshopNumbers)
const defects = rowsOf(DefectToCertify)

const NONE: WorkshopNumbers = { open: 0, in_workshop: 0, waiting: 0, to_approve: 0, scheduled: 0 }

/** Later than any date, in milliseconds. */
const NEVER = 8_640_000_000_000_000

/** A position in any order, also one that was never given out. */
const positionOf = (key: string): number =>
  Math.max(0, Math.min(Math.trunc(Number(key)) || 0, Number.MAX_SAFE_INTEGER))

const matching =
  (sql: SqlClient.SqlClient) =>
  (organizationId: OrganizationId, filter: WorkOrderFilter, called: ReadonlyArray<VehicleId>) => {
    const containsWords = searching(sql, organizationId, called)
    return sql`
    where w.organization_id = ${organizationId}
      ${filter.state === undefined ? sql`` : sql`and w.state = any(${filter.state}::text[])`}
      ${filter.kind === undefined ? sql`` : sql`and w.kind = any(${filter.kind}::text[])`}
      ${filter.priority === undefined ? sql`` : sql`and w.priority = any(${filter.priority}::text[])`}
      ${filter.approval === undefined ? sql`` : sql`and w.approval = any(${filter.approval}::text[])`}
      ${filter.vehicle === undefined ? sql`` : sql`and w.vehicle_id = ${filter.vehicle}`}
      ${filter.assignee === undefined ? sql`` : sql`and w.assigned_to = ${filter.assignee}`}
      ${filter.vendor === undefined ? sql`` : sql`and w.vendor_id = ${filter.vendor}`}
      ${filter.search === undefined ? sql`` : sql`and ${containsWords(filter.search)}`}`
  }

/** What each order goes by, with an index for each, and the same as a number, for cursors. */
const ordering = (sql: SqlClient.SqlClient) => {
  const inMillis = (column: "updated_at" | "scheduled_from") =>
    sql`(extract(epoch from ${sql(`w.${column}`)}) * 1000)::bigint`
  const numbered = {
    "-number": sql`w.number`,
    number: sql`w.number`,
    "-priority": sql`w.urgency`,
    "-total": sql`w.total_minor`
  }
  const orders = {
    ...numbered,
    "-updated": sql`w.updated_at`,
    scheduled: sql`coalesce(w.scheduled_from, 'infinity'::timestamptz)`
  }
  const positions = {
    ...numbered,
    "-updated": inMillis("updated_at"),
    scheduled: sql`coalesce(${inMillis("scheduled_from")}, ${NEVER})`
  }
  const keyOf = (sort: WorkOrderSort, key: string) => {
    if (sort !== "-updated" && sort !== "scheduled") return sql`${positionOf(key)}::float8::bigint`
    return positionOf(key) < NEVER ? sql`${keyInstant(key)}::timestamptz` : sql`'infinity'::timestamptz`
  }
  const following = (sort: WorkOrderSort, { after }: SortedPageRequest) =>
    after === null
      ? sql``
      : sql`and (${orders[sort]}, w.id) ${sort.startsWith("-") ? sql`<` : sql`>`}
          (${keyOf(sort, after.key)}, ${after.id}::uuid)`
  return { orders, positions, following }
}

const costing = (sql: SqlClient.SqlClient): Pick<WorkOrderList["Service"], "costsOf"> => ({
  costsOf: (organizationId, vehicleId, since) =>
    costs(sql`
      select currency, sum(minor)::float8 as total_minor,
        coalesce(sum(minor) filter (where at >= ${since}), 0)::float8 as last_year_minor
      from (
        select currency, total_minor as minor, finished_at as at from maintenance.work_orders
        where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and state = 'closed'
        union all
        select currency, cost_minor, completed_on::timestamp at time zone 'UTC' from maintenance.occurrences
        where organization_id = ${organizationId} and vehicle_id = ${vehicleId} and state = 'done'
          and work_order_id is null and cost_minor is not null) spent
      where minor > 0 group by currency order by currency`)
})

export const WorkOrderListLive = Layer.effect(
  WorkOrderList,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const selection = matching(sql)
    const { orders, positions, following } = ordering(sql)
    const selected = (position: (typeof positions)[WorkOrderSort]) => sql`
      select ${workOrderColumns(sql)}, v.name as vendor_name, b.name as bay_name, (${position})::float8 as position
      from maintenance.work_orders w
      left join maintenance.vendors v on v.organization_id = w.organization_id and v.id = w.vendor_id
      left join maintenance.bays b on b.organization_id = w.organization_id and b.id = w.bay_id`
    return WorkOrderList.of({
      ...costing(sql),
      page: (organizationId, filter, called, sort, page) => {
        const direction = sort.startsWith("-") ? sql`desc` : sql`asc`
        return listed(sql`
          ${selected(positions[sort])} ${selection(organizationId, filter, called)} ${following(sort, page)}
          order by ${orders[sort]} ${direction}, w.id ${direction} limit ${page.limit + 1}`)
      },
      count: (organizationId, filter, called) =>
        Effect.map(
          counts(sql`
            select count(*)::int as count from maintenance.work_orders w
            ${selection(organizationId, filter, called)}`),
          Option.match({ onNone: () => 0, onSome: ({ count }) => count })
        ),
      listed: (organizationId, id) =>
        listed(sql`
          ${selected(positions.number)} where w.organization_id = ${organizationId} and w.id = ${id}`),
      scheduled: (organizationId, { from, until }, assignee, most) =>
        listed(sql`
          ${selected(positions.scheduled)}
          where w.organization_id = ${organizationId} and w.is_open and w.scheduled_from < ${until}
            and w.scheduled_to > ${from}
            ${assignee === undefined ? sql`` : sql`and w.assigned_to = ${assignee}`}
          order by w.scheduled_from, w.id limit ${most}`),
      numbers: (organizationId) =>
        Effect.map(
          numbers(sql`
            select count(*)::int as open,
              count(*) filter (where state in ('in_progress', 'waiting', 'quality_check'))::int as in_workshop,
              count(*) filter (where state = 'waiting')::int as waiting,
              count(*) filter (where approval = 'requested')::int as to_approve,
              count(*) filter (where state = 'scheduled')::int as scheduled
            from maintenance.work_orders where organization_id = ${organizationId} and is_open`),
          Option.getOrElse(() => NONE)
        ),
      toCertify: (organizationId, id) =>
        defects(sql`
          select d.id, d.title from maintenance.work_order_lines l
          join maintenance.defects d on d.organization_id = l.organization_id and d.id = l.defect_id
          where l.organization_id = ${organizationId} and l.work_order_id = ${id} and d.blocking and d.unresolved
          order by d.number`)
    })
  })
)
