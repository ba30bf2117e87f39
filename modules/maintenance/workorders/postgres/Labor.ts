import { constraintOf, done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type AmountTooLarge, TimerRunning } from "../../contract/errors/workOrders.ts"
import { Labor, LaborEntry } from "../domain/Labor.ts"
import { refusedAmount } from "./refusedAmount.ts"

const entry = rowOf(LaborEntry)
const entries = rowsOf(LaborEntry)

export const LaborLive = Layer.effect(
  Labor,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = sql`organization_id, id, work_order_id, line_id, technician_id, started_at, ended_at, billable`
    return Labor.of({
      find: (organizationId, id) =>
        entry(
          sql`select ${columns} from maintenance.labor where organization_id = ${organizationId} and id = ${id}`
        ),
      of: (organizationId, workOrderId) =>
        entries(sql`
          select ${columns} from maintenance.labor
          where organization_id = ${organizationId} and work_order_id = ${workOrderId} order by started_at, id`),
      add: (added) =>
        sql`insert into maintenance.labor ${sql.insert({ ...added })}`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", (error): Effect.Effect<never, TimerRunning | AmountTooLarge> =>
            constraintOf(error) === "one_running_timer"
              ? Effect.fail(new TimerRunning())
              : refusedAmount(error)
          )
        ),
      stop: ({ organization_id, id }, at) =>
        sql`
          update maintenance.labor set ended_at = ${at}
          where organization_id = ${organization_id} and id = ${id} and ended_at is null`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", refusedAmount)
        ),
      remove: ({ organization_id, id }) =>
        done(sql`delete from maintenance.labor where organization_id = ${organization_id} and id = ${id}`)
    })
  })
)
