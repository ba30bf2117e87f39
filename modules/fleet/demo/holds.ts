import { asDemoMember, type DemoOrganization, hours, inRole, plus, Story } from "#kernel"
import { Effect } from "effect"
import type { BlockKind } from "../contract/holdViews.ts"
import type { VehicleView } from "../contract/vehicleViews.ts"
import { blockVehicle } from "../occupancy/commands/BlockVehicle.ts"
import { releaseHold } from "../occupancy/commands/ReleaseHold.ts"
import { blockForSafety } from "../safety/commands/BlockForSafety.ts"

/** A hold, in hours before and after the end of the story, and when it was ended. */
interface Plan {
  readonly kind: BlockKind
  readonly from: number
  readonly until: number
  readonly ended?: number
  readonly status?: "tentative"
  readonly held_for: string | null
}

/** What those who have a vehicle use it for, and who they are. */
const OUT = {
  riverside: { kind: "internal_use", people: ["Nora Klein", "Tom Wagner", "Leyla Aydin"] },
  harbour: { kind: "rental", people: ["Lucía Romero", "Hotel Miramar", "Jon Etxeberria"] },
  lakeview: { kind: "loaner", people: ["Grace Miller", "Owen Brooks", "Maya Chen"] }
} as const

const workshop = { kind: "maintenance", held_for: "Workshop" } as const

/** The holds of the nth vehicle. */
const plansOf = ({ key }: DemoOrganization, n: number): ReadonlyArray<Plan> => {
  const { kind, people } = OUT[key]
  const out = { kind, held_for: people[n % people.length] ?? null }
  switch (n % 8) {
    case 0:
      return [{ ...out, from: -76, until: -2 }]
    case 1:
      return [{ ...workshop, from: -20, until: 28 }]
    case 2:
      return [{ ...out, from: -30, until: 5 }]
    case 4:
      return [
        { ...out, from: -240, until: -150, ended: -168 },
        { ...out, from: -26, until: 46 },
        { ...workshop, from: 70, until: 94 },
        { ...out, from: 118, until: 166, status: "tentative" }
      ]
    case 5:
      return [{ ...out, from: 20, until: 68 }]
    case 6:
      return [{ ...out, from: -120, until: -50, ended: -52 }]
    default:
      return []
  }
}

const HELD_VEHICLES = 24
const GROUNDED = 3

const isUsed = ({ lifecycle }: VehicleView): boolean => lifecycle === "in_service"

const take = Effect.fnUntraced(function* (organization: DemoOrganization, { id }: VehicleView, plan: Plan) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const at = (hour: number) => plus(until, hours(hour))
  const body = {
    kind: plan.kind,
    ...(plan.status && { status: plan.status }),
    starts_at: at(plan.from),
    due_at: at(plan.until),
    held_for: plan.held_for,
    note: null
  }
  const taken = yield* happens(
    at(Math.min(plan.from, -25)),
    blockVehicle(id, body).pipe(asDemoMember(manager))
  )
  if (plan.ended !== undefined)
    yield* happens(at(plan.ended), releaseHold(taken.hold.id).pipe(asDemoMember(manager)))
})

/** Vehicles that are out, late, due back, in the workshop or booked, and one that is grounded. */
export const takeVehicles = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  vehicles: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  for (const [n, vehicle] of vehicles.slice(0, HELD_VEHICLES).entries())
    if (isUsed(vehicle)) for (const plan of plansOf(organization, n)) yield* take(organization, vehicle, plan)
  const grounded = vehicles.filter(isUsed)[GROUNDED]
  if (grounded === undefined) return
  const reason = { severity: "grounded", reason: "Brake pads worn down on the front axle." } as const
  yield* happens(
    plus(until, -hours(6)),
    blockForSafety(grounded.id, reason).pipe(asDemoMember(inRole(organization, "manager")))
  )
})
