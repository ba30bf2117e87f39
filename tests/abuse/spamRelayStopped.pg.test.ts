import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { cliOn } from "../cli/support.ts"
import { createMessagingTenant, type MessagingTenant } from "../messaging/customerEmailScene.ts"
import { ofAge } from "../support/age.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { PATIENT } from "../support/patience.ts"

let smtp: MailServer
let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  smtp = await startMailServer()
  const MAIL_FROM = "Motorpool <fleet@example.com>"
  const env = { MAIL_FROM, OPERATIONS_EMAIL: "operations@example.com" }
  app = await startApp({ workers: true, mailServer: smtp, env })
  cli = cliOn(app)
})
afterAll(async () => {
  await app.stop()
  await smtp.stop()
})

/** Writes to a new customer. */
const write = async (tenant: MessagingTenant, email: string) => {
  const customer = await tenant.customer({ email })
  return tenant.send({ customer_id: customer.id })
}

const mailTo = async (email: string) => {
  const { rows } = await app.admin.query(
    "select id, status, fault, given_up_at, bounced_at from app.mails where recipient = $1",
    [email]
  )
  return rows[0]
}

const untilStatus = (email: string, status: string) =>
  vi.waitFor(async () => expect((await mailTo(email)).status).toBe(status), PATIENT)

const standingOf = async (id: string): Promise<string> =>
  (await app.admin.query("select standing from app.senders where id = $1", [id])).rows[0].standing

/** Adds customer emails like one that was sent, and counts them. */
const addSent = (email: string, count: number) =>
  app.admin.query(
    `with added as (
       insert into app.mails (id, kind, recipient, organization_id, sender_id, status, queued_at, sent_at)
       select gen_random_uuid(), kind, n || recipient, organization_id, sender_id, status, queued_at, sent_at
       from app.mails, generate_series(1, $2::int) n where recipient = $1
       returning organization_id, sender_id
     )
     update app.senders set customer_emails = customer_emails + $2
     where id in (select organization_id from added union select sender_id from added)`,
    [email, count]
  )

/** Lets a job that waits for its next attempt start now. */
const retryNow = ({ isLast = false } = {}) =>
  vi.waitFor(async () => {
    const { rowCount } = await app.admin.query(
      `update pgboss.job
       set start_after = now(), retry_limit = case when $1 then retry_count else retry_limit end
       where name = 'mail.send' and state = 'retry'`,
      [isLast]
    )
    expect(rowCount).toBe(1)
  }, PATIENT)

const auditOf = async (tenant: MessagingTenant) => {
  const { rows } = await app.admin.query(
    "select action, actor_kind from audit.entries where organization_id = $1 and action like 'mail.%' order by id",
    [tenant.id]
  )
  return rows
}

