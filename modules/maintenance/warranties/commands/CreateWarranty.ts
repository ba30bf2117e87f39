import { type Input, newId, now, permitted, transactional } from "#kernel"
import type { VehicleId } from "#fleet/contract"
import { Effect } from "effect"
import { TooManyWarranties } from "../../contract/errors/warranties.ts"
import { WarrantyId } from "../../contract/ids.ts"
import { type CreateWarranty, MAX_WARRANTIES } from "../../contract/warranties.ts"
import type { WarrantyRecord } from "../../contract/warrantyViews.ts"
import { namedVehicle } from "../../queries/namedVehicle.ts"
import { Warranties } from "../domain/Warranties.ts"
import { announceWarranty, requireClear, viewOf } from "./changeWarranty.ts"

/** Adds a warranty to a vehicle. Work that was added before is not checked again. */
export const createWarranty = Effect.fn("maintenance.createWarranty")(function* (
  vehicleId: VehicleId,
  entered: Input<typeof CreateWarranty>["body"]
) {
  const { organizationId } = yield* permitted("services.edit")
  yield* namedVehicle(organizationId, vehicleId)
  const warranties = yield* Warranties
  yield* warranties.lockVehicle(organizationId, vehicleId)
  const others = yield* warranties.ofVehicle(organizationId, vehicleId)
  if (others.length >= MAX_WARRANTIES) return yield* new TooManyWarranties()
  const at = yield* now
  const warranty: WarrantyRecord = {
    ...entered,
    id: yield* newId(WarrantyId),
    organization_id: organizationId,
    vehicle_id: vehicleId,
    archived_at: null,
    created_at: at,
    updated_at: at,
    version: 1
  }
  yield* requireClear(warranty)
  yield* warranties.add(warranty)
  yield* announceWarranty(warranty, "warranty.created")
  return yield* viewOf(warranty)
}, transactional)
