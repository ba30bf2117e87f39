import { dayIn, type UserId } from "#kernel"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import { type Completion, completeOccurrences } from "../../schedules/commands/completeOccurrences.ts"
import { reopenOccurrences } from "../../schedules/commands/reopenOccurrences.ts"
import { type WorkOrderLine, WorkOrderLines } from "../domain/WorkOrderLines.ts"
import type { WorkOrder } from "../domain/WorkOrders.ts"

const servicesOn = (lines: ReadonlyArray<WorkOrderLine>) =>
  lines.flatMap(({ occurrence_id, total_minor }) =>
    occurrence_id === null ? [] : [{ occurrence_id, total_minor }]
  )

/** Completes the services of a work order with its reading, and returns those that were still open. */
export const completeServices = Effect.fnUntraced(function* (
  order: WorkOrder,
  lines: ReadonlyArray<WorkOrderLine>,
  { m, s, read }: Pick<Completion, "m" | "s" | "read">,
  { by, at }: { readonly by: UserId; readonly at: Date }
) {
  const { organization_id: organizationId, id: work_order_id, currency } = order
  const services = servicesOn(lines)
  if (services.length === 0) return []
  const settings = yield* OrganizationDirectory.use((all) => all.settingsOf(organizationId))
  const timeZone = Option.match(settings, { onNone: () => "UTC", onSome: ({ time_zone }) => time_zone })
  const completed_on = dayIn(timeZone, at)
  const done = { completed_on, m, s, read, work_order_id, currency }
  return yield* completeOccurrences(
    organizationId,
    services.map(({ occurrence_id, total_minor }) => ({
      ...done,
      occurrence_id,
      cost_minor: total_minor
    })),
    by
  )
})

/** Opens the services of a work order again. One that was done once more since, or is no longer needed, stays done. */
export const reopenServices = Effect.fnUntraced(function* (order: WorkOrder) {
  const lines = yield* WorkOrderLines.use((all) => all.of(order.organization_id, order.id))
  for (const { occurrence_id } of servicesOn(lines))
    yield* reopenOccurrences(order.organization_id, [occurrence_id]).pipe(
      Effect.catchTags({
        ScheduleEnded: () => Effect.void,
        ServiceIsOpen: () => Effect.void,
        ServiceNotLast: () => Effect.void
      })
    )
})
