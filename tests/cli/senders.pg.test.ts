import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { cliOn } from "./support.ts"

const UNKNOWN = "018f2a3b-0000-7000-8000-000000000001"

let app: TestApp
let tenant: Tenant
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  tenant = await createTenant(app, "House")
  await tenant.invite("ben@example.com", "driver")
})
afterAll(() => app.stop())

it("mail senders lists accounts and organizations by what they sent to people outside", async () => {
  const sender = { standing: "good", reason: null, per_day: null, queued: 1, bounced: 0, complained: 0 }
  const { items } = (await cli.json("mail", "senders")) as { items: ReadonlyArray<object> }
  expect(items).toHaveLength(2)
  expect(items).toEqual(
    expect.arrayContaining([
      {
        ...sender,
        kind: "account",
        id: tenant.owner.user.id,
        name: tenant.owner.email,
        since: expect.any(Date)
      },
      { ...sender, kind: "organization", id: tenant.id, name: "House", since: expect.any(Date) }
    ])
  )
  expect((await cli.type("mail", "senders")).out).toContain(tenant.owner.email)
})

it("mail stop and mail allow change an account, by address, and an organization, by name", async () => {
  const account = { kind: "account", id: tenant.owner.user.id, name: tenant.owner.email }
  const organization = { kind: "organization", id: tenant.id, name: "House" }
  expect(await cli.json("mail", "stop", tenant.owner.email, "--reason", "Spam.")).toEqual({
    ...account,
    standing: "stopped",
    released: 0
  })
  expect((await tenant.invite("cleo@example.com", "driver")).code).toBe("sending_stopped")
  expect(await cli.json("mail", "allow", tenant.owner.email)).toMatchObject({ ...account, standing: "good" })
  expect(await cli.json("mail", "stop", "House", "--reason", "Spam.")).toMatchObject(organization)
  expect((await tenant.invite("cleo@example.com", "driver")).code).toBe("sending_stopped")
  expect(await cli.json("mail", "allow", "House", "--per-day", "500")).toMatchObject(organization)
  expect((await tenant.invite("cleo@example.com", "driver")).status).toBe(201)
  const { rows } = await app.admin.query(
    `select action, actor_kind, subject, details from audit.entries
     where action like 'mail.sender%' and organization_id = $1 order by id`,
    [tenant.id]
  )
  const entry = { actor_kind: "Operator", subject: "House" }
  expect(rows).toEqual([
    { ...entry, action: "mail.sender_stopped", details: { reason: "Spam." } },
    { ...entry, action: "mail.sender_allowed", details: { per_day: "500" } }
  ])
})

it("mail report records a bounce or a complaint once", async () => {
  const { rows } = await app.admin.query("select id from app.mails where recipient = 'ben@example.com'")
  const id: string = rows[0].id
  expect(await cli.json("mail", "report", id, "--bounce")).toMatchObject({ id, recipient: "ben@example.com" })
  await cli.type("mail", "report", id, "--bounce")
  await cli.type("mail", "report", id, "--complaint")
  const { items } = (await cli.json("mail", "senders")) as { items: ReadonlyArray<{ id: string }> }
  expect(items.find((one) => one.id === tenant.id)).toMatchObject({ bounced: 1, complained: 1 })
})

it("mail report, stop and allow refuse what does not exist", async () => {
  expect(await cli.refused("mail", "report", UNKNOWN)).toMatchObject({
    message: "This is either a bounce or a complaint.",
    exitCode: 2
  })
  expect(await cli.refused("mail", "report", UNKNOWN, "--bounce")).toMatchObject({
    message: "This mail does not exist.",
    exitCode: 3
  })
  expect(await cli.refused("mail", "stop", "nobody@example.com", "--reason", "Spam.")).toMatchObject({
    message: "There is no account nobody@example.com.",
    exitCode: 3
  })
  expect(await cli.refused("mail", "allow", "No House")).toMatchObject({ exitCode: 3 })
  expect(await cli.refused("mail", "allow", "House", "--per-day", "0")).toMatchObject({ exitCode: 2 })
})
