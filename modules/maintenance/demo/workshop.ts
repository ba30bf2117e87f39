import { asDemoMember, dayOf, type DemoOrganization, inRole, minutes, plus, Story } from "#kernel"
import { Effect } from "effect"
import type { BayView } from "../contract/bays.ts"
import type { OpeningHours } from "../contract/planning.ts"
import { createBay } from "../planning/commands/CreateBay.ts"
import { setWorkingHours } from "../planning/commands/SetWorkingHours.ts"
import { setWorkshopSettings } from "../workorders/commands/SetWorkshopSettings.ts"

/** From `approval_from_minor` on, an owner or admin approves. */
const SETTINGS = { approval_from_minor: 150_000, rate_minor: 7800, tax_bp: 1900 }

const LONG: OpeningHours = { opens: 450, closes: 1050 }
const SHORT: OpeningHours = { opens: 480, closes: 780 }

const BAYS = { en: ["Lift 1", "Lift 2", "Tire bay"], es: ["Elevador 1", "Elevador 2", "Neumáticos"] }

/** What work costs, when the workshop is open, and its bays, which it returns. */
export const playWorkshop = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens } = yield* Story
  const owner = inRole(organization, "owner")
  const morning = dayOf(organization, until, 40, 9, 0)
  let steps = 0
  const next = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    happens(plus(morning, minutes((steps += 1))), work.pipe(asDemoMember(owner)))
  yield* next(setWorkshopSettings(SETTINGS))
  yield* next(setWorkingHours([LONG, LONG, LONG, LONG, LONG, SHORT, null]))
  const bays: Array<BayView> = []
  for (const name of BAYS[organization.key === "harbour" ? "es" : "en"])
    bays.push(yield* next(createBay(name)))
  return bays
})
