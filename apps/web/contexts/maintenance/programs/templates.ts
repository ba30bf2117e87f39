import { dialToSi, type MeterUnit, type VehicleKind } from "#fleet/contract"
import { type CommonTask, DEFAULT_TOLERANCE_PCT } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { type ItemDraft, newItem, type RuleDraft, NO_RULE } from "./drafts.ts"

/** Ready-made programs, to begin with. */
export const TEMPLATES = ["light", "heavy", "trailers", "equipment"] as const
export type Template = (typeof TEMPLATES)[number]

export const isTemplate = (text: string | null): text is Template => TEMPLATES.some((one) => one === text)

interface Every {
  readonly task: CommonTask
  /** In thousands of kilometers, and in thousands of miles: round numbers in both. */
  readonly km?: number
  readonly mi?: number
  readonly hours?: number
  readonly months?: number
}

interface Described {
  readonly kinds: ReadonlyArray<VehicleKind>
  readonly tasks: ReadonlyArray<Every>
}

const DESCRIBED: Readonly<Record<Template, Described>> = {
  light: {
    kinds: ["car", "van"],
    tasks: [
      { task: "OIL", km: 15, mi: 10, months: 12 },
      { task: "TIRE-ROT", km: 12, mi: 7.5 },
      { task: "BRAKES", km: 20, mi: 12, months: 12 },
      { task: "AIR-FLT", km: 30, mi: 20, months: 24 },
      { task: "CABIN-FLT", km: 20, mi: 12, months: 12 },
      { task: "BRAKE-FL", months: 24 },
      { task: "ANNUAL", months: 12 }
    ]
  },
  heavy: {
    kinds: ["truck"],
    tasks: [
      { task: "OIL", km: 40, mi: 25, months: 12 },
      { task: "TIRE-CHK", km: 20, mi: 12, months: 3 },
      { task: "BRAKES", km: 40, mi: 25, months: 6 },
      { task: "FUEL-FLT", km: 60, mi: 40, months: 12 },
      { task: "AIR-FLT", km: 60, mi: 40, months: 12 },
      { task: "COOLANT", km: 200, mi: 120, months: 36 },
      { task: "ANNUAL", months: 12 }
    ]
  },
  trailers: {
    kinds: ["trailer"],
    tasks: [
      { task: "TIRE-CHK", months: 3 },
      { task: "BRAKES", months: 6 },
      { task: "ANNUAL", months: 12 }
    ]
  },
  equipment: {
    kinds: ["equipment"],
    tasks: [
      { task: "OIL", hours: 250, months: 12 },
      { task: "FUEL-FLT", hours: 500, months: 12 },
      { task: "AIR-FLT", hours: 500, months: 12 },
      { task: "BELTS", hours: 1000, months: 12 }
    ]
  }
}

const THOUSAND = 1000
/** The part of an interval in which people are reminded. */
const LEAD = 0.05
const LEAD_DAYS = 30

const si = (value: number | undefined, unit: MeterUnit) =>
  value === undefined ? null : dialToSi(value, unit)

const itemOf = ({ task, km, mi, hours, months }: Every, units: Organization["units"]): ItemDraft => {
  const [unit, thousands] = units === "imperial" ? (["mi", mi] as const) : (["km", km] as const)
  const distance = thousands === undefined ? undefined : thousands * THOUSAND
  return {
    ...newItem(),
    task,
    every_m: si(distance, unit),
    every_s: si(hours, "h"),
    every_months: months ?? null,
    due_soon_m: si(distance && Math.round(distance * LEAD), unit),
    due_soon_s: si(hours && Math.round(hours * LEAD), "h"),
    due_soon_days: months === undefined ? null : LEAD_DAYS,
    tolerance_pct: DEFAULT_TOLERANCE_PCT
  }
}

/** What a template fills in, in the person's units. */
export const filledFrom = (
  template: Template,
  units: Organization["units"]
): { readonly rule: RuleDraft; readonly items: ReadonlyArray<ItemDraft> } => {
  const { kinds, tasks } = DESCRIBED[template]
  return { rule: { ...NO_RULE, kinds }, items: tasks.map((every) => itemOf(every, units)) }
}
