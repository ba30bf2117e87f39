import { now, orNotFound, permitted, transactional } from "#kernel"
import { VehicleTimeline } from "#fleet"
import { Effect } from "effect"
import { ServiceIsClosed } from "../../contract/errors/services.ts"
import type { OccurrenceId } from "../../contract/ids.ts"
import { skipped } from "../domain/closing.ts"
import { Occurrences } from "../domain/Occurrences.ts"
import { Schedules } from "../domain/Schedules.ts"
import { pastService } from "../queries/pastViews.ts"
import { announceClosed, openNext } from "./completeOccurrences.ts"
import { recordService } from "./recordService.ts"
import { timelineEntries } from "./timelineEntries.ts"

/** Skips an open service. The next one counts from when this one was due. */
export const skipService = Effect.fn("maintenance.skipService")(function* (id: OccurrenceId, reason: string) {
  const { organizationId, userId } = yield* permitted("services.edit")
  const occurrences = yield* Occurrences
  const { vehicle_id } = yield* occurrences.find(organizationId, id).pipe(orNotFound("service"))
  const schedules = yield* Schedules.use((all) => all.lockOfVehicles(organizationId, [vehicle_id]))
  // Someone else may have closed it before the schedules were locked.
  const before = yield* occurrences.find(organizationId, id).pipe(orNotFound("service"))
  if (before.closed_at !== null) return yield* new ServiceIsClosed()
  const service = skipped(before, reason, { at: yield* now, by: userId })
  yield* occurrences.save([service])
  yield* openNext(organizationId, schedules, [service])
  yield* announceClosed(organizationId, [service])
  const entries = yield* timelineEntries(organizationId, [service], "service.skipped")
  yield* VehicleTimeline.use((timeline) => timeline.record(entries))
  yield* recordService(organizationId, service, "service.skipped")
  return yield* pastService(organizationId, id)
}, transactional)
