import { CancelWorkOrder, GetPart, IssuePart, RemoveLine, ReturnPart } from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { first, stocked, workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("the parts of a line", () => {
  it("uses parts from stock, and returns what it did not need", async () => {
    const scene = await workshop(app)
    const part = await stocked(scene)
    const order = await scene.begun({ lines: [{ title: "Pads" }] })
    const line = first(order.items)
    const move = (endpoint: typeof IssuePart | typeof ReturnPart, quantity: number) =>
      scene.ask(endpoint, { params: { lineId: line.id }, body: { part_id: part.id, quantity } })
    const { value: issued } = await move(IssuePart, 1.5)
    expect(issued.totals.parts_minor).toBe(6750)
    expect(first(issued.items).parts).toEqual([
      {
        part_id: part.id,
        name: "Pads",
        unit: "set",
        quantity: 1.5,
        unit_price_minor: 4500,
        amount_minor: 6750
      }
    ])
    expect(await move(IssuePart, 1)).toMatchObject({ status: 409, code: "stock_insufficient" })
    const remove = () => scene.ask(RemoveLine, { params: { lineId: line.id } })
    expect(await remove()).toMatchObject({ status: 409, code: "line_in_use" })
    expect(await move(ReturnPart, 2)).toMatchObject({ status: 409, code: "returned_too_many" })
    expect((await move(ReturnPart, 1.5)).value.totals.parts_minor).toBe(0)
    expect((await remove()).status).toBe(200)
  })

  it("keeps the price of the units that it used before, and returns units at the price that they have", async () => {
    const scene = await workshop(app)
    const part = await stocked(scene)
    const order = await scene.begun({ lines: [{ title: "Pads" }] })
    const params = { lineId: first(order.items).id }
    const move = (
      endpoint: typeof IssuePart | typeof ReturnPart,
      quantity: number,
      price: { readonly unit_price_minor?: number } = {}
    ) => scene.ask(endpoint, { params, body: { part_id: part.id, quantity, ...price } })
    await move(IssuePart, 0.5, { unit_price_minor: 9000 })
    await move(IssuePart, 0.5, { unit_price_minor: 9000 })
    const { value: issued } = await move(IssuePart, 0.5)
    expect(first(issued.items).parts).toMatchObject([
      { quantity: 0.5, unit_price_minor: 4500, amount_minor: 2250 },
      { quantity: 1, unit_price_minor: 9000, amount_minor: 9000 }
    ])
    expect(issued.totals.parts_minor).toBe(11_250)
    expect(await move(ReturnPart, 0.5)).toMatchObject({ status: 422, code: "price_unclear" })
    const tooMany = { status: 409, code: "returned_too_many" }
    expect(await move(ReturnPart, 1, { unit_price_minor: 4500 })).toMatchObject(tooMany)
    expect(await move(ReturnPart, 0.5, { unit_price_minor: 1 })).toMatchObject(tooMany)
    const { value: returned } = await move(ReturnPart, 1, { unit_price_minor: 9000 })
    expect(returned.totals.parts_minor).toBe(2250)
    expect((await move(ReturnPart, 0.5)).value.totals.parts_minor).toBe(0)
    const { value: left } = await scene.ask(GetPart, { params: { partId: part.id } })
    expect(left).toMatchObject({ on_hand: 2, value_minor: 9000 })
  })

  it("keeps its work order from being cancelled until its parts are back in stock", async () => {
    const scene = await workshop(app)
    const part = await stocked(scene)
    const order = await scene.begun({ lines: [{ title: "Pads" }] })
    const used = { params: { lineId: first(order.items).id }, body: { part_id: part.id, quantity: 1 } }
    await scene.ask(IssuePart, used)
    const cancel = () => scene.on(CancelWorkOrder, order, { reason: "Sold" })
    const detail = "This work order has parts from stock. Return them first."
    expect(await cancel()).toMatchObject({ status: 409, code: "parts_issued", detail })
    await scene.ask(ReturnPart, used)
    expect((await cancel()).value.state).toBe("cancelled")
    expect((await scene.ask(GetPart, { params: { partId: part.id } })).value.on_hand).toBe(2)
  })

  it("gets the last units of a part, and a line of another work order at the same time none", async () => {
    const scene = await workshop(app)
    const part = await stocked(scene)
    const orders = [
      await scene.begun({ lines: [{ title: "Pads" }] }),
      await scene.begun({ lines: [{ title: "Discs" }] })
    ]
    const replies = await Promise.all(
      orders.map(({ items }) =>
        scene.ask(IssuePart, { params: { lineId: first(items).id }, body: { part_id: part.id, quantity: 2 } })
      )
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(replies.find(({ status }) => status === 409)?.code).toBe("stock_insufficient")
    const { value: left } = await scene.ask(GetPart, { params: { partId: part.id } })
    expect(left).toMatchObject({ on_hand: 0, value_minor: 0 })
  })
})
