import {
  IntervalMissing,
  IntervalUnclear,
  ItemUnknown,
  SupersedingInCircle
} from "../../contract/errors/services.ts"
import type { ProgramItemId } from "../../contract/ids.ts"
import type { ProgramItemFields, ProgramRule } from "../../contract/programViews.ts"
import type { ServicedVehicle } from "../../schedules/domain/vehicles.ts"

const folded = (text: string): string => text.trim().toLowerCase()

/** Whether a list is empty or contains a value, ignoring case. */
const allows = (list: ReadonlyArray<string>, value: string | null): boolean =>
  list.length === 0 || (value !== null && list.some((one) => folded(one) === folded(value)))

/** Whether a program applies to a vehicle. Never to one that is no longer in the fleet. */
export const appliesTo = (rule: ProgramRule, vehicle: ServicedVehicle): boolean => {
  if (vehicle.disposed) return false
  const { makes, models, kinds, body_classes, group_ids, vehicle_ids } = rule
  if (vehicle_ids.includes(vehicle.id)) return true
  const conditions = [makes, models, kinds, body_classes, group_ids]
  if (vehicle_ids.length > 0 && conditions.every(({ length }) => length === 0)) return false
  return (
    allows(makes, vehicle.make) &&
    allows(models, vehicle.model) &&
    allows(kinds, vehicle.kind) &&
    allows(body_classes, vehicle.body_class) &&
    allows(group_ids, vehicle.group_id)
  )
}

type Items = ReadonlyArray<ProgramItemFields>

const areUnique = (values: ReadonlyArray<string>) => new Set(values).size === values.length

/** Why these cannot be the tasks of a program, if so. */
export const refusalOfItems = (items: Items) => {
  const ids = items.map(({ id }) => id)
  const known = new Set<string>(ids)
  if (!areUnique(ids) || !areUnique(items.map(({ task_id }) => task_id))) return new ItemUnknown()
  if (items.some(({ supersedes }) => !supersedes.every((id) => known.has(id)))) return new ItemUnknown()
  const refusal = items.map(refusalOfInterval).find((one) => one !== undefined)
  return refusal ?? (isCircular(items) ? new SupersedingInCircle() : undefined)
}

type Interval = Pick<ProgramItemFields, "every_m" | "every_s" | "every_months" | "every_days">

/** Why this cannot be an interval, if so. */
export const refusalOfInterval = ({ every_m, every_s, every_months, every_days }: Interval) => {
  if (every_months !== null && every_days !== null) return new IntervalUnclear()
  const isMissing = every_m === null && every_s === null && every_months === null && every_days === null
  return isMissing ? new IntervalMissing() : undefined
}

/** Whether an item includes itself, directly or through others. Takes away those that include none of the rest. */
const isCircular = (items: Items): boolean => {
  let rest = items
  for (;;) {
    const ids = new Set<ProgramItemId>(rest.map(({ id }) => id))
    const next = rest.filter(({ supersedes }) => supersedes.some((id) => ids.has(id)))
    if (next.length === 0) return false
    if (next.length === rest.length) return true
    rest = next
  }
}
