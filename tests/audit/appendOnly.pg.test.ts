import { MyAuditLog } from "#audit/contract"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTenant } from "../support/tenant.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type RoleName = "application" | "owner" | "system"

/** Runs statements as one of the installation's roles, in a transaction that is rolled back by default. */
const as = async <A>(role: RoleName, work: (client: Client) => Promise<A>, end = "rollback"): Promise<A> => {
  const client = new Client({ connectionString: app.urls[role] })
  await client.connect()
  try {
    await client.query("begin")
    const result = await work(client)
    await client.query(end)
    return result
  } finally {
    await client.end()
  }
}

const INSERT = `insert into audit.entries (id, at, action, organization_id, actor_id, actor_kind)
  values (gen_random_uuid(), now(), 'test.line', $1, $2, 'Person')`

const linesOf = async (organizationId: string) =>
  (
    await app.admin.query("select * from audit.entries where organization_id = $1 order by at, id", [
      organizationId
    ])
  ).rows

describe("the audit log is append-only", () => {
  it.each([
    ["application", "update audit.entries set subject = 'x'"],
    ["application", "delete from audit.entries"],
    ["application", "truncate audit.entries"],
    ["system", "update audit.entries set subject = 'x'"],
    ["system", "delete from audit.entries"],
    ["owner", "update audit.entries set subject = 'x'"],
    ["owner", "delete from audit.entries"],
    ["owner", "truncate audit.entries"]
  ] as const)("for the role %s: %s", async (role, statement) => {
    await createTenant(app)
    await expect(as(role, (client) => client.query(statement))).rejects.toMatchObject({ code: "42501" })
  })

  it("stays read-only when a session sets the erasing functions' setting", async () => {
    const forged = as("application", async (client) => {
      await client.query("select set_config('audit.erasing', 'yes', true)")
      await client.query("delete from audit.entries")
    })
    await expect(forged).rejects.toMatchObject({ code: "42501" })
  })

  it("refuses entries in another organization's log or another person's name", async () => {
    const [one, two] = [await createTenant(app), await createTenant(app)]
    const insert = (organizationId: string | null, actorId: string | null) =>
      as("application", async (client) => {
        await client.query("select tenancy.enter($1, $2)", [one.id, one.owner.user.id])
        await client.query(INSERT, [organizationId, actorId])
      })
    await insert(one.id, one.owner.user.id)
    await insert(null, null)
    await expect(insert(two.id, one.owner.user.id)).rejects.toMatchObject({ code: "42501" })
    await expect(insert(one.id, two.owner.user.id)).rejects.toMatchObject({ code: "42501" })
  })

  it("shows nothing to anonymous users", async () => {
    await createTenant(app)
    const count = await as(
      "application",
      async (client) => (await client.query("select from audit.entries")).rowCount
    )
    expect(count).toBe(0)
  })
})

describe("erasing a person", () => {
  it("removes actor, network address and subject, and records the erasure", async () => {
    const tenant = await createTenant(app)
    const ada = await tenant.addMember("driver", "Ada Driver")
    const before = await linesOf(tenant.id)
    const { rows } = await as(
      "system",
      (client) => client.query("select audit.erase_person($1, $2) as lines", [ada.user.id, [ada.email]]),
      "commit"
    )
    const after = await linesOf(tenant.id)
    expect(after.map(({ action, at }) => [action, at])).toEqual(before.map(({ action, at }) => [action, at]))
    const text = JSON.stringify(await app.admin.query("select * from audit.entries").then(({ rows }) => rows))
    for (const trace of [ada.user.id, ada.email, "Ada Driver"]) expect(text).not.toContain(trace)
    const touched = after.filter(({ action }) => ["member.joined", "invitation.accepted"].includes(action))
    expect(touched).toHaveLength(2)
    for (const line of touched)
      expect(line).toMatchObject({ actor_id: null, user_id: null, subject: null, address: null, details: {} })
    const sent = after.find(({ action }) => action === "invitation.sent")
    expect(sent).toMatchObject({ actor_id: tenant.owner.user.id, address: "127.0.0.1", subject: null })
    const tombstone = await app.admin.query(
      "select details from audit.entries where action = 'person.erased'"
    )
    expect(tombstone.rows).toEqual([{ details: { lines: String(rows[0].lines) } }])
    expect((await callEndpoint(app, MyAuditLog, { token: ada.access_token })).value.items).toEqual([])
  })
})

describe("erasing an organization", () => {
  it("leaves one entry that records it, and other organizations' entries", async () => {
    const [one, two] = [await createTenant(app), await createTenant(app)]
    const untouched = await linesOf(two.id)
    await as("system", (client) => client.query("select audit.erase_organization($1)", [one.id]), "commit")
    expect(await linesOf(one.id)).toMatchObject([
      { action: "organization.erased", details: { lines: "1" }, subject: null }
    ])
    expect(await linesOf(two.id)).toEqual(untouched)
  })

  it.each([
    "select audit.erase_organization(gen_random_uuid())",
    "select audit.erase_person(gen_random_uuid())"
  ])("is refused for the application's role: %s", async (statement) => {
    await expect(as("application", (client) => client.query(statement))).rejects.toMatchObject({
      code: "42501"
    })
  })

  it("leaves the log append-only in the same transaction", async () => {
    const tenant = await createTenant(app)
    const forged = as("owner", async (client) => {
      await client.query("select audit.erase_organization($1)", [tenant.id])
      await client.query("delete from audit.entries")
    })
    await expect(forged).rejects.toMatchObject({ code: "42501" })
  })
})
