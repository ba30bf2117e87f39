import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { OrganizationDetails } from "#tenancy/contract"
import { MARKER } from "../isolation/IsolationSample.ts"
import { buildWorld } from "../isolation/world.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { contentOf, mentions } from "../support/tables.ts"
import { createTenant } from "../support/tenant.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
})
afterAll(() => app.stop())

const details = Schema.decodeUnknownSync(OrganizationDetails)

const auditOf = async (organizationId: string) =>
  (
    await app.admin.query(
      "select action, actor_kind, actor_id, subject from audit.entries where organization_id = $1 order by id",
      [organizationId]
    )
  ).rows

describe("tenants seed", () => {
  it("creates an organization whose new owner sets a password with the emailed link", async () => {
    const words = [
      "tenants",
      "seed",
      "Harbor Fleet",
      "--owner",
      "nia@harbor.example",
      "--owner-name",
      "Nia Owner"
    ]
    const chosen = ["--industry", "rental", "--time-zone", "Europe/Berlin", "--currency", "USD"]
    const seeded = await cli.json(...words, ...chosen, "--show-token")
    expect(seeded).toMatchObject({
      organization: {
        name: "Harbor Fleet",
        industry: "rental",
        time_zone: "Europe/Berlin",
        currency: "USD",
        members: 1
      },
      owner: { email: "nia@harbor.example", full_name: "Nia Owner", email_verified_at: null },
      is_new_account: true
    })
    const { link } = seeded as { link: string }
    const mail = await app.lastMail("nia@harbor.example")
    expect(mail.text).toContain(link)
    const token = link.split("#token=")[1]
    const password = "a long way to the harbor"
    expect(
      (await call(app, "PUT", "/api/public/password", { body: { token, password } })).status
    ).toBeLessThan(300)
    const signedIn = await call(app, "POST", "/api/public/sign-in", {
      body: { email: "nia@harbor.example", password }
    })
    expect(signedIn.status).toBe(200)
  })

  it("creates an organization for an existing account without an email", async () => {
    const { owner } = await createTenant(app)
    const before = await contentOf(app)
    const seeded = await cli.json("tenants", "seed", "Second House", "--owner", owner.email)
    expect(seeded).toMatchObject({ owner: { id: owner.user.id }, is_new_account: false, link: null })
    expect((await contentOf(app))["app.mails"]).toBe(before["app.mails"])
    const { organization } = seeded as { organization: typeof OrganizationDetails.Type }
    expect(await auditOf(organization.id)).toEqual([
      {
        action: "organization.founded",
        actor_kind: "Operator",
        actor_id: owner.user.id,
        subject: "Second House"
      }
    ])
  })

  it("shows the link only with --show-token, and never in a dry run", async () => {
    const words = ["tenants", "seed", "Quiet House", "--owner", "q@quiet.example", "--owner-name", "Q"]
    const before = await contentOf(app)
    const { out, notes } = await cli.type(...words, "--show-token", "--dry-run")
    expect(out).not.toContain("token")
    expect(notes).toContain("organization.founded: Quiet House")
    expect(notes).toContain("an email (identity.account-opened) to q@quiet.example")
    expect(await contentOf(app)).toEqual(before)
    expect((await cli.type(...words)).out).not.toContain("token=")
  })

  it("refuses a new owner without a name, an unknown industry and a missing owner", async () => {
    expect(await cli.refused("tenants", "seed", "X", "--owner", "new@x.example")).toMatchObject({
      exitCode: 2,
      message: "new@x.example has no account yet."
    })
    expect(
      await cli.refused("tenants", "seed", "X", "--owner", "a@x.example", "--industry", "circus")
    ).toMatchObject({
      exitCode: 2
    })
    expect(await cli.refused("tenants", "seed", "X")).toMatchObject({ exitCode: 2 })
  })
})

