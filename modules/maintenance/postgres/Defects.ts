import { CurrentActor, newId, now, type OrganizationId, publish } from "#kernel"
import { Safety, VehicleDirectory, VehicleTimeline } from "#fleet"
import { VehicleNotInFleet } from "#fleet/contract"
import { Context, Effect, Layer } from "effect"
import { MAX_DEFECT_PHOTOS } from "../contract/defectViews.ts"
import { DefectReported, VehicleGroundedByDefect } from "../contract/events/defects.ts"
import { DefectId } from "../contract/ids.ts"
import { type Defect, newDefect } from "../defects/domain/Defect.ts"
import { demotedHolds } from "../defects/domain/demotedHolds.ts"
import { DefectRecords } from "../defects/domain/DefectRecords.ts"
import { happenedTo } from "../defects/domain/timeline.ts"
import { Defects, type DefectToRaise } from "../ports/Defects.ts"

/** Grounds the vehicle of a blocking defect. Any other one only has to be in the fleet. */
const grounded = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: DefectId,
  { vehicleId, blocking, title: reason }: DefectToRaise
) {
  if (blocking) {
    const source = { module: "maintenance", id }
    const { block, demoted } = yield* Safety.use((safety) =>
      safety.block(organizationId, { vehicleId, severity: "grounded", reason, source })
    )
    return { blockId: block.id, demoted }
  }
  const [vehicle] = yield* VehicleDirectory.use((vehicles) => vehicles.described(organizationId, [vehicleId]))
  // An unknown vehicle is refused when the defect is stored.
  if (vehicle?.disposed) return yield* new VehicleNotInFleet()
  return { blockId: null, demoted: [] }
})

const announce = Effect.fnUntraced(function* (defect: Defect, demoted: ReturnType<typeof demotedHolds>) {
  const { organization_id: organizationId, vehicle_id: vehicleId, id: defectId } = defect
  const { severity, blocking, source, reported_by: reportedBy } = defect
  const about = { organizationId, vehicleId, defectId }
  yield* publish(new DefectReported({ ...about, severity, blocking, source, reportedBy }))
  if (blocking) yield* publish(new VehicleGroundedByDefect({ ...about, groundedBy: reportedBy, demoted }))
})

const raiseOne = Effect.fnUntraced(function* (organizationId: OrganizationId, raised: DefectToRaise) {
  const actor = yield* CurrentActor
  const id = raised.id ?? (yield* newId(DefectId))
  // Before it grounds its vehicle, so that the timeline has both in this order.
  const reported_at = yield* now
  const { blockId, demoted } = yield* grounded(organizationId, id, raised)
  const { vehicleId, origin, reporter, photos, ...fields } = raised
  const defect = newDefect({
    ...fields,
    organization_id: organizationId,
    id,
    number: yield* DefectRecords.use((records) => records.nextNumber(organizationId)),
    vehicle_id: vehicleId,
    origin_module: origin?.module ?? null,
    origin_id: origin?.id ?? null,
    reported_by: "userId" in actor ? (actor.userId ?? null) : null,
    reporter_name: reporter?.name ?? null,
    reporter_contact: reporter?.contact ?? null,
    says_unsafe: reporter?.saysUnsafe ?? false,
    reported_at,
    safety_block_id: blockId
  })
  const shown = [...new Set(photos)].slice(0, MAX_DEFECT_PHOTOS)
  yield* DefectRecords.use((records) => records.add(defect, shown))
  yield* VehicleTimeline.use((timeline) =>
    timeline.record([happenedTo(defect, "reported", reported_at, { source: defect.source })])
  )
  yield* announce(defect, demotedHolds(demoted))
  return id
})

/** The one that the same item of the same record has raised before, or a new one. */
const raiseOnce = Effect.fnUntraced(function* (organizationId: OrganizationId, raised: DefectToRaise) {
  const { origin, item } = raised
  if (origin === null) return yield* raiseOne(organizationId, raised)
  const before = yield* DefectRecords.use((records) => records.raisedBy(organizationId, origin))
  return before.find((one) => one.item === item)?.id ?? (yield* raiseOne(organizationId, raised))
})

/**
 * Those that ground the vehicle come first: it is locked before the organization's numbers, as by everyone else. Returns the ids in
 * the order of the defects.
 */
const raiseAll = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  defects: ReadonlyArray<DefectToRaise>
) {
  const ids = new Map<DefectToRaise, DefectId>()
  for (const defect of defects.toSorted((one, other) => Number(other.blocking) - Number(one.blocking)))
    ids.set(defect, yield* raiseOnce(organizationId, defect))
  return defects.flatMap((defect) => ids.get(defect) ?? [])
})

type Called = CurrentActor | Effect.Services<ReturnType<typeof publish> | ReturnType<typeof newId>>
type Services = Exclude<Effect.Services<ReturnType<typeof raiseOnce>>, Called>

/** The caller's services take precedence: a dry run or the demo replaces some. */
export const DefectsLive = Layer.effect(
  Defects,
  Effect.map(Effect.context<Services>(), (services) =>
    Defects.of({
      raise: Effect.fn("maintenance.raiseDefects")(raiseAll, (work) =>
        Effect.flatMap(Effect.context<Called>(), (call) =>
          Effect.provideContext(work, Context.merge(services, call))
        )
      )
    })
  )
)
