import { CurrentActor, type OrganizationId, transactional } from "#kernel"
import { Effect, Option } from "effect"
import type { WorkOrderId } from "../../contract/ids.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { WorkOrders } from "../domain/WorkOrders.ts"

/** What a notice says of a work order; nothing if it was deleted meanwhile. Runs `more` in the same unit of work. */
export const noticeOf = <A, E, R>(
  organizationId: OrganizationId,
  id: WorkOrderId,
  more: Effect.Effect<A, E, R>
) =>
  transactional(
    Effect.gen(function* () {
      const order = Option.getOrUndefined(yield* WorkOrders.use((orders) => orders.find(organizationId, id)))
      if (order === undefined) return undefined
      const { number, title, vehicle_id } = order
      const { name: vehicle } = yield* namedVehicle(organizationId, vehicle_id).pipe(Effect.orDie)
      return { about: { number, title, vehicle }, more: yield* more }
    })
  ).pipe(
    Effect.provideService(CurrentActor, {
      _tag: "Job",
      name: "maintenance.notify-of-work-orders",
      organizationId
    })
  )
