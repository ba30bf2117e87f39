import { type Input, NotFound, permitted, record, transactional } from "#kernel"
import { Effect, Option } from "effect"
import type { PartId } from "../../contract/ids.ts"
import type { ReceiveParts } from "../../contract/parts.ts"
import { Vendors } from "../../vendors/domain/Vendors.ts"
import { partOf } from "./changePart.ts"
import { moveStock } from "./moveStock.ts"

/** Adds units of a part to the stock, which cost this much from now on. */
export const receiveParts = Effect.fn("maintenance.receiveParts")(function* (
  partId: PartId,
  { quantity, unit_cost_minor: unitCost, vendor_id: vendorId, note }: Input<typeof ReceiveParts>["body"]
) {
  const { organizationId } = yield* permitted("parts.edit")
  if (vendorId !== null) {
    const vendor = yield* Vendors.use((vendors) => vendors.find(organizationId, vendorId))
    if (Option.isNone(vendor)) return yield* new NotFound({ what: "vendor" })
  }
  // Nothing is returned here.
  yield* moveStock(organizationId, [{ kind: "receive", partId, quantity, unitCost, vendorId, note }]).pipe(
    Effect.catchTag(["ReturnedTooMany", "StockInsufficient"], Effect.die)
  )
  const part = yield* partOf(organizationId, partId)
  const details = { quantity: String(quantity), unit: part.unit }
  const subject = `${part.number}: ${part.name}`
  yield* record({ action: "part.received", organizationId, subject, details })
  return part
}, transactional)
