import { OrganizationId } from "#kernel"
import { PartId, WorkOrderLineId } from "#maintenance/contract"
import { array, assert, constantFrom, integer, property, record } from "fast-check"
import { expect, it } from "vitest"
import {
  type Issued,
  issuedAfter,
  moved,
  type PartStock,
  type StockChange
} from "../../modules/maintenance/stock/domain/Stock.ts"

const id = (digit: string) => `00000000-0000-4000-8000-00000000000${digit}`
const LINES = [id("1"), id("2")].map((line) => WorkOrderLineId.make(line))

const EMPTY: PartStock = {
  organization_id: OrganizationId.make(id("3")),
  part_id: PartId.make(id("4")),
  name: "Oil filter",
  archived: false,
  reorder_point: null,
  cost_minor: 700,
  on_hand: 0,
  value_minor: 0,
  moved: 0
}

/** The stock in whole thousandths, and what each line has of it. */
interface Model {
  readonly onHand: number
  readonly lines: ReadonlyMap<string, number>
}

const step = record({
  kind: constantFrom("receive", "issue", "return", "adjust"),
  thousandths: integer({ min: 1, max: 100_000_000 }),
  unitCost: integer({ min: 0, max: 1_000_000_000 }),
  line: constantFrom(...LINES)
})
type Step = Parameters<Parameters<typeof step.map>[0]>[0]

const changeOf = ({ kind, thousandths, unitCost, line: lineId }: Step): StockChange => {
  const quantity = thousandths / 1000
  if (kind === "receive") return { kind, quantity, unitCost }
  return kind === "adjust" ? { kind, counted: quantity } : { kind, quantity, lineId }
}

/** What the model becomes; undefined if there is not enough. */
const modelAfter = ({ onHand, lines }: Model, { kind, thousandths, line }: Step): Model | undefined => {
  const has = lines.get(line) ?? 0
  switch (kind) {
    case "receive":
      return { onHand: onHand + thousandths, lines }
    case "issue":
      if (thousandths > onHand) return undefined
      return { onHand: onHand - thousandths, lines: new Map(lines).set(line, has + thousandths) }
    case "return":
      if (thousandths > has) return undefined
      return { onHand: onHand + thousandths, lines: new Map(lines).set(line, has - thousandths) }
    case "adjust":
      return { onHand: thousandths, lines }
  }
}

it("is never negative, and its value is what its movements cost, after any changes", () => {
  assert(
    property(array(step, { maxLength: 60, size: "max" }), (steps) => {
      let stock = EMPTY
      let model: Model = { onHand: 0, lines: new Map() }
      const issued = new Map<string, Issued>()
      let value = 0
      for (const one of steps) {
        const result = moved(stock, changeOf(one), issued.get(one.line))
        if (result === "too_large" || result === undefined) continue
        const expected = modelAfter(model, one)
        expect(typeof result === "string").toBe(expected === undefined)
        if (typeof result === "string" || expected === undefined) continue
        const { movement } = result
        if (one.kind === "issue" || one.kind === "return")
          issued.set(one.line, issuedAfter(issued.get(one.line), movement))
        value += movement.cost_minor
        expect(movement.position).toBe(stock.moved + 1)
        stock = result.stock
        model = expected
        expect(Math.round(stock.on_hand * 1000)).toBe(model.onHand)
        expect(stock.value_minor).toBe(value)
        expect(stock.value_minor).toBeGreaterThanOrEqual(0)
        if (model.onHand === 0) expect(stock.value_minor).toBe(0)
      }
      for (const [line, thousandths] of model.lines)
        expect(Math.round((issued.get(line)?.quantity ?? 0) * 1000)).toBe(thousandths)
    })
  )
})

it("charges the moving average, and gives back what was charged", () => {
  const received = moved(EMPTY, { kind: "receive", quantity: 10, unitCost: 1000 })
  if (typeof received !== "object") return expect.fail()
  const dearer = moved(received.stock, { kind: "receive", quantity: 10, unitCost: 2000 })
  if (typeof dearer !== "object") return expect.fail()
  const [lineId] = LINES
  if (lineId === undefined) return expect.fail()
  const issued = moved(dearer.stock, { kind: "issue", quantity: 4, lineId })
  if (typeof issued !== "object") return expect.fail()
  expect(issued.movement.cost_minor).toBe(-6000)
  const dear = moved(issued.stock, { kind: "receive", quantity: 100, unitCost: 9000 })
  if (typeof dear !== "object") return expect.fail()
  const back = moved(
    dear.stock,
    { kind: "return", quantity: 4, lineId },
    issuedAfter(undefined, issued.movement)
  )
  expect(back).toMatchObject({ movement: { quantity: 4, cost_minor: 6000, on_hand: 120 } })
})
