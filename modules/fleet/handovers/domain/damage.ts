import { OrganizationId } from "#kernel"
import { Schema } from "effect"
import { MAX_DAMAGE, RecordedDamage } from "../../contract/damageViews.ts"
import { type DamageId, HandoverId, VehicleId } from "../../contract/ids.ts"

/** Damage of a vehicle as stored. */
export const Damage = Schema.Struct({
  ...RecordedDamage.fields,
  organization_id: OrganizationId,
  vehicle_id: VehicleId,
  found_in: HandoverId,
  found_at: Schema.Date,
  repaired_at: Schema.NullOr(Schema.Date),
  repaired_in: Schema.NullOr(HandoverId)
})
export type Damage = typeof Damage.Type

/** What a handover says about damage: what it found, and what is no longer there. */
export interface Findings {
  readonly marks: ReadonlyArray<Omit<RecordedDamage, "state">>
  readonly repaired: ReadonlyArray<DamageId>
}

interface Inspection {
  readonly organization_id: OrganizationId
  readonly vehicle_id: VehicleId
  readonly id: HandoverId
  /** The handover that this one replaces: what that one found is still new. */
  readonly corrects_id: HandoverId | null
  readonly at: Date
}

/**
 * The damage of a vehicle after a handover: what was there stays, known from now on, unless it is no longer there. A mark
 * that is there already is not added again. Undefined if there is too much.
 */
export const inspected = (
  open: ReadonlyArray<Damage>,
  { marks, repaired }: Findings,
  { organization_id, vehicle_id, id, corrects_id, at }: Inspection
): ReadonlyArray<Damage> | undefined => {
  const before = open.map((mark): Damage => {
    if (repaired.includes(mark.id)) return { ...mark, state: "repaired", repaired_at: at, repaired_in: id }
    return mark.found_in === corrects_id ? mark : { ...mark, state: "known" }
  })
  const added = marks
    .filter(({ id: mark }, at) => marks.findIndex((one) => one.id === mark) === at)
    .filter((mark) => open.every((other) => other.id !== mark.id))
    .map((mark): Damage => ({
      ...mark,
      organization_id,
      vehicle_id,
      state: "new",
      found_in: id,
      found_at: at,
      repaired_at: null,
      repaired_in: null
    }))
  const after = [...before, ...added]
  return after.filter(({ state }) => state !== "repaired").length > MAX_DAMAGE ? undefined : after
}

/** Damage as a handover records it. */
export const recordedDamage = ({
  id,
  side,
  x,
  y,
  type,
  severity,
  size,
  note,
  file_id,
  state
}: Damage): RecordedDamage => ({ id, side, x, y, type, severity, size, note, file_id, state })
