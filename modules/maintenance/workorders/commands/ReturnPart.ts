import { type Input, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { PriceUnclear, ReturnedTooMany } from "../../contract/errors/parts.ts"
import type { WorkOrderLineId } from "../../contract/ids.ts"
import type { ReturnPart } from "../../contract/workOrderLines.ts"
import { moveStock } from "../../stock/commands/moveStock.ts"
import { UsedParts } from "../domain/UsedParts.ts"
import { workOrderDetails } from "../queries/workOrderDetails.ts"
import { announceLines, lockedLine } from "./changeLine.ts"

/**
 * Returns unused units of a part from a line to stock: those at a price, which must be given if they were used at several.
 */
export const returnPart = Effect.fn("maintenance.returnPart")(function* (
  lineId: WorkOrderLineId,
  { part_id: partId, quantity, unit_price_minor }: Input<typeof ReturnPart>["body"]
) {
  const member = yield* permitted("workorders.edit")
  const { organizationId } = member
  const { order } = yield* lockedLine(member, lineId)
  yield* moveStock(organizationId, [{ kind: "return", partId, quantity, lineId }]).pipe(
    // A return takes nothing.
    Effect.catchTag("StockInsufficient", Effect.die)
  )
  const parts = yield* UsedParts.use((all) => all.of(organizationId, order.id))
  const [used, ...others] = parts.filter(
    (one) =>
      one.line_id === lineId &&
      one.part_id === partId &&
      (unit_price_minor === undefined || one.unit_price_minor === unit_price_minor)
  )
  if (others.length > 0) return yield* new PriceUnclear()
  if (used === undefined || quantity > used.quantity) return yield* new ReturnedTooMany()
  const one = { organizationId, workOrderId: order.id, lineId, partId, unitPriceMinor: used.unit_price_minor }
  yield* UsedParts.use((all) => all.giveBack(one, quantity))
  yield* announceLines(order)
  return yield* workOrderDetails(member, order.id)
}, transactional)
