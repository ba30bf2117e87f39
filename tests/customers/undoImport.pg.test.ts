import { ArchiveCustomer, EditCustomer, RestoreCustomer, UndoImport } from "#customers/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { createCustomersTenant, type CustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const undo = (tenant: CustomersTenant, importId: string) =>
  callEndpoint(app, UndoImport, { token: tenant.owner.access_token, params: tenant.params({ importId }) })

describe("undoing an import", () => {
  it("removes only the imported customers, and archives those edited since, which can be restored", async () => {
    const tenant = await createCustomersTenant(app)
    const importId = randomUUID()
    await tenant.customer({ name: "Before" })
    await tenant.importRows(
      [2, 3, 4].map((line) => ({ line, name: `Row ${line}` })),
      { importId }
    )
    const token = tenant.owner.access_token
    const [first, second] = await tenant.list()
    const params = (id = "") => tenant.params({ customerId: id })
    await callEndpoint(app, EditCustomer, { token, params: params(first?.id), body: { notes: "edited" } })
    await callEndpoint(app, ArchiveCustomer, { token, params: params(second?.id) })
    expect((await undo(tenant, importId)).value).toEqual({ removed: 1, archived: 1 })
    expect(await tenant.names()).toEqual(["Before"])
    expect((await tenant.names({ archived: "true" })).toSorted()).toEqual(["Row 2", "Row 3"])
    expect((await undo(tenant, importId)).value).toEqual({ removed: 0, archived: 0 })
    await callEndpoint(app, RestoreCustomer, { token, params: params(first?.id) })
    expect(await tenant.list()).toMatchObject([{ name: "Row 2", notes: "edited" }, { name: "Before" }])
    expect(await logged(app, tenant, "customers.import_undone")).toEqual([
      { subject: null, details: { count: "2" } }
    ])
    expect(await published(app, tenant, "CustomersImported")).toBe(2)
  })

  it("refuses later rows of the same import", async () => {
    const tenant = await createCustomersTenant(app)
    const importId = randomUUID()
    await tenant.importRows([{ line: 2, name: "A" }], { importId })
    await undo(tenant, importId)
    for (const line of [2, 3])
      expect(await tenant.importRows([{ line, name: "Late" }], { importId })).toMatchObject({
        status: 409,
        code: "import_undone",
        detail: "This import was undone. Start a new one."
      })
    expect(await tenant.names()).toEqual([])
  })

  it("leaves no row behind when it runs concurrently with the import", async () => {
    for (let round = 0; round < 8; round++) {
      const tenant = await createCustomersTenant(app)
      const importId = randomUUID()
      await tenant.importRows([{ line: 2, name: "First" }], { importId })
      const rows = Array.from({ length: 20 }, (_, index) => ({ line: index + 3, name: "More" }))
      await Promise.all([tenant.importRows(rows, { importId }), undo(tenant, importId)])
      expect(await tenant.names()).toEqual([])
    }
  })

  it("cannot undo another organization's import, whose id can be reused here", async () => {
    const [tenant, other] = [await createCustomersTenant(app), await createCustomersTenant(app)]
    const importId = randomUUID()
    await tenant.importRows([{ line: 2, name: "Mine" }], { importId })
    expect(await undo(other, importId)).toMatchObject({
      status: 404,
      detail: "This import doesn't exist, or you don't have access to it."
    })
    await other.importRows([{ line: 2, name: "Theirs" }], { importId })
    await undo(other, importId)
    expect([await tenant.names(), await other.names()]).toEqual([["Mine"], []])
  })
})
