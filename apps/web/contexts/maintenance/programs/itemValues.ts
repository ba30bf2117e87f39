import type { MeterUnit } from "#fleet/contract"
import { DEFAULT_TOLERANCE_PCT, ProgramItemId } from "#maintenance/contract"
import { numberIn } from "../../fleet/form/numberIn.ts"
import type { ItemDraft } from "./drafts.ts"
import { daysOf, intervalOf, intervalValuesOf, siOf, typed, whole } from "./intervalValues.ts"

/** The fields of the dialog of a program's task. */
export const valuesOf = (item: ItemDraft, unit: MeterUnit) => ({
  task: item.task,
  ...intervalValuesOf(item, unit),
  soonDistance: typed(item.due_soon_m, unit),
  soonHours: typed(item.due_soon_s, "h"),
  soonDays: whole(item.due_soon_days),
  firstDistance: typed(item.first_at_m, unit),
  firstHours: typed(item.first_at_s, "h"),
  firstDays: whole(item.first_at_days),
  tolerance: String(item.tolerance_pct),
  recur: item.recur,
  includes: item.supersedes.join(",")
})

export type ItemValues = Readonly<Record<keyof ReturnType<typeof valuesOf>, string>>

export const includedIn = (text: string): ReadonlyArray<ProgramItemId> =>
  text === "" ? [] : text.split(",").map((id) => ProgramItemId.make(id))

/** The task of a program, as it was typed. */
export const itemOf = (values: ItemValues, id: ItemDraft["id"], unit: MeterUnit): ItemDraft => ({
  id,
  task: values.task,
  ...intervalOf(values, unit),
  first_at_m: siOf(values.firstDistance, unit),
  first_at_s: siOf(values.firstHours, "h"),
  first_at_days: daysOf(values.firstDays),
  due_soon_m: siOf(values.soonDistance, unit),
  due_soon_s: siOf(values.soonHours, "h"),
  due_soon_days: daysOf(values.soonDays),
  tolerance_pct: values.tolerance.trim() === "" ? DEFAULT_TOLERANCE_PCT : numberIn(values.tolerance),
  recur: values.recur === "fixed_grid" ? "fixed_grid" : "from_completion",
  supersedes: includedIn(values.includes)
})
