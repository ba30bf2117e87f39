import { orNotFound, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import type { OccurrenceId } from "../../contract/ids.ts"
import { Occurrences } from "../domain/Occurrences.ts"
import { recordService } from "./recordService.ts"
import { reopenOccurrences } from "./reopenOccurrences.ts"
import { timelineEntries } from "./timelineEntries.ts"

/** Opens a service again that was completed or skipped. Readings that were recorded with it stay. */
export const reopenService = Effect.fn("maintenance.reopenService")(function* (id: OccurrenceId) {
  const { organizationId } = yield* permitted("services.edit")
  const service = yield* Occurrences.use((all) => all.find(organizationId, id)).pipe(orNotFound("service"))
  yield* reopenOccurrences(organizationId, [id])
  const { vehicle_id, task_id } = service
  const entries = yield* timelineEntries(organizationId, [{ vehicle_id, task_id }], "service.reopened")
  yield* VehicleTimeline.use((timeline) => timeline.record(entries))
  yield* recordService(organizationId, service, "service.reopened")
}, transactional)
