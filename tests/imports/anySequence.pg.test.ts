import { EditCustomer } from "#customers/contract"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { createCustomersTenant, type CustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { importsOf } from "./scene.ts"

let app: TestApp
let tenant: CustomersTenant
let imports: ReturnType<typeof importsOf>
beforeAll(async () => {
  app = await startApp()
  tenant = await createCustomersTenant(app)
  imports = importsOf(app, tenant)
})
afterAll(() => app.stop())

const address = fc.constantFrom(
  "",
  "a@x.example",
  "b@x.example",
  " A@x.example",
  "c@x.example",
  "not an address"
)
const row = fc.tuple(
  fc.constantFrom("Ada", "Bob", "", "Åsa"),
  address,
  fc.constantFrom("", "1", "2"),
  fc.constantFrom("", "vip; new")
)
const file = fc.array(row, { minLength: 1, maxLength: 6 })
const existing = fc.constantFrom("skip" as const, "update" as const)

const lines = (rows: ReadonlyArray<ReadonlyArray<string>>) => [
  "Name,Email,Phone,Tags",
  ...rows.map((cells) => `"${cells.join('","')}"`)
]

const RUNS = { numRuns: 8, seed: 20260304 }

it("an import, its undo and the same import again end where the first one did", async () => {
  await fc.assert(
    fc.asyncProperty(file, file, existing, async (before, after, choice) => {
      await app.admin.query("delete from customers.customers")
      await imports.run(lines(before))
      const start = await tenant.list()
      const first = await imports.run(lines(after), { existing: choice })
      const entered = async () =>
        (await tenant.list()).map(({ id: _id, created_at: _at, updated_at: _changed, ...fields }) => fields)
      const end = await entered()
      const undone = await imports.undone(first.id)
      expect(undone).toMatchObject({ removed: first.created, restored: first.updated, archived: 0, kept: 0 })
      expect(await tenant.list()).toEqual(start)
      const again = await imports.run(lines(after), { existing: choice })
      expect(await entered()).toEqual(end)
      const counts = ({ created, updated, unchanged, skipped, failed }: typeof first) => ({
        created,
        updated,
        unchanged,
        skipped,
        failed
      })
      expect(counts(again)).toEqual(counts(first))
      // What the check said is what happened.
      expect(first.rows).toBe(first.created + first.updated + first.unchanged + first.skipped + first.failed)
    }),
    RUNS
  )
})

it("an undo never loses an edit", async () => {
  await fc.assert(
    fc.asyncProperty(file, existing, fc.array(fc.nat(10), { maxLength: 3 }), async (rows, choice, edits) => {
      await app.admin.query("delete from customers.customers")
      await tenant.customer({ name: "Before", email: "a@x.example" })
      const { id } = await imports.run(lines(rows), { existing: choice })
      const customers = await tenant.list()
      const edited = new Set(edits.map((n) => customers[n % customers.length]?.id ?? ""))
      for (const customerId of edited)
        await callEndpoint(app, EditCustomer, {
          token: tenant.owner.access_token,
          params: tenant.params({ customerId }),
          body: { notes: "edited" }
        })
      await imports.undone(id)
      const left = [...(await tenant.list()), ...(await tenant.list({ archived: "true" }))]
      expect(new Set(left.filter(({ notes }) => notes === "edited").map((one) => one.id))).toEqual(edited)
    }),
    RUNS
  )
})
