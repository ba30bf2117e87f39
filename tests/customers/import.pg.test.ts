import { ArchiveCustomer } from "#customers/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { importsOf } from "../imports/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createCustomersTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createCustomersTenant(app)
  return { tenant, imports: importsOf(app, tenant) }
}

it("accepts the address of an archived customer", async () => {
  const { tenant, imports } = await scene()
  const { id } = await tenant.customer({ email: "free@example.com" })
  const token = tenant.owner.access_token
  await callEndpoint(app, ArchiveCustomer, { token, params: tenant.params({ customerId: id }) })
  expect(await imports.run(["Name,Email", "New,free@example.com"])).toMatchObject({ created: 1, skipped: 0 })
})

it("keeps the order of the file in the list", async () => {
  const { tenant, imports } = await scene()
  const names = Array.from({ length: 12 }, (_, at) => `Row ${at}`)
  await imports.run(["Name", ...names])
  expect(await tenant.names()).toEqual(names)
})

it("maps type and owner by header where the values are types and members", async () => {
  const { tenant, imports } = await scene()
  const columns = async (lines: ReadonlyArray<string>) => (await imports.read(lines)).plan?.columns
  const { email } = tenant.owner
  expect(await columns(["Name,Type,Responsable", "Ana,empresa,", `Ben,,${email}`])).toEqual([
    "name",
    "type",
    "owner"
  ])
  expect(await columns(["Name,Type,Responsable", "Ana,Retail,Bob", "Ben,company,Bob"])).toEqual([
    "name",
    null,
    null
  ])
  expect(await columns(["Name,Type,Customer type", "Ana,Retail,person"])).toEqual(["name", null, "type"])
})

it("recognizes addresses and phone numbers without a header they are known by", async () => {
  const { imports } = await scene()
  const { plan } = await imports.read(["Halter,Wohin,Ruf", "Ana,ana@x.example,+49 170 1234567"])
  expect(plan).toMatchObject({ has_header: true, columns: [null, "email", "phone"], key: "email" })
})

it("requires a manager or above, and finds no import of another organization", async () => {
  const { tenant, imports } = await scene()
  const { id } = await imports.check(["Name", "A"])
  const agent = importsOf(app, tenant, await tenant.addMember("agent"))
  const other = await scene()
  for (const [by, status] of [
    [agent, 403],
    [importsOf(app, tenant, other.tenant.owner), 404]
  ] as const)
    expect([(await by.start(id)).status, (await by.undo(id)).status]).toEqual([status, status])
  expect([(await other.imports.start(id)).status, (await other.imports.undo(id)).status]).toEqual([404, 404])
  // Its id is free here.
  expect((await other.imports.begin(id, 1)).status).toBe(200)
  expect((await imports.get(id)).state).toBe("checked")
})

it("does not update, or find, customers of another organization", async () => {
  const [mine, other] = [await scene(), await scene()]
  await other.tenant.customer({ name: "Theirs", email: "ada@example.com" })
  expect(await mine.imports.run(["Name,Email", "Ada,ada@example.com"], { existing: "update" })).toMatchObject(
    {
      created: 1,
      updated: 0
    }
  )
  expect(await other.tenant.names()).toEqual(["Theirs"])
})
