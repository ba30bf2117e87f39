import { type Demo, type EarlierDemo } from "#kernel"
import { Effect } from "effect"
import { playDefects } from "./demo/defects.ts"
import { playParts } from "./demo/parts.ts"
import { playRecalls } from "./demo/recalls.ts"
import { playServices } from "./demo/services.ts"
import { playStickers } from "./demo/stickers.ts"
import { playUsualParts } from "./demo/usualParts.ts"
import { playWarranties } from "./demo/warranties.ts"
import { playWorkOrders } from "./demo/workOrders.ts"
import { playWorkshop } from "./demo/workshop.ts"

/** What the vehicles of the demo organizations need, and what was done. */
const play = Effect.fn("maintenance.demo")(function* (earlier: EarlierDemo) {
  const fleets = yield* earlier("vehicles")
  const camera = { upload: yield* earlier("uploading"), draw: yield* earlier("drawing") }
  for (const organization of yield* earlier("organizations")) {
    const fleet = fleets.get(organization.id) ?? []
    yield* playServices(organization, fleet)
    const stock = yield* playParts(organization)
    yield* playUsualParts(organization, stock.parts)
    const bays = yield* playWorkshop(organization)
    yield* playWorkOrders(organization, fleet, { ...stock, bays })
    yield* playDefects(organization, fleet, camera)
    yield* playStickers(organization, fleet)
    yield* playRecalls(organization, fleet)
    yield* playWarranties(organization, fleet)
  }
  return {}
})

export const demo = { play } satisfies Demo
