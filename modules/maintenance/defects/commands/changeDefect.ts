import { type AuditRecord, CurrentActor, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { DefectNotPossible, DefectWasChanged } from "../../contract/errors/defects.ts"
import { DefectChanged } from "../../contract/events/defects.ts"
import type { DefectState } from "../../contract/defectStates.ts"
import type { DefectId } from "../../contract/ids.ts"
import { type Defect, defectName, mayBecome } from "../domain/Defect.ts"
import { DefectRecords } from "../domain/DefectRecords.ts"

/** A defect as the caller has seen it. It is not locked: `saveDefect` refuses to overwrite another version. */
export const defectAsSeen = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: DefectId,
  expectedVersion: number
) {
  const defect = yield* DefectRecords.use((records) => records.find(organizationId, id)).pipe(
    orNotFound("defect")
  )
  if (defect.version !== expectedVersion) return yield* new DefectWasChanged()
  return defect
})

export const requireNext = (defect: Defect, next: DefectState) =>
  mayBecome(defect, next) ? Effect.void : Effect.fail(new DefectNotPossible())

/** Stores the next version of a defect, publishes and records it. Fails if there is another one by now. */
export const saveDefect = Effect.fnUntraced(function* (
  defect: Defect,
  action: AuditRecord["action"],
  details: Readonly<Record<string, string>> = {}
) {
  const { organization_id: organizationId, vehicle_id: vehicleId, id: defectId } = defect
  const isSaved = yield* DefectRecords.use((records) => records.save(defect))
  if (!isSaved) return yield* new DefectWasChanged()
  const actor = yield* CurrentActor
  const resolution = action === "defect.resolved" ? defect.resolution : null
  yield* publish(
    new DefectChanged({
      organizationId,
      vehicleId,
      defectId,
      ...(resolution !== null && { resolution }),
      ...(action === "defect.reopened" && actor._tag === "Member" && { reopenedBy: actor.userId })
    })
  )
  yield* record({ action, organizationId, subject: `${defectName(defect)}: ${defect.title}`, details })
})
