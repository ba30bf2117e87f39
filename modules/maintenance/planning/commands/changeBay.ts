import { changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { type BayView, MAX_BAYS } from "../../contract/bays.ts"
import { TooManyBays } from "../../contract/errors/planning.ts"
import { BayChanged } from "../../contract/events/planning.ts"
import type { BayId } from "../../contract/ids.ts"
import { Bays } from "../domain/Bays.ts"

/** Loads a bay and locks it until the unit of work ends. */
export const lockedBay = (organizationId: OrganizationId, id: BayId) =>
  Bays.use((bays) => bays.lockBay(organizationId, id)).pipe(orNotFound("bay"))

/** Fails if the organization has as many bays as it can have. */
export const requireRoom = Effect.fnUntraced(function* (organizationId: OrganizationId) {
  const active = yield* Bays.use((bays) => bays.countActive(organizationId))
  if (active >= MAX_BAYS) yield* new TooManyBays()
})

export const nextVersion = (before: BayView, changes: Partial<BayView>, at: Date): BayView => ({
  ...before,
  ...changes,
  version: before.version + 1,
  updated_at: at
})

/** Publishes and records what was done to a bay. */
export const announceBay = Effect.fnUntraced(function* (
  { organization_id: organizationId, id: bayId, name: subject }: BayView,
  action: `bay.${string}`
) {
  yield* publish(new BayChanged({ organizationId, bayId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject })
})
