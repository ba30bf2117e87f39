import {
  anonymous,
  CurrentActor,
  dayOf,
  type DemoOrganization,
  inRole,
  minutes,
  newId,
  plus,
  Story,
  Uuid
} from "#kernel"
import type { VehicleView } from "#fleet/contract"
import { Effect } from "effect"
import { createSticker } from "../defects/commands/CreateSticker.ts"
import { reportBySticker } from "../defects/commands/ReportBySticker.ts"
import { revokeSticker } from "../defects/commands/RevokeSticker.ts"
import { isSpanish, step } from "./workOrderStory.ts"

const REPORTS = {
  en: {
    title: "Passenger door does not close properly",
    note: "It has to be slammed.",
    name: "Paula Weber",
    contact: "+1 555 0163"
  },
  es: {
    title: "La puerta del acompañante no cierra bien",
    note: "Hay que dar un portazo.",
    name: "Paula Sousa",
    contact: "+351 21 000 4163"
  }
}

/** The vehicles with a sticker: a defect is reported by the second one, and the last one is revoked. */
const STICKERS = 3

/** Stickers in some vehicles, and what a person without an account reported by one. */
export const playStickers = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  fleet: ReadonlyArray<VehicleView>
) {
  const { until, happens } = yield* Story
  const manager = inRole(organization, "manager")
  const at = dayOf(organization, until, 26, 10, 0)
  const vehicles = fleet.filter(({ lifecycle }) => lifecycle === "in_service").slice(0, STICKERS)
  const made = yield* Effect.forEach(vehicles, ({ id }, n) =>
    step(plus(at, minutes(n * 4)), manager, createSticker(id))
  )
  const lost = made.at(-1)
  if (lost) yield* step(dayOf(organization, until, 12, 9, 30), manager, revokeSticker(lost.sticker.id))
  const token = made[1]?.path.split("token=").at(-1)
  if (token === undefined) return
  const form = REPORTS[isSpanish(organization) ? "es" : "en"]
  const reporting = Effect.flatMap(newId(Uuid), (report_id) =>
    reportBySticker({ token, report_id, says_unsafe: false, ...form })
  )
  const visitor = Effect.provideService(CurrentActor, anonymous)
  yield* happens(dayOf(organization, until, 2, 16, 40), reporting.pipe(visitor))
})
