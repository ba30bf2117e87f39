import { OrganizationId } from "#kernel"
import { Schema } from "effect"
import { PartId, type WorkOrderLineId } from "../../contract/ids.ts"
import type { StockMovementKind } from "../../contract/partViews.ts"

/** Quantities have three decimals. They are calculated as whole thousandths, so that nothing is lost. */
const SCALE = 1000
const MOST_UNITS = 999_999_999
const MOST_VALUE = 1_000_000_000_000_000

const toThousandths = (quantity: number): number => Math.round(quantity * SCALE)
const toQuantity = (thousandths: number): number => thousandths / SCALE

/**
 * The stock of a part. `moved`: the position of its last movement. `cost_minor`: what one unit cost last. `reorder_point`: when
 * more should be ordered, if that is set.
 */
export const PartStock = Schema.Struct({
  organization_id: OrganizationId,
  part_id: PartId,
  name: Schema.String,
  archived: Schema.Boolean,
  cost_minor: Schema.Number,
  reorder_point: Schema.NullOr(Schema.Number),
  on_hand: Schema.Number,
  value_minor: Schema.Number,
  moved: Schema.Int
})
export type PartStock = typeof PartStock.Type

/** What was issued to a line of a work order and not returned. */
export interface Issued {
  readonly quantity: number
  readonly cost_minor: number
}

/** What changes the stock of a part. Quantities are positive; `counted` is the stock afterwards. */
export type StockChange =
  | { readonly kind: "receive"; readonly quantity: number; readonly unitCost: number }
  | { readonly kind: "issue"; readonly quantity: number; readonly lineId: WorkOrderLineId }
  | { readonly kind: "return"; readonly quantity: number; readonly lineId: WorkOrderLineId }
  | { readonly kind: "adjust"; readonly counted: number }

/** A movement as it is stored, without who made it and when. */
export interface Moved {
  readonly organization_id: OrganizationId
  readonly part_id: PartId
  readonly position: number
  readonly kind: StockMovementKind
  readonly quantity: number
  readonly cost_minor: number
  readonly on_hand: number
}

export type Refused = "insufficient" | "too_large" | "returned_too_many"

/** The share of a value that a part of a quantity has, rounded half up; all of it for all of the quantity. */
const shareOf = (value: number, part: number, whole: number): number => {
  const doubled = 2n * BigInt(value) * BigInt(part) + BigInt(whole)
  return Number(doubled / (2n * BigInt(whole)))
}

/** What units cost: their share of the stock's value, or what one cost last if there are none. */
const atAverage = ({ on_hand, value_minor, cost_minor }: PartStock, thousandths: number): number =>
  on_hand > 0
    ? shareOf(value_minor, thousandths, toThousandths(on_hand))
    : shareOf(cost_minor, thousandths, SCALE)

/** The difference in thousandths and in money, or why it is refused. */
const differenceOf = (
  stock: PartStock,
  change: StockChange,
  issued: Issued
): readonly [thousandths: number, cost: number] | Refused => {
  if (change.kind === "adjust") {
    const difference = toThousandths(change.counted) - toThousandths(stock.on_hand)
    return [difference, Math.sign(difference) * atAverage(stock, Math.abs(difference))]
  }
  const thousandths = toThousandths(change.quantity)
  switch (change.kind) {
    case "receive":
      return [thousandths, shareOf(change.unitCost, thousandths, SCALE)]
    case "issue":
      return thousandths > toThousandths(stock.on_hand)
        ? "insufficient"
        : [-thousandths, -atAverage(stock, thousandths)]
    case "return":
      return thousandths > toThousandths(issued.quantity)
        ? "returned_too_many"
        : [thousandths, shareOf(issued.cost_minor, thousandths, toThousandths(issued.quantity))]
  }
}

const NOTHING_ISSUED: Issued = { quantity: 0, cost_minor: 0 }

/**
 * The stock after a change, and the movement; undefined if nothing changes. Received units cost what was paid, issued ones
 * the moving average, and returned ones what they were issued at.
 */
export const moved = (
  stock: PartStock,
  change: StockChange,
  issued: Issued = NOTHING_ISSUED
): { readonly stock: PartStock; readonly movement: Moved } | Refused | undefined => {
  const difference = differenceOf(stock, change, issued)
  if (typeof difference === "string") return difference
  const [thousandths, cost] = difference
  if (thousandths === 0) return undefined
  const on_hand = toQuantity(toThousandths(stock.on_hand) + thousandths)
  const value_minor = stock.value_minor + cost
  if (on_hand > MOST_UNITS || value_minor > MOST_VALUE) return "too_large"
  const position = stock.moved + 1
  return {
    stock: {
      ...stock,
      on_hand,
      value_minor,
      moved: position,
      ...(change.kind === "receive" && { cost_minor: change.unitCost })
    },
    movement: {
      organization_id: stock.organization_id,
      part_id: stock.part_id,
      position,
      kind: change.kind,
      quantity: toQuantity(thousandths),
      cost_minor: cost,
      on_hand
    }
  }
}

/** Whether a part has fallen to its reorder point. */
export const ranLow = (before: PartStock, { on_hand, reorder_point }: PartStock): boolean =>
  reorder_point !== null && on_hand <= reorder_point && before.on_hand > reorder_point

/** What a line has after one of its movements. */
export const issuedAfter = (issued: Issued | undefined, { quantity, cost_minor }: Moved): Issued => {
  const before = issued ?? NOTHING_ISSUED
  return {
    quantity: toQuantity(toThousandths(before.quantity) - toThousandths(quantity)),
    cost_minor: before.cost_minor - cost_minor
  }
}
