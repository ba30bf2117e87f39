import { type Input, type Member, now, orNotFound, permitted, publish, record, transactional } from "#kernel"
import { RecordFiles } from "#files"
import { FileUnavailable } from "#files/contract"
import { Effect, Option } from "effect"
import { lockedAssignment, type Locked } from "../../assignments/commands/changeAssignment.ts"
import { endAt } from "../../assignments/commands/endAt.ts"
import { startAt } from "../../assignments/commands/startAt.ts"
import { AssignmentNotPossible, HandoverConflict, TooMuchDamage } from "../../contract/errors/drivers.ts"
import { HandoverRecorded } from "../../contract/events.ts"
import type { HandoverDirection } from "../../contract/handoverViews.ts"
import type { HandoverId } from "../../contract/ids.ts"
import type { RecordHandover } from "../../contract/index.ts"
import { vehicleName } from "../../contract/vehicleViews.ts"
import { VehicleTimeline } from "../../ports/VehicleTimeline.ts"
import { inspected, recordedDamage } from "../domain/damage.ts"
import { type Handover, Handovers } from "../domain/Handovers.ts"
import { HandoverList } from "../queries/HandoverList.ts"
import { handoverView } from "../queries/handoverViews.ts"
import { correctedHandover } from "./correctedHandover.ts"
import { takeReading } from "./takeReading.ts"

type Body = Input<typeof RecordHandover>["body"]

/**
 * Records what a vehicle was like when its driver got or returned it, which starts or ends the assignment. One that was
 * recorded under this id is returned as it is.
 */
export const recordHandover = Effect.fn("fleet.recordHandover")(function* (id: HandoverId, body: Body) {
  const member = yield* permitted("handovers.record")
  const { organizationId } = member
  const locked = yield* lockedAssignment(organizationId, body.assignment_id)
  // A driver records their own handovers.
  if (locked.driver.user_id !== member.userId) yield* permitted("handovers.record_any")
  const recorded = yield* Handovers.use((handovers) => handovers.find(organizationId, id))
  if (Option.isNone(recorded)) yield* recordNew(id, body, locked, member)
  else if (!isSame(recorded.value, body)) yield* new HandoverConflict()
  const handover = yield* HandoverList.use((list) => list.find(organizationId, id)).pipe(
    orNotFound("handover")
  )
  return yield* handoverView(member, handover)
}, transactional)

const isSame = (recorded: Handover, { assignment_id, direction }: Body): boolean =>
  recorded.assignment_id === assignment_id && recorded.direction === direction

const recordNew = Effect.fnUntraced(function* (id: HandoverId, body: Body, locked: Locked, member: Member) {
  const { organizationId: organization_id, userId } = member
  const { at: device_at, reading: dial, marks, repaired, photos, corrects_id = null, ...rest } = body
  yield* requirePhotos(member, body)
  const recorded_at = yield* now
  const at = device_at > recorded_at ? recorded_at : device_at
  const corrected = yield* correctedHandover(organization_id, body)
  if (corrected === null) yield* handOver(locked, body.direction, at)
  const vehicle_id = locked.vehicle.id
  const reading = yield* takeReading({ organization_id, vehicle_id, id, at }, dial, corrected)
  const handovers = yield* Handovers
  const open = yield* handovers.openDamage(organization_id, vehicle_id)
  const damage = inspected(open, { marks, repaired }, { organization_id, vehicle_id, id, corrects_id, at })
  if (damage === undefined) return yield* new TooMuchDamage()
  const handover: Handover = {
    ...rest,
    ...reading,
    organization_id,
    id,
    vehicle_id,
    driver_id: locked.driver.id,
    at,
    device_at,
    recorded_at,
    recorded_by: userId,
    photos,
    damage: damage.map(recordedDamage),
    corrects_id
  }
  yield* handovers.add(handover)
  yield* handovers.saveDamage(
    damage.filter(({ id: mark, state }) => open.find((one) => one.id === mark)?.state !== state)
  )
  yield* announce(handover, locked)
})

/** Each photo was uploaded by this person, and is one. */
const requirePhotos = Effect.fnUntraced(function* ({ organizationId }: Member, { photos, marks }: Body) {
  const ids = [...photos, ...marks].flatMap(({ file_id }) => (file_id === null ? [] : [file_id]))
  const files = yield* RecordFiles.use((all) => all.byIds(organizationId, [...new Set(ids)]))
  if (ids.some((file) => files.get(file)?.kind !== "photo")) yield* new FileUnavailable()
})

/** Starts what was planned, or ends what is active. What was started or ended without a handover gets one afterwards. */
const handOver = Effect.fnUntraced(function* (locked: Locked, direction: HandoverDirection, at: Date) {
  const { state } = locked.assignment
  if (state === "cancelled" || (direction === "in" && state === "planned"))
    return yield* new AssignmentNotPossible()
  if (direction === "out" && state === "planned") yield* startAt(locked, at)
  if (direction === "in" && state === "active") yield* endAt(locked, at)
})

const announce = Effect.fnUntraced(function* (handover: Handover, { vehicle, driver }: Locked) {
  const { organization_id: organizationId, id: handoverId, assignment_id: assignmentId, direction } = handover
  const { id: vehicleId } = vehicle
  const added = handover.damage.filter(({ state }) => state === "new").length
  const details = { handover_id: handoverId, driver: driver.name, damage: String(added) }
  const kind = handover.corrects_id === null ? `handover.${direction}` : "handover.corrected"
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([{ organizationId, vehicleId, at: handover.at, kind, details }])
  )
  yield* publish(new HandoverRecorded({ organizationId, handoverId, vehicleId, assignmentId, direction }))
  yield* record({
    action: kind,
    organizationId,
    subject: vehicleName(vehicle),
    details: { driver: driver.name }
  })
})
