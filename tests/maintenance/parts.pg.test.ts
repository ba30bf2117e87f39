import type { AnyEndpoint, Output } from "#kernel"
import {
  AdjustStock,
  ArchivePart,
  CountParts,
  CreatePart,
  CreateVendor,
  EditPart,
  GetPart,
  ListParts,
  ListStockMovements,
  type PartView,
  ReceiveParts,
  RestorePart
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { listOf, newestEvent, reactTo } from "../notifications/scene.ts"
import { logged, published } from "../support/history.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Body<E extends AnyEndpoint> = E["body"]["Encoded"]

const filter: Body<typeof CreatePart> = {
  number: "OF-100",
  name: "Oil filter",
  unit: "piece",
  cost_minor: 900,
  reorder_point: 2,
  bin: "A-3"
}

const createStock = async () => {
  const tenant = await createTenant(app)
  const { params } = tenant
  const token = tenant.owner.access_token
  const on = (partId: string) => ({ token, params: params({ partId }) })
  const creating = (fields: Partial<Body<typeof CreatePart>> = {}) =>
    callEndpoint(app, CreatePart, { token, params: params(), body: { ...filter, ...fields } })
  return {
    ...tenant,
    token,
    creating,
    part: async (fields?: Partial<Body<typeof CreatePart>>): Promise<PartView> =>
      (await creating(fields)).value,
    receiving: (
      { id }: PartView,
      quantity: number,
      unit_cost_minor: number,
      vendor_id: string | null = null
    ) =>
      callEndpoint(app, ReceiveParts, {
        ...on(id),
        body: { quantity, unit_cost_minor, vendor_id, note: null }
      }),
    adjusting: ({ id }: PartView, counted: number) =>
      callEndpoint(app, AdjustStock, { ...on(id), body: { counted, reason: "Counted" } }),
    editing: ({ id, version }: PartView, changes: Omit<Body<typeof EditPart>, "expected_version">) =>
      callEndpoint(app, EditPart, { ...on(id), body: { ...changes, expected_version: version } }),
    archiving: ({ id }: PartView) => callEndpoint(app, ArchivePart, on(id)),
    restoring: ({ id }: PartView) => callEndpoint(app, RestorePart, on(id)),
    get: async ({ id }: PartView) => (await callEndpoint(app, GetPart, on(id))).value,
    movements: async ({ id }: PartView): Promise<Output<typeof ListStockMovements>["items"]> =>
      (await callEndpoint(app, ListStockMovements, on(id))).value.items,
    list: async (query: Readonly<Record<string, string>> = {}) =>
      (await callEndpoint(app, ListParts, { token, params: params(), query })).value.items.map(
        ({ number }) => number
      )
  }
}

describe("a part", () => {
  it("is added without stock, in the organization's currency", async () => {
    const stock = await createStock()
    const part = await stock.part()
    expect(part).toMatchObject({ ...filter, on_hand: 0, value_minor: 0, low: true, version: 1 })
    expect(await stock.get(part)).toEqual(part)
    expect((await stock.creating({ number: "of-100" })).code).toBe("part_exists")
    expect(await published(app, stock, "PartChanged")).toBe(1)
  })

  it("is edited unless someone else changed it", async () => {
    const stock = await createStock()
    const part = await stock.part()
    expect((await stock.editing(part, { name: "Filter" })).value).toMatchObject({
      name: "Filter",
      number: "OF-100"
    })
    expect((await stock.editing(part, { name: "Another" })).code).toBe("part_was_changed")
  })

  it("is archived without stock, and restored while its number is free", async () => {
    const stock = await createStock()
    const part = await stock.part()
    await stock.receiving(part, 1, 900)
    expect((await stock.archiving(part)).code).toBe("part_in_stock")
    await stock.adjusting(part, 0)
    expect((await stock.archiving(part)).status).toBe(204)
    expect((await stock.archiving(part)).status).toBe(204)
    expect((await stock.receiving(part, 1, 900)).code).toBe("part_is_archived")
    expect(await stock.list()).toEqual([])
    expect(await stock.list({ archived: "true" })).toEqual(["OF-100"])
    const other = await stock.part()
    expect((await stock.restoring(part)).code).toBe("part_exists")
    await stock.editing(other, { number: "OF-101" })
    expect((await stock.restoring(part)).status).toBe(204)
    expect(await stock.list()).toEqual(["OF-100", "OF-101"])
  })
})

describe("stock", () => {
  it("is received at what it cost, and corrected at its average", async () => {
    const stock = await createStock()
    const part = await stock.part()
    const { value: vendor } = await callEndpoint(app, CreateVendor, {
      token: stock.token,
      params: stock.params(),
      body: { name: "Parts & Co", email: null, phone: null, note: null }
    })
    await stock.receiving(part, 10, 1000, vendor.id)
    const { value } = await stock.receiving(part, 5.5, 2000)
    expect(value).toMatchObject({ on_hand: 15.5, value_minor: 21_000, cost_minor: 2000, low: false })
    expect((await stock.adjusting(part, 1.5)).value).toMatchObject({ on_hand: 1.5, low: true })
    await stock.adjusting(part, 1.5)
    expect(await stock.movements(part)).toMatchObject([
      { position: 3, kind: "adjust", quantity: -14, cost_minor: -18_968, on_hand: 1.5, note: "Counted" },
      { position: 2, kind: "receive", quantity: 5.5, cost_minor: 11_000, vendor: null },
      { position: 1, quantity: 10, vendor: { name: "Parts & Co" }, moved_by: { name: "Olga Owner" } }
    ])
    expect(await logged(app, stock, "part.adjusted")).toHaveLength(1)
    expect(await published(app, stock, "StockMoved")).toBe(3)
  })

  it("notifies those who take care of parts when a part falls to its reorder point", async () => {
    const stock = await createStock()
    const driver = await stock.addMember("driver")
    const part = await stock.part({ reorder_point: 2 })
    await stock.receiving(part, 5, 100)
    await stock.adjusting(part, 3)
    expect(await published(app, stock, "PartReachedReorderPoint")).toBe(0)
    await stock.adjusting(part, 2)
    await stock.adjusting(part, 1)
    expect(await published(app, stock, "PartReachedReorderPoint")).toBe(1)
    const event = await newestEvent(app, "PartReachedReorderPoint", stock.id)
    for (const _ of [1, 2]) await reactTo(app, event)
    expect((await listOf(app, stock.owner)).items).toMatchObject([
      { kind: "part_low", title: "Reorder Oil filter", message: "In stock: 2. Reorder point: 2." }
    ])
    expect((await listOf(app, driver)).items).toEqual([])
  })

  it("counts what several people receive at the same time", async () => {
    const stock = await createStock()
    const part = await stock.part()
    await Promise.all([1, 2, 3, 4, 5].map((quantity) => stock.receiving(part, quantity, 100)))
    expect(await stock.get(part)).toMatchObject({ on_hand: 15, value_minor: 1500 })
    expect((await stock.movements(part)).map(({ position }) => position)).toEqual([5, 4, 3, 2, 1])
  })

  it("never changes a movement, and is never negative in the database", async () => {
    const stock = await createStock()
    const part = await stock.part()
    await stock.receiving(part, 1, 100)
    for (const statement of [
      "update maintenance.stock_movements set quantity = 2 where part_id = $1",
      "delete from maintenance.stock_movements where part_id = $1"
    ])
      await expect(app.admin.query(statement, [part.id])).rejects.toThrow("never changes")
    await expect(
      app.admin.query("update maintenance.part_stock set on_hand = -1 where part_id = $1", [part.id])
    ).rejects.toThrow("stock_is_not_negative")
  })

  it("refuses vendors, quantities and costs that are not possible", async () => {
    const stock = await createStock()
    const part = await stock.part()
    const stranger = "00000000-0000-4000-8000-000000000009"
    expect((await stock.receiving(part, 1, 100, stranger)).status).toBe(404)
    for (const [quantity, cost] of [
      [0, 1],
      [-1, 1],
      [0.0001, 1],
      [1e9, 1],
      [1, -1],
      [1, 0.5]
    ] as const)
      expect((await stock.receiving(part, quantity, cost)).status).toBe(422)
    await stock.receiving(part, 100_000, 1_000_000_000)
    for (let more = 0; more < 9; more += 1) await stock.receiving(part, 100_000, 1_000_000_000)
    expect((await stock.receiving(part, 100_000, 1_000_000_000)).code).toBe("stock_too_large")
  })
})

describe("the list of parts", () => {
  it("searches, sorts and pages, and finds parts that are low", async () => {
    const stock = await createStock()
    const part = await stock.part()
    await stock.receiving(part, 3, 900)
    await stock.part({ number: "BP-1", name: "Brake pads", reorder_point: null, bin: null })
    await stock.part({ number: "WB-7", name: "Wiper blade", reorder_point: 0 })
    expect(await stock.list()).toEqual(["BP-1", "OF-100", "WB-7"])
    expect(await stock.list({ sort: "-number" })).toEqual(["WB-7", "OF-100", "BP-1"])
    expect(await stock.list({ low: "true" })).toEqual(["WB-7"])
    expect(await stock.list({ search: "brake" })).toEqual(["BP-1"])
    expect(await stock.list({ search: "a-3" })).toEqual(["OF-100", "WB-7"])
    const { token, params } = stock
    const { value } = await callEndpoint(app, CountParts, { token, params: params(), query: { low: "true" } })
    expect(value).toEqual({ count: 1 })
    const first = (await callEndpoint(app, ListParts, { token, params: params(), query: { limit: "2" } }))
      .value
    expect(await stock.list({ after: first.next ?? "" })).toEqual(["WB-7"])
  })
})
