import {
  asDemoMember,
  CalendarDate,
  dayOf,
  type DemoOrganization,
  inRole,
  minutes,
  pageRequest,
  plus,
  Story
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import type { VehicleSystem } from "../contract/defectViews.ts"
import { createCampaign } from "../recalls/commands/CreateCampaign.ts"
import { markRecallNotApplicable } from "../recalls/commands/MarkRecallNotApplicable.ts"
import { matchRecalls } from "../recalls/commands/MatchRecalls.ts"
import { reportRecallDone } from "../recalls/commands/ReportRecallDone.ts"
import { listRecalls } from "../recalls/queries/ListRecalls.ts"

interface Planned {
  readonly number: string
  readonly system: VehicleSystem
  /** The vehicle whose make and model it concerns. */
  readonly like: number
  readonly words: Readonly<Record<"en" | "es", readonly [component: string, summary: string, remedy: string]>>
}

const PLANS: ReadonlyArray<Planned> = [
  {
    number: "R/2025/0412",
    system: "brakes",
    like: 0,
    words: {
      en: ["Brake hoses", "The front brake hoses may crack and leak.", "Dealers replace the hoses."],
      es: [
        "Latiguillos de freno",
        "Los latiguillos delanteros pueden agrietarse y perder líquido.",
        "El concesionario sustituye los latiguillos."
      ]
    }
  },
  {
    number: "R/2026/0077",
    system: "electrical",
    like: 3,
    words: {
      en: ["Wiring of the tailgate", "A cable may chafe and cause a short circuit.", "Dealers reroute it."],
      es: [
        "Cableado del portón",
        "Un cable puede rozarse y causar un cortocircuito.",
        "El concesionario cambia su recorrido."
      ]
    }
  }
]

const REASON = {
  en: "By its VIN, the manufacturer says that it is not affected.",
  es: "Según el VIN, el fabricante indica que no está afectado."
}

/** Recalls that were entered by hand: most of them open, one done and one that does not apply. */
export const playRecalls = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const language = organization.key === "harbour" ? "es" : "en"
  const morning = dayOf(organization, until, 18, 9, 0)
  let steps = 0
  const next = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    happens(plus(morning, minutes((steps += 5))), work.pipe(asDemoMember(manager)))
  for (const { number, system, like, words } of PLANS) {
    const [component, summary, remedy] = words[language]
    const { make = null, model = null } = fleet[like] ?? {}
    if (make === null) continue
    const rule = { make, model, year_from: null, year_to: null }
    const reported_on = CalendarDate.make("2026-01-20")
    yield* next(
      createCampaign({ number, manufacturer: make, component, system, summary, remedy, reported_on, ...rule })
    )
  }
  yield* next(matchRecalls(organization.id, { since: null }))
  const { items } = yield* next(listRecalls({}, pageRequest({})))
  const [done, other] = items
  if (done === undefined || other === undefined) return
  const done_on = CalendarDate.make(dayOf(organization, until, 18, 9, 0).toISOString().slice(0, 10))
  yield* next(reportRecallDone(done.id, { expected_version: done.version, done_on, note: null }))
  yield* next(
    markRecallNotApplicable(other.id, { expected_version: other.version, reason: REASON[language] })
  )
})
