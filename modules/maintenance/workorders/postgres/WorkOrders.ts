import { NotFound } from "#kernel"
import { constraintOf, rowOf } from "#infra/postgres"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { PlanWasChanged } from "../../contract/errors/planning.ts"
import { InAnotherWorkOrder } from "../../contract/errors/workOrders.ts"
import { changeable, WorkOrder, WorkOrders } from "../domain/WorkOrders.ts"
import { workOrderColumns } from "./columns.ts"

const order = rowOf(WorkOrder)
const number = rowOf(Schema.Struct({ last: Schema.Int }))

/** What never changes. */
const FIXED = ["organization_id", "id", "number", "vehicle_id", "opened_by", "opened_at", "currency"] as const

const missing = (error: SqlError.SqlError): NotFound | undefined => {
  const constraint = constraintOf(error)
  if (constraint === "done_by_a_vendor") return new NotFound({ what: "vendor" })
  return constraint === "assigned_to_a_member" ? new NotFound({ what: "member" }) : undefined
}

const isPlanned = (error: SqlError.SqlError): boolean =>
  ["one_work_order_per_bay", "one_work_order_per_technician"].includes(constraintOf(error) ?? "")

const isTaken = (error: SqlError.SqlError): boolean =>
  ["one_open_line_per_service", "one_open_line_per_defect", "one_open_line_per_recall"].includes(
    constraintOf(error) ?? ""
  )

const refusalOf = (error: SqlError.SqlError) => {
  if (isPlanned(error)) return new PlanWasChanged()
  return isTaken(error) ? new InAnotherWorkOrder() : missing(error)
}

export const WorkOrdersLive = Layer.effect(
  WorkOrders,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = workOrderColumns(sql)
    return WorkOrders.of({
      find: (organizationId, id) =>
        order(sql`
          select ${columns} from maintenance.work_orders w
          where w.organization_id = ${organizationId} and w.id = ${id}`),
      lockOrder: (organizationId, id) =>
        order(sql`
          select ${columns} from maintenance.work_orders w
          where w.organization_id = ${organizationId} and w.id = ${id} for no key update`),
      takeNumber: (organizationId) =>
        number(sql`
          insert into maintenance.numbers as n (organization_id, kind, last) values (${organizationId}, 'work_order', 1001)
          on conflict (organization_id, kind) do update set last = n.last + 1 returning last`).pipe(
          Effect.flatMap(Effect.fromOption),
          Effect.orDie,
          Effect.map(({ last }) => last)
        ),
      add: (added) =>
        sql`
          insert into maintenance.work_orders
            ${sql.insert({ ...changeable(added), ...Struct.pick(added, FIXED), version: added.version })}`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", (error) => {
            const refusal = missing(error)
            return refusal === undefined ? Effect.die(error) : Effect.fail(refusal)
          })
        ),
      save: (changed) =>
        sql`
          update maintenance.work_orders set ${sql.update({ ...changeable(changed), version: changed.version + 1 })}
          where organization_id = ${changed.organization_id} and id = ${changed.id} and version = ${changed.version}
          returning id`.pipe(
          Effect.map((rows) => rows.length > 0),
          Effect.catchTag("SqlError", (error) => {
            const refusal = refusalOf(error)
            return refusal === undefined ? Effect.die(error) : Effect.fail(refusal)
          })
        )
    })
  })
)
