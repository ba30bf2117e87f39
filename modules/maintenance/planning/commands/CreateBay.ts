import { newId, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { BayView } from "../../contract/bays.ts"
import { BayId } from "../../contract/ids.ts"
import { Bays } from "../domain/Bays.ts"
import { announceBay, requireRoom } from "./changeBay.ts"

/** Adds a bay to the workshop. */
export const createBay = Effect.fn("maintenance.createBay")(function* (name: string) {
  const { organizationId } = yield* permitted("workorders.approve")
  yield* requireRoom(organizationId)
  const at = yield* now
  const bay: BayView = {
    id: yield* newId(BayId),
    organization_id: organizationId,
    name,
    archived_at: null,
    created_at: at,
    updated_at: at,
    version: 1
  }
  yield* Bays.use((bays) => bays.add(bay))
  yield* announceBay(bay, "bay.created")
  return bay
}, transactional)
