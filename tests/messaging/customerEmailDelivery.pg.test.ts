import { SendCustomerEmail } from "#messaging/contract"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { jobs } from "../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { published } from "../support/history.ts"
import { headersOf, type MailServer, startMailServer } from "../support/mailServer.ts"
import { PATIENT } from "../support/patience.ts"
import { createMessagingTenant, type MessagingTenant } from "./customerEmailScene.ts"

let smtp: MailServer
let app: TestApp

beforeAll(async () => {
  smtp = await startMailServer()
  app = await startApp({
    workers: true,
    mailServer: smtp,
    env: { MAIL_FROM: "Motorpool <fleet@example.com>" }
  })
})
afterAll(async () => {
  await app.stop()
  await smtp.stop()
})

/** The organization's only email, once it is as expected. */
const waitForEmail = (tenant: MessagingTenant, expected: object) =>
  vi.waitFor(async () => expect(await tenant.emails()).toMatchObject([expected]), PATIENT)

const write = async (address: string, more: Partial<(typeof SendCustomerEmail)["body"]["Encoded"]> = {}) => {
  const tenant = await createMessagingTenant(app, 'Müller, "Söhne" & <Co>')
  const customer = await tenant.customer({ name: "Çağla; Customer", email: address })
  const sent = await tenant.send({ customer_id: customer.id, ...more })
  expect(sent.status, sent.text).toBe(201)
  return tenant
}

/** All headers with a name; programs would interpret a duplicate differently. */
const headersNamed = (raw: string, name: string) =>
  headersOf(raw).filter((line) => line.toLowerCase().startsWith(`${name}:`))

describe("delivering an email to a customer", () => {
  it("sends it to one customer, from our address in the sender's name, with replies to the sender", async () => {
    const tenant = await write("wire@example.com", {
      subject: 'Größe: 100 %, "quoted" <b>; a@example.com, Bcc: b@example.com'
    })
    const { from, to, raw, email } = await smtp.waitFor("wire@example.com")
    expect([from, to]).toEqual(["fleet@example.com", ["wire@example.com"]])
    const names = ["from", "to", "reply-to", "subject", "message-id", "cc", "bcc", "sender"]
    expect(names.map((name) => headersNamed(raw, name).length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0])
    expect(email.to).toMatchObject([{ address: "wire@example.com" }])
    expect(email.from).toMatchObject({
      address: "fleet@example.com",
      name: 'Olga Owner (Müller, "Söhne" & <Co>) via Motorpool'
    })
    expect(email.replyTo).toMatchObject([
      { address: tenant.owner.email, name: 'Olga Owner (Müller, "Söhne" & <Co>)' }
    ])
    expect(email.subject).toBe('Größe: 100 %, "quoted" <b>; a@example.com, Bcc: b@example.com')
    expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/)
  })

  it("sends exactly the text that was written, including lines of dots", async () => {
    const content = "First line\n.\n..\nRCPT TO:<evil@example.com>\n\nFrom here on.\nBcc: evil@example.com"
    await write("body@example.com", { content })
    const { to, email, raw } = await smtp.waitFor("body@example.com")
    expect(to).toEqual(["body@example.com"])
    const text = (email.text ?? "").replaceAll("\r\n", "\n")
    expect(text).toContain(`Hello Çağla; Customer,\n\n${content}\n\nOlga Owner\nMüller, "Söhne" & <Co>`)
    expect(headersNamed(raw, "bcc")).toEqual([])
    expect(smtp.attemptsFor("evil@example.com")).toBe(0)
  })

  it("sends the longest allowed text", async () => {
    const content = "ü".repeat(9_999) + "."
    await write("long@example.com", { content, subject: "ß".repeat(200) })
    const { email } = await smtp.waitFor("long@example.com")
    expect(email.text).toContain(content)
    expect(email.subject).toBe("ß".repeat(200))
  })

  it("marks it as delivered and publishes that once", async () => {
    const tenant = await write("taken@example.com")
    await waitForEmail(tenant, { status: "sent", delivered_at: expect.any(Date), fault: null })
    expect(await published(app, tenant, "CustomerEmailDelivered")).toBe(1)
  })
})

