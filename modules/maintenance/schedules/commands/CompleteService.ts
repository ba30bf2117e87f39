import { type CalendarDate, type Input, type Member, orNotFound, permitted, transactional } from "#kernel"
import { MeterReadings, VehicleTimeline } from "#fleet"
import type { StandardKind } from "#fleet/contract"
import { OrganizationDirectory } from "#tenancy"
import { Effect, Option } from "effect"
import { ServiceInFuture, ServiceIsClosed } from "../../contract/errors/services.ts"
import type { OccurrenceId } from "../../contract/ids.ts"
import type { CompleteService } from "../../contract/services.ts"
import { type Occurrence, Occurrences } from "../domain/Occurrences.ts"
import { pastService } from "../queries/pastViews.ts"
import { completeOccurrences } from "./completeOccurrences.ts"
import { instantOf, lifeAt } from "./lifeOn.ts"
import { recordService } from "./recordService.ts"
import { timelineEntries } from "./timelineEntries.ts"
import { momentIn } from "./today.ts"

type Entered = Input<typeof CompleteService>["body"]

/** Records that a service was done, with what the dials showed then. */
export const completeService = Effect.fn("maintenance.completeService")(function* (
  id: OccurrenceId,
  entered: Entered
) {
  const member = yield* permitted("services.complete")
  const { organizationId } = member
  const service = yield* Occurrences.use((all) => all.find(organizationId, id)).pipe(orNotFound("service"))
  const moment = yield* momentIn(organizationId)
  const on = entered.on ?? moment.today
  if (on > moment.today) return yield* new ServiceInFuture()
  // Before readings are recorded for it.
  if (service.closed_at !== null) return yield* new ServiceIsClosed()
  const readAt = instantOf(on, moment)
  yield* readDial(member, service, readAt, "odometer", entered)
  yield* readDial(member, service, readAt, "engine_hours", entered)
  const closed = yield* complete(member, service, on, readAt, entered)
  const entries = yield* timelineEntries(organizationId, [closed], "service.completed")
  yield* VehicleTimeline.use((timeline) => timeline.record(entries))
  yield* recordService(organizationId, closed, "service.completed")
  return yield* pastService(organizationId, id)
}, transactional)

/** Records what a dial showed, if it was entered. Locks the vehicle. */
const readDial = Effect.fnUntraced(function* (
  { organizationId }: Member,
  { id, vehicle_id: vehicleId }: Occurrence,
  readAt: Date,
  kind: StandardKind,
  { odometer, hours, confirm = false }: Entered
) {
  const dial = kind === "odometer" ? odometer : hours
  if (dial === undefined || dial === null) return
  yield* MeterReadings.use((readings) =>
    readings.record({
      organizationId,
      vehicleId,
      meter: { kind },
      readAt,
      ...dial,
      source: "work_order",
      sourceRef: id,
      confirmed: confirm
    })
  )
})

const complete = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  { id, vehicle_id }: Occurrence,
  on: CalendarDate,
  readAt: Date,
  { note = null, cost_minor = null }: Entered
) {
  const { m, s } = yield* lifeAt(organizationId, vehicle_id, readAt)
  const settings = yield* OrganizationDirectory.use((directory) => directory.settingsOf(organizationId))
  const completion = {
    occurrence_id: id,
    completed_on: on,
    m: m?.value ?? null,
    s: s?.value ?? null,
    read: { m: m?.read === true, s: s?.read === true },
    work_order_id: null,
    note,
    cost_minor,
    currency: cost_minor === null ? null : Option.getOrThrow(settings).currency
  }
  const [closed] = yield* completeOccurrences(organizationId, [completion], userId)
  return closed ?? (yield* new ServiceIsClosed())
})