describe("tenants list and show", () => {
  it("show an organization by id and by name, and refuse an ambiguous name", async () => {
    const tenant = await createTenant(app)
    await app.admin.query("update tenancy.organizations set name = 'Only One' where id = $1", [tenant.id])
    const shown = await cli.json("tenants", "show", "Only One")
    expect(shown).toMatchObject({ id: tenant.id, owners: [{ email: tenant.owner.email }] })
    expect(await cli.json("tenants", "show", tenant.id)).toEqual(shown)
    expect(((await cli.json("tenants", "list")) as { items: ReadonlyArray<unknown> }).items).toContainEqual(
      expect.objectContaining({ id: tenant.id, members: 1 })
    )
    const other = await createTenant(app)
    await app.admin.query("update tenancy.organizations set name = 'Only One' where id = $1", [other.id])
    const ambiguous = await cli.refused("tenants", "show", "Only One")
    expect(ambiguous).toMatchObject({ exitCode: 2, message: '2 organizations are called "Only One".' })
    expect(ambiguous.hint).toContain(tenant.id)
    expect(await cli.refused("tenants", "show", "Nowhere")).toMatchObject({ exitCode: 3 })
  })
})

describe("tenants delete", () => {
  it("removes an organization's rows in every module", async () => {
    const { victim } = await buildWorld(app)
    expect((await mentions(app, victim.organizationId)).length).toBeGreaterThan(15)
    await cli.type("tenants", "delete", MARKER, "--confirm", MARKER)
    expect(await mentions(app, victim.organizationId)).toEqual(["app.outbox", "audit.entries"])
  })

  it("leaves one line in the audit log, and other organizations unchanged", async () => {
    const [tenant, other] = [await createTenant(app), await createTenant(app)]
    await tenant.addMember("manager", "Mia Manager")
    // Its response is stored for repeated requests.
    const added = await call(app, "POST", `/api/organizations/${tenant.id}/customers`, {
      token: tenant.owner.access_token,
      body: { name: "Added Once", email: null, phone: null, notes: null },
      headers: { "idempotency-key": "once" }
    })
    expect(added.status).toBe(201)
    const name = "Doomed House"
    await app.admin.query("update tenancy.organizations set name = $2 where id = $1", [tenant.id, name])
    const untouched = await mentions(app, other.id)
    const before = await contentOf(app)
    expect(await cli.refused("tenants", "delete", tenant.id, "--confirm", "Another")).toMatchObject({
      exitCode: 1
    })
    await cli.type("tenants", "delete", tenant.id, "--confirm", name, "--dry-run")
    expect(await contentOf(app)).toEqual(before)
    expect(await cli.json("tenants", "delete", tenant.id, "--confirm", name)).toEqual({ id: tenant.id, name })
    expect(await auditOf(tenant.id)).toEqual([
      { action: "organization.deleted", actor_kind: "Operator", actor_id: null, subject: name }
    ])
    // app.outbox contains the event for the other modules.
    expect(await mentions(app, tenant.id)).toEqual(["app.outbox", "audit.entries"])
    expect(await mentions(app, other.id)).toEqual(untouched)
    expect((await call(app, "GET", "/api/me", { token: tenant.owner.access_token })).status).toBe(200)
    expect(details(await cli.json("tenants", "show", other.id)).id).toBe(other.id)
    expect(await cli.refused("tenants", "show", tenant.id)).toMatchObject({ exitCode: 3 })
  })

  it("every table with an organization_id cascades from its organization", async () => {
    const { rows } = await app.admin.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
       where c.relkind = 'r' and not c.relispartition and n.nspname not in ('app', 'audit', 'pgboss', 'pg_catalog')
         and not exists (
           select from pg_constraint k
           where k.conrelid = c.oid and k.contype = 'f' and k.confdeltype = 'c' and a.attnum = any (k.conkey)
         )`
    )
    expect(rows.map(({ name }) => name)).toEqual([])
  })
})

describe("tenants require-mfa", () => {
  it("requires a second factor, which operators need not have themselves, until it is turned off", async () => {
    const { id, owner } = await createTenant(app, "Harbor Depot")
    const on = ["--organization", id]
    const status = async () =>
      (await call(app, "GET", `/api/organizations/${id}`, { token: owner.access_token })).status
    expect(await cli.json("tenants", "require-mfa", "--days", "0", ...on)).toMatchObject({
      required_from: expect.any(Date),
      missing: [{ email: owner.email }]
    })
    expect(await status()).toBe(403)
    expect((await cli.type("tenants", "require-mfa", "--off", ...on)).out).toContain(
      "No second factor is required."
    )
    expect(await status()).toBe(200)
    for (const words of [
      ["--days", "31"],
      ["--days", "3", "--off"]
    ])
      expect
        .soft(await cli.refused("tenants", "require-mfa", ...words, ...on), words.join(" "))
        .toMatchObject({
          exitCode: 2
        })
  })
})