describe("a mail server that refuses", () => {
  it("fails the email permanently with the server's response and notifies its sender", async () => {
    smtp.refuse("nobody@example.com", { code: 550, text: "5.1.1 No such user here", times: 99 })
    const tenant = await write("nobody@example.com", { subject: "Lost" })
    await waitForEmail(tenant, { status: "failed", delivered_at: null, fault: "550 5.1.1 No such user here" })
    const { rows } = await app.admin.query(
      "select data from app.outbox where organization_id = $1 and name = 'CustomerEmailFailed'",
      [tenant.id]
    )
    expect(rows).toMatchObject([
      { data: { userId: tenant.owner.user.id, recipient: "nobody@example.com", subject: "Lost" } }
    ])
    expect(smtp.attemptsFor("nobody@example.com")).toBe(1)
  })

  it("defers the email, which is delivered later", async () => {
    smtp.refuse("grey@example.com", { code: 451, text: "4.7.1 Greylisted", times: 1 })
    const tenant = await write("grey@example.com")
    await waitForEmail(tenant, { status: "sent", delivered_at: expect.any(Date) })
    expect(smtp.attemptsFor("grey@example.com")).toBe(2)
    expect(await published(app, tenant, "CustomerEmailFailed")).toBe(0)
  })
})

describe("a repeated or late outcome", () => {
  /** Runs a reaction like the worker. */
  const react = (name: string, data: unknown) => {
    const reaction = jobs.find((job) => job.name === name)
    if (reaction === undefined) throw new Error(`There is no ${name}.`)
    return Effect.runPromise(Effect.provide(reaction.run(data), app.services.application))
  }

  const outcomeOf = async (tenant: MessagingTenant, name: string) => {
    const { rows } = await app.admin.query(
      `select id, name, organization_id as "organizationId", user_id as "userId", occurred_at as "occurredAt", data
       from app.outbox where organization_id = $1 and name = $2`,
      [tenant.id, name]
    )
    return { ...rows[0], occurredAt: rows[0].occurredAt.toISOString() }
  }

  it("is ignored", async () => {
    const tenant = await write("twice@example.com")
    await waitForEmail(tenant, { delivered_at: expect.any(Date) })
    const before = await tenant.emails()
    const delivered = await outcomeOf(tenant, "MailDelivered")
    await react("messaging.when-mail-delivered", delivered)
    await react("messaging.when-mail-failed", {
      ...delivered,
      data: { ...delivered.data, _tag: "MailFailed", fault: "Too late." }
    })
    expect(await tenant.emails()).toEqual(before)
    expect(await published(app, tenant, "CustomerEmailDelivered")).toBe(1)
    expect(await published(app, tenant, "CustomerEmailFailed")).toBe(0)
  })

  it("notifies the sender once of a repeated failure", async () => {
    smtp.refuse("failing@example.com", { code: 554, text: "5.7.1 Spam", times: 99 })
    const tenant = await write("failing@example.com")
    await waitForEmail(tenant, { status: "failed" })
    await react("messaging.when-mail-failed", await outcomeOf(tenant, "MailFailed"))
    expect(await published(app, tenant, "CustomerEmailFailed")).toBe(1)
  })

  it("changes nothing for another kind of email or in another organization's name", async () => {
    const [tenant, other] = [await write("mine@example.com"), await createMessagingTenant(app)]
    await waitForEmail(tenant, { delivered_at: expect.any(Date) })
    await app.admin.query(
      "update messaging.customer_emails set delivered_at = null where organization_id = $1",
      [tenant.id]
    )
    const delivered = await outcomeOf(tenant, "MailDelivered")
    const failed = (data: object) => ({
      ...delivered,
      data: { ...delivered.data, _tag: "MailFailed", fault: "No.", ...data }
    })
    await react("messaging.when-mail-failed", failed({ kind: "tenancy.invitation" }))
    await react("messaging.when-mail-failed", failed({ organizationId: other.id }))
    await react("messaging.when-mail-failed", failed({ organizationId: null }))
    expect(await tenant.emails()).toMatchObject([{ status: "sent", fault: null }])
  })
})
