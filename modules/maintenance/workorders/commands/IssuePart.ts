import { type Input, orNotFound, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { PartInAnotherCurrency } from "../../contract/errors/parts.ts"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import type { IssuePart } from "../../contract/workOrderLines.ts"
import { moveStock } from "../../stock/commands/moveStock.ts"
import { Parts } from "../../stock/domain/Parts.ts"
import { UsedParts } from "../domain/UsedParts.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines, lockedForWork } from "./changeLine.ts"

/** Takes units of a part from stock for a line, at the part's cost unless another price is given. Those that it used before keep theirs. */
export const issuePart = Effect.fn("maintenance.issuePart")(function* (
  lineId: WorkOrderLineId,
  { part_id: partId, quantity, unit_price_minor }: Input<typeof IssuePart>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId } = member
  const { order } = yield* lockedForWork(member, lineId)
  const part = yield* Parts.use((parts) => parts.find(organizationId, partId)).pipe(orNotFound("part"))
  // The organization's currency has changed between them.
  if (unit_price_minor === undefined && part.currency !== order.currency)
    return yield* new PartInAnotherCurrency({ values: { part: part.currency, order: order.currency } })
  yield* moveStock(organizationId, [{ kind: "issue", partId, quantity, lineId }]).pipe(
    // Neither grows the stock.
    Effect.catchTag("StockTooLarge", Effect.die),
    Effect.catchTag("ReturnedTooMany", Effect.die)
  )
  const unitPriceMinor = unit_price_minor ?? part.cost_minor
  const used = { organizationId, workOrderId: order.id, lineId, partId, unitPriceMinor }
  yield* UsedParts.use((parts) => parts.use(used, quantity))
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
