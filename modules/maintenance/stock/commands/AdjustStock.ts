import { type Input, permitted, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { PartId } from "../../contract/ids.ts"
import type { AdjustStock } from "../../contract/parts.ts"
import { partOf } from "./changePart.ts"
import { moveStock } from "./moveStock.ts"

/** Corrects the stock of a part to what was counted. */
export const adjustStock = Effect.fn("maintenance.adjustStock")(function* (
  partId: PartId,
  { counted, reason: note }: Input<typeof AdjustStock>["body"]
) {
  const { organizationId } = yield* permitted("parts.edit")
  // Nothing is issued or returned here.
  const movements = yield* moveStock(organizationId, [{ kind: "adjust", partId, counted, note }]).pipe(
    Effect.catchTag(["ReturnedTooMany", "StockInsufficient"], Effect.die)
  )
  const part = yield* partOf(organizationId, partId)
  if (movements.length === 0) return part
  const details = { counted: String(counted), unit: part.unit, reason: note }
  const subject = `${part.number}: ${part.name}`
  yield* record({ action: "part.adjusted", organizationId, subject, details })
  return part
}, transactional)