describe("known flaw: an account whose emails bounce or are reported keeps sending", () => {
  it("is limited to the first day's allowance after a tenth of 20 bounced", async () => {
    const tenant = await createMessagingTenant(app)
    await ofAge(app, tenant.id)
    await write(tenant, "fine@example.com")
    await untilStatus("fine@example.com", "sent")
    await addSent("fine@example.com", 17)
    for (const to of ["gone1@example.com", "gone2@example.com"]) {
      expect(await standingOf(tenant.id)).toBe("good")
      smtp.refuse(to, { code: 550, text: "5.1.1 No such user here", times: 99 })
      await write(tenant, to)
      await untilStatus(to, "failed")
    }
    expect([await standingOf(tenant.id), await standingOf(tenant.owner.user.id)]).toEqual([
      "limited",
      "limited"
    ])
    expect(await write(tenant, "next@example.com")).toMatchObject({
      status: 429,
      detail: "You can send 20 customer emails a day. Try again tomorrow."
    })
    expect(await auditOf(tenant)).toEqual([{ action: "mail.sender_limited", actor_kind: "Job" }])
    const report = await smtp.waitFor("operations@example.com")
    expect(report.email.text).toContain("2 of 20 emails bounced and 0 were reported as spam within 7 days.")
  })

  it("is stopped after three complaints, until an operator allows it", async () => {
    const tenant = await createMessagingTenant(app)
    for (const to of ["angry1@example.com", "angry2@example.com", "angry3@example.com"]) {
      await write(tenant, to)
      await untilStatus(to, "sent")
      // Repeated, as the pipe of a mail server may.
      for (let time = 0; time < 2; time++)
        await cli.type("mail", "report", (await mailTo(to)).id, "--complaint")
    }
    const stopped = {
      status: 403,
      code: "sending_stopped",
      detail: "You can't send emails to people outside at the moment. Contact support."
    }
    expect(await write(tenant, "fourth@example.com")).toMatchObject(stopped)
    expect(await tenant.invite("fifth@example.com", "driver")).toMatchObject(stopped)
    await cli.type("mail", "allow", tenant.owner.email)
    await cli.type("mail", "allow", tenant.id)
    expect((await write(tenant, "sixth@example.com")).status).toBe(201)
    expect(await auditOf(tenant)).toEqual([
      { action: "mail.sender_stopped", actor_kind: "Operator" },
      { action: "mail.sender_allowed", actor_kind: "Operator" }
    ])
  })

  it("is not stopped by an email that no mail server accepted", async () => {
    const tenant = await createMessagingTenant(app)
    smtp.refuse("busy@example.com", { code: 450, text: "4.2.1 Mailbox busy", times: 99 })
    await write(tenant, "busy@example.com")
    await retryNow({ isLast: true })
    await vi.waitFor(
      async () => expect((await mailTo("busy@example.com")).given_up_at).not.toBeNull(),
      PATIENT
    )
    expect(await mailTo("busy@example.com")).toMatchObject({ status: "failed", bounced_at: null })
  })
})

describe("an operator", () => {
  it("holds the queued emails of an organization by stopping it, and sends them by allowing it", async () => {
    const tenant = await createMessagingTenant(app)
    const to = "held@example.com"
    smtp.refuse(to, { code: 451, text: "4.7.1 Please come back later", times: 1 })
    await write(tenant, to)
    await vi.waitFor(() => expect(smtp.attemptsFor(to)).toBe(1), PATIENT)
    await cli.type("mail", "stop", tenant.id, "--reason", "Customers report spam.")
    await retryNow()
    await untilStatus(to, "held")
    expect(smtp.attemptsFor(to)).toBe(1)
    expect(await write(tenant, "refused@example.com")).toMatchObject({
      status: 403,
      detail: "Your organization can't send emails to people outside at the moment. Contact support."
    })
    const { items } = (await cli.json("mail", "senders")) as { items: ReadonlyArray<{ id: string }> }
    expect(items.find(({ id }) => id === tenant.id)).toMatchObject({
      kind: "organization",
      name: "Riverside Depot",
      standing: "stopped",
      reason: "Customers report spam.",
      queued: 1
    })
    expect(await cli.json("mail", "allow", tenant.id)).toMatchObject({ standing: "good", released: 1 })
    await untilStatus(to, "sent")
  })

  it("raises what a new account and its organization can send", async () => {
    const tenant = await createMessagingTenant(app)
    for (const sender of [tenant.owner.email, tenant.id])
      await cli.type("mail", "allow", sender, "--per-day", "21")
    await app.admin.query("update app.senders set invitations = 20")
    expect((await tenant.invite("twenty-first@example.com", "driver")).status).toBe(201)
    expect((await tenant.invite("twenty-second@example.com", "driver")).status).toBe(429)
  })

  it("is not limited when inviting on someone's behalf", async () => {
    const tenant = await createMessagingTenant(app)
    await tenant.invite("first@example.com", "driver")
    await app.admin.query("update app.senders set invitations = 20 where id = $1", [tenant.id])
    const words = ["invitations", "send", "by-operator@example.com", "driver", "--name", "Bo Driver"]
    await cli.type(...words, "--organization", tenant.id, "--as", tenant.owner.email)
    await smtp.waitFor("by-operator@example.com")
  })
})
