import { changeBy, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { WarrantyReversed, WarrantyScopeUnclear } from "../../contract/errors/warranties.ts"
import { WarrantyChanged } from "../../contract/events/warranties.ts"
import type { WarrantyId } from "../../contract/ids.ts"
import type { WarrantyRecord } from "../../contract/warrantyViews.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { standingOf } from "../domain/coverage.ts"
import { Warranties } from "../domain/Warranties.ts"
import { lifeNow } from "../queries/lifeNow.ts"

/** Loads a warranty and locks it until the unit of work ends. */
export const lockedWarranty = (organizationId: OrganizationId, id: WarrantyId) =>
  Warranties.use((warranties) => warranties.lock(organizationId, id)).pipe(orNotFound("warranty"))

export const nextVersion = (
  before: WarrantyRecord,
  changes: Partial<WarrantyRecord>,
  at: Date
): WarrantyRecord => ({ ...before, ...changes, version: before.version + 1, updated_at: at })

/** Fails unless a warranty ends after it starts, and names systems if it is one of parts. */
export const requireClear = Effect.fnUntraced(function* (warranty: WarrantyRecord) {
  const { scope, systems, covers, starts_on, until_date } = warranty
  if (until_date !== null && until_date < starts_on) return yield* new WarrantyReversed()
  const isOfParts = scope === "part"
  if (isOfParts !== systems.length > 0 || (!isOfParts && covers !== null))
    return yield* new WarrantyScopeUnclear()
})

/** A warranty and whether it pays now. */
export const viewOf = Effect.fnUntraced(function* (warranty: WarrantyRecord) {
  const life = yield* lifeNow(warranty.organization_id, warranty.vehicle_id)
  return { ...warranty, ...standingOf(warranty, life) }
})

/** Publishes and records what was done to a warranty. */
export const announceWarranty = Effect.fnUntraced(function* (
  { organization_id: organizationId, vehicle_id: vehicleId, id: warrantyId, provider }: WarrantyRecord,
  action: `warranty.${string}`,
  details: Readonly<Record<string, string>> = {}
) {
  const vehicle = yield* namedVehicle(organizationId, vehicleId).pipe(Effect.orDie)
  yield* publish(new WarrantyChanged({ organizationId, vehicleId, warrantyId, change: changeBy(action) }))
  yield* record({ action, organizationId, subject: `${vehicle.name}: ${provider}`, details })
})
