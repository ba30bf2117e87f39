import type { OrganizationId } from "#kernel"
import { constraintOf, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { type AmountTooLarge, InAnotherWorkOrder } from "../../contract/errors/workOrders.ts"
import { WorkOrderId } from "../../contract/ids.ts"
import { SourceOfLine, WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import { lineColumns } from "./columns.ts"
import { lockingSources } from "./lockingSources.ts"
import { refusedAmount } from "./refusedAmount.ts"

const line = rowOf(WorkOrderLine)
const lines = rowsOf(WorkOrderLine)
const source = rowOf(SourceOfLine)
const orderIds = rowOf(Schema.Struct({ work_order_id: WorkOrderId }))

const TAKEN = ["one_open_line_per_service", "one_open_line_per_defect", "one_open_line_per_recall"]

/** The database derives the rest. */
const entered = (all: WorkOrderLine) =>
  Struct.omit(all, ["minutes", "labor_minor", "parts_minor", "tax_minor", "total_minor"])

/** What changes of a line are stored. */
const changeable = (all: WorkOrderLine) =>
  Struct.omit(entered(all), [
    "organization_id",
    "id",
    "work_order_id",
    "position",
    "occurrence_id",
    "defect_id",
    "recall_id",
    "system",
    "warranty_id",
    "created_at"
  ])

/**
 * What lines take from services, defects and recalls, which nobody else changes or takes until the unit of work ends: a shared lock
 * would let two wait for each other.
 */
const sourcesIn = (sql: SqlClient.SqlClient) => ({
  defect: (organizationId: OrganizationId, id: string) => sql`
    select d.vehicle_id, d.title, d.system, left(d.note, 2000) as complaint, null::int as minutes, d.unresolved as is_open
    from maintenance.defects d where d.organization_id = ${organizationId} and d.id = ${id} for no key update`,
  recall: (organizationId: OrganizationId, id: string) => sql`
    select r.vehicle_id, c.component as title, c.system, left(c.summary, 2000) as complaint, null::int as minutes,
      r.state in ('open', 'scheduled') as is_open
    from maintenance.recalls r
    join maintenance.campaigns c on c.organization_id = r.organization_id and c.id = r.campaign_id
    where r.organization_id = ${organizationId} and r.id = ${id} for no key update of r`,
  service: (organizationId: OrganizationId, id: string) => sql`
    select o.vehicle_id, t.name as title, t.system, null as complaint, t.default_minutes as minutes, o.is_open
    from maintenance.occurrences o
    join maintenance.tasks t on t.organization_id = o.organization_id and t.id = o.task_id
    where o.organization_id = ${organizationId} and o.id = ${id} for no key update of o`
})

export const WorkOrderLinesLive = Layer.effect(
  WorkOrderLines,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = lineColumns(sql)
    const sources = sourcesIn(sql)
    return WorkOrderLines.of({
      find: (organizationId, id) =>
        line(sql`
          select ${columns} from maintenance.work_order_lines l
          where l.organization_id = ${organizationId} and l.id = ${id}`),
      of: (organizationId, workOrderId) =>
        lines(sql`
          select ${columns} from maintenance.work_order_lines l
          where l.organization_id = ${organizationId} and l.work_order_id = ${workOrderId}
          order by l.position, l.id`),
      openOrderOf: (organizationId, defectId) =>
        Effect.map(
          orderIds(sql`
            select l.work_order_id from maintenance.work_order_lines l
            where l.organization_id = ${organizationId} and l.defect_id = ${defectId} and l.in_open_order`),
          Option.map(({ work_order_id }) => work_order_id)
        ),
      lockSources: lockingSources(sql),
      sourceOf: (organizationId, { kind, id }) => source(sources[kind](organizationId, id)),
      add: (added) =>
        sql`insert into maintenance.work_order_lines ${sql.insert(entered(added))}`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", (error): Effect.Effect<never, InAnotherWorkOrder | AmountTooLarge> =>
            TAKEN.includes(constraintOf(error) ?? "")
              ? Effect.fail(new InAnotherWorkOrder())
              : refusedAmount(error)
          )
        ),
      save: (changed) => {
        const { organization_id, id, version } = changed
        return sql`
          update maintenance.work_order_lines set ${sql.update({ ...changeable(changed), version: version + 1 })}
          where organization_id = ${organization_id} and id = ${id} and version = ${version} returning id`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.catchTag("SqlError", refusedAmount)
        )
      },
      remove: ({ organization_id, id }) =>
        sql`
          delete from maintenance.work_order_lines l where l.organization_id = ${organization_id} and l.id = ${id}
            and not exists (
              select from maintenance.labor w where w.organization_id = l.organization_id and w.line_id = l.id)
            and not exists (
              select from maintenance.used_parts p
              where p.organization_id = l.organization_id and p.line_id = l.id and p.quantity > 0)
          returning id`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.orDie
        )
    })
  })
)
