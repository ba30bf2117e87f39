import { RemoveMember, ChangeMemberRole } from "#tenancy/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { cliOn } from "../cli/support.ts"
import { createCustomersTenant } from "../customers/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { untilBlocked } from "../support/patience.ts"
import { importsOf, workOn } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const FILE = [
  "Name,Email",
  ...Array.from({ length: 800 }, (_, n) => `Customer ${n},customer.${n}@example.com`)
]

const scene = async () => {
  const tenant = await createCustomersTenant(app)
  const manager = await tenant.addMember("manager")
  const imports = importsOf(app, tenant, manager)
  const { id } = await imports.check(FILE)
  const count = async () =>
    (await app.admin.query("select from customers.customers where organization_id = $1", [tenant.id]))
      .rowCount
  return { tenant, manager, imports, id, count }
}

type Scene = Awaited<ReturnType<typeof scene>>

/** Runs the import up to the batch with this customer, on which someone else is working; then does something else. */
const untilCustomer = async (
  { tenant, id, imports }: Scene,
  n: number,
  meanwhile: () => Promise<unknown>
) => {
  const admin = await app.admin.connect()
  try {
    await admin.query("begin")
    await admin.query(
      `insert into customers.customers (organization_id, id, name, email, created_at, updated_at)
       values ($1, gen_random_uuid(), 'In between', $2, now(), now())`,
      [tenant.id, `customer.${n}@example.com`]
    )
    await imports.start(id)
    const work = workOn(app, tenant, id, "ImportChanged").catch(() => undefined)
    await untilBlocked(app)
    await meanwhile()
    await admin.query("rollback")
    await work
  } finally {
    admin.release()
  }
}

/** Ends the connection that waits, as if its process had been killed. */
const kill = () =>
  app.admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`
  )

describe("an import", () => {
  it("continues after the last batch when its worker was killed", async () => {
    const all = await scene()
    await untilCustomer(all, 600, kill)
    expect(await all.imports.get(all.id)).toMatchObject({ state: "running", done: 499, created: 499 })
    expect(await all.count()).toBe(499)
    const finished = { state: "finished", done: 800, created: 800 }
    expect(await all.imports.settled(all.id)).toMatchObject(finished)
    expect(await all.count()).toBe(800)
    await all.imports.undo(all.id)
    expect(await all.imports.settled(all.id)).toMatchObject({ state: "undone", removed: 800 })
    expect(await all.count()).toBe(0)
  })

  it("can be stopped and continued, or undone as far as it was", async () => {
    const all = await scene()
    await untilCustomer(all, 300, () => kill())
    await all.imports.stop(all.id)
    await workOn(app, all.tenant, all.id, "ImportChanged")
    expect(await all.imports.get(all.id)).toMatchObject({ state: "stopped", created: 249 })
    expect((await all.imports.map(await all.imports.get(all.id))).code).toBe("import_moved_on")
    await all.imports.undo(all.id)
    expect(await all.imports.settled(all.id)).toMatchObject({ state: "undone", removed: 249 })
    expect(await all.count()).toBe(0)
  })

  it.each(["removed", "demoted"])("stops with a sentence when its member is %s", async (what) => {
    const all = await scene()
    const { tenant, manager, imports, id } = all
    const params = tenant.params({ memberId: await tenant.memberId(manager) })
    const token = tenant.owner.access_token
    await untilCustomer(all, 600, kill)
    await (what === "removed"
      ? callEndpoint(app, RemoveMember, { token, params })
      : callEndpoint(app, ChangeMemberRole, { token, params, body: { role: "agent" } }))
    await workOn(app, tenant, id, "ImportChanged")
    const owners = importsOf(app, tenant)
    expect(await owners.get(id)).toMatchObject({
      state: "failed",
      created: 499,
      fault: {
        code: "not_permitted",
        message:
          "The member who started this can no longer import. Another member can continue it or undo it."
      }
    })
    expect((await imports.start(id)).status).toBe(what === "removed" ? 404 : 403)
    await owners.start(id)
    expect(await owners.settled(id)).toMatchObject({ state: "finished", created: 800, fault: null })
  })

  it("stops when the storage is full, and continues when there is more", async () => {
    const { tenant, imports, id } = await scene()
    const cli = cliOn(app)
    await cli.type("tenants", "set-quota", tenant.id, "--rows", "400")
    await imports.start(id)
    const full = await imports.settled(id)
    expect(full).toMatchObject({ state: "failed", fault: { code: "storage_full" } })
    expect(full.created).toBeLessThan(800)
    await cli.type("tenants", "set-quota", tenant.id, "--default")
    await imports.start(id)
    expect(await imports.settled(id)).toMatchObject({ state: "finished", created: 800 })
  })
})
