import { ArchiveCustomer, EditCustomer, RestoreCustomer, UndoImport } from "#customers/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { ask } from "../tenancy/ask.ts"
import { logged, office, type Office, published } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const undo = (house: Office, importId: string) =>
  ask(app, UndoImport, { token: house.owner.access_token, params: house.params({ importId }) })

describe("undoing an import", () => {
  it("archives only the imported customers, edited or not, and lets each be restored", async () => {
    const house = await office(app)
    const importId = randomUUID()
    await house.customer({ name: "Before" })
    await house.importRows(
      [2, 3, 4].map((line) => ({ line, name: `Row ${line}` })),
      { importId }
    )
    const token = house.owner.access_token
    const [first, second] = await house.list()
    const params = (id = "") => house.params({ customerId: id })
    await ask(app, EditCustomer, { token, params: params(first?.id), body: { notes: "edited" } })
    await ask(app, ArchiveCustomer, { token, params: params(second?.id) })
    expect((await undo(house, importId)).value).toEqual({ archived: 2 })
    expect(await house.names()).toEqual(["Before"])
    expect((await house.names({ archived: "true" })).toSorted()).toEqual(["Row 2", "Row 3", "Row 4"])
    expect((await undo(house, importId)).value).toEqual({ archived: 0 })
    await ask(app, RestoreCustomer, { token, params: params(first?.id) })
    expect(await house.list()).toMatchObject([{ name: "Row 2", notes: "edited" }, { name: "Before" }])
    expect(await logged(app, house, "customers.import_undone")).toEqual([
      { subject: null, details: { count: "2" } }
    ])
    expect(await published(app, house, "CustomersImported")).toBe(2)
  })

  it("refuses later rows of the same import", async () => {
    const house = await office(app)
    const importId = randomUUID()
    await house.importRows([{ line: 2, name: "A" }], { importId })
    await undo(house, importId)
    for (const line of [2, 3])
      expect(await house.importRows([{ line, name: "Late" }], { importId })).toMatchObject({
        status: 409,
        code: "import_undone",
        detail: "This import was undone. Start a new one."
      })
    expect(await house.names()).toEqual([])
  })

  it("leaves no row behind when it runs concurrently with the import", async () => {
    for (let round = 0; round < 8; round++) {
      const house = await office(app)
      const importId = randomUUID()
      await house.importRows([{ line: 2, name: "First" }], { importId })
      const rows = Array.from({ length: 20 }, (_, index) => ({ line: index + 3, name: "More" }))
      await Promise.all([house.importRows(rows, { importId }), undo(house, importId)])
      expect(await house.names()).toEqual([])
    }
  })

  it("cannot undo another organization's import, whose id can be reused here", async () => {
    const [house, other] = [await office(app), await office(app)]
    const importId = randomUUID()
    await house.importRows([{ line: 2, name: "Mine" }], { importId })
    expect(await undo(other, importId)).toMatchObject({
      status: 404,
      detail: "This import doesn't exist, or you don't have access to it."
    })
    await other.importRows([{ line: 2, name: "Theirs" }], { importId })
    await undo(other, importId)
    expect([await house.names(), await other.names()]).toEqual([["Mine"], []])
  })
})
