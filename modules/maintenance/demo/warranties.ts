import {
  asDemoMember,
  CalendarDate,
  dayOf,
  type DemoOrganization,
  inRole,
  minutes,
  plus,
  Story
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import type { VehicleSystem } from "../contract/defectViews.ts"
import type { WarrantyScope } from "../contract/warrantyViews.ts"
import { createWarranty } from "../warranties/commands/CreateWarranty.ts"
import { openWorkOrder } from "../workorders/commands/OpenWorkOrder.ts"

interface Planned {
  readonly scope: WarrantyScope
  readonly systems?: ReadonlyArray<VehicleSystem>
  readonly covers?: Readonly<Record<"en" | "es", string>>
  /** Days from the end of the story. */
  readonly from: number
  readonly until: number
  readonly km: number | null
}

const PLANS: ReadonlyArray<Planned> = [
  { scope: "powertrain", from: -700, until: 760, km: 200_000 },
  { scope: "bumper_to_bumper", from: -1060, until: 35, km: 160_000 },
  { scope: "battery", from: -700, until: 2220, km: 160_000 },
  { scope: "corrosion", from: -1500, until: -40, km: null },
  {
    scope: "part",
    systems: ["engine"],
    covers: { en: "Turbocharger", es: "Turbocompresor" },
    from: -120,
    until: 610,
    km: null
  }
]

const WORK = { en: "Gearbox is noisy", es: "La caja de cambios hace ruido" }

const METERS_PER_KM = 1000
const DAY = 86_400_000

/** Warranties of the first vehicles, the first one with a work order that it may pay for. */
export const playWarranties = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const language = organization.key === "harbour" ? "es" : "en"
  const morning = dayOf(organization, until, 20, 9, 0)
  const dayAfter = (days: number) =>
    CalendarDate.make(new Date(until.getTime() + days * DAY).toISOString().slice(0, 10))
  const vehicles = fleet.filter(({ lifecycle }) => lifecycle === "in_service")
  let steps = 0
  const next = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    happens(plus(morning, minutes((steps += 5))), work.pipe(asDemoMember(manager)))
  for (const [n, { scope, systems = [], covers, from, until: end, km }] of PLANS.entries()) {
    const vehicle = vehicles[n % 3]
    if (vehicle === undefined) continue
    const body = {
      scope,
      systems,
      covers: covers?.[language] ?? null,
      provider: vehicle.make ?? "OEM",
      reference: `W-${2041 + n}`,
      starts_on: dayAfter(from),
      until_date: dayAfter(end),
      until_m: km === null ? null : km * METERS_PER_KM,
      until_s: null,
      note: null
    }
    yield* next(createWarranty(vehicle.id, body))
  }
  const [first] = vehicles
  if (first === undefined) return
  const title = WORK[language]
  const lines = [{ title, system: "transmission" as const, labor_minutes: 120 }]
  const opening = openWorkOrder({ vehicle_id: first.id, kind: "corrective", title, lines })
  yield* happens(dayOf(organization, until, 1, 9, 40), opening.pipe(asDemoMember(manager)))
})
