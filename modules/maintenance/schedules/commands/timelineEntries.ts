import { now, type OrganizationId } from "#kernel"
import type { TimelineRecord } from "#fleet"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import type { TaskId } from "../../contract/ids.ts"
import { taskNames } from "./taskNames.ts"

interface Service {
  readonly vehicle_id: VehicleId
  readonly task_id: TaskId
  readonly skip_reason?: string | null
}

/** What happened to services, for the timelines of their vehicles. */
export const timelineEntries = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  services: ReadonlyArray<Service>,
  kind: "service.completed" | "service.skipped" | "service.reopened"
) {
  const at = yield* now
  const names = yield* taskNames(organizationId, services)
  return services.map(({ vehicle_id: vehicleId, task_id, skip_reason }): TimelineRecord => ({
    organizationId,
    vehicleId,
    at,
    kind,
    details: {
      task: names.get(task_id) ?? "",
      ...(typeof skip_reason === "string" && { reason: skip_reason })
    }
  }))
})
