import { now, NotFound, type OrganizationId, publish } from "#kernel"
import { Effect } from "effect"
import {
  PartIsArchived,
  ReturnedTooMany,
  StockInsufficient,
  StockTooLarge
} from "../../contract/errors/parts.ts"
import { PartReachedReorderPoint, StockMoved } from "../../contract/events/parts.ts"
import type { PartId, VendorId } from "../../contract/ids.ts"
import {
  issuedAfter,
  moved,
  type PartStock,
  ranLow,
  type Refused,
  type StockChange
} from "../domain/Stock.ts"
import { type NewMovement, Stocks } from "../domain/Stocks.ts"

/** A change of a part's stock. */
export type PartChange = StockChange & {
  readonly partId: PartId
  readonly vendorId?: VendorId | null
  readonly note?: string | null
}

const lineOf = (change: PartChange) => ("lineId" in change ? change.lineId : null)

const refusalOf = (refused: Refused, { name, on_hand }: PartStock) => {
  switch (refused) {
    case "insufficient":
      return new StockInsufficient({ values: { name, on_hand } })
    case "too_large":
      return new StockTooLarge()
    case "returned_too_many":
      return new ReturnedTooMany()
  }
}

/** What lines have of parts, by line and part. */
const issuedTo = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  changes: ReadonlyArray<PartChange>
) {
  const lines = changes.map(lineOf).filter((id) => id !== null)
  const rows = yield* Stocks.use((stocks) => stocks.issuedTo(organizationId, [...new Set(lines)]))
  return new Map(rows.map((row) => [`${row.work_order_line_id} ${row.part_id}`, row]))
})

/** Publishes which parts have fallen to their reorder points. */
const announceLow = Effect.fnUntraced(function* (
  before: ReadonlyArray<PartStock>,
  after: ReadonlyMap<PartId, PartStock>
) {
  for (const stock of before) {
    const { organization_id: organizationId, part_id: partId, name, reorder_point: reorderPoint } = stock
    const left = after.get(partId)
    if (left === undefined || reorderPoint === null || !ranLow(stock, left)) continue
    yield* publish(
      new PartReachedReorderPoint({ organizationId, partId, name, onHand: left.on_hand, reorderPoint })
    )
  }
})

/**
 * Changes the stock of parts, in this order, and returns the movements. Locks the parts by ascending id, after the caller's
 * other locks. Nothing changes if one of the changes is refused.
 */
export const moveStock = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  changes: ReadonlyArray<PartChange>
) {
  const partIds = [...new Set(changes.map(({ partId }) => partId))]
  const locked = yield* Stocks.use((all) => all.lockAll(organizationId, partIds))
  const stocks = new Map(locked.map((stock) => [stock.part_id, stock]))
  const issued = new Map<string, Parameters<typeof issuedAfter>[0]>(yield* issuedTo(organizationId, changes))
  const movements: Array<NewMovement> = []
  for (const change of changes) {
    const before = stocks.get(change.partId)
    if (before === undefined) return yield* new NotFound({ what: "part" })
    if (before.archived) return yield* new PartIsArchived()
    const line = lineOf(change)
    const key = `${line} ${change.partId}`
    const result = moved(before, change, issued.get(key))
    if (typeof result === "string") return yield* refusalOf(result, before)
    if (result === undefined) continue
    const { vendorId: vendor_id = null, note = null } = change
    stocks.set(change.partId, result.stock)
    if (line !== null) issued.set(key, issuedAfter(issued.get(key), result.movement))
    movements.push({ ...result.movement, work_order_line_id: line, vendor_id, note })
  }
  if (movements.length === 0) return []
  const at = yield* now
  yield* Stocks.use((all) => all.save([...stocks.values()], movements, at))
  yield* publish(new StockMoved({ organizationId, partIds }))
  yield* announceLow(locked, stocks)
  return movements
})
