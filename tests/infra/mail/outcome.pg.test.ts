import { CurrentActor, EmailAddress, type Mail, Mails, OrganizationId, transactional } from "#kernel"
import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { failUndeliverableMails } from "#infra/mail"
import { Context, Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { type MailServer, startMailServer } from "../../support/mailServer.ts"
import { PATIENT } from "../../support/patience.ts"

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

const organizationId = OrganizationId.make("0199d6a0-0000-7000-8000-00000000000a")

const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
  kind: "test.mail",
  to: EmailAddress.make(to),
  locale: "en",
  subject: "A mail",
  paragraphs: ["Hello."],
  organizationId,
  reference: to,
  ...more
})

/** Queues as a job of that organization. */
const queue = (message: Mail) =>
  Effect.runPromise(
    transactional(Mails.use((mails) => mails.queue(message))).pipe(
      Effect.provideService(CurrentActor, { _tag: "Job", name: "test", organizationId }),
      Effect.provide(app.services.application)
    )
  )

const eventsOf = async (reference: string) => {
  const { rows } = await app.admin.query(
    `select name, data, organization_id, only_for from app.outbox where data->>'reference' = $1`,
    [reference]
  )
  return rows
}

const firstEvent = (reference: string) =>
  vi.waitFor(async () => {
    const [first] = await eventsOf(reference)
    if (first === undefined) throw new Error("Nothing published yet.")
    return first
  }, PATIENT)

const rowOf = async (to: string) =>
  (
    await app.admin.query("select status, sealed, fault, given_up_at from app.mails where recipient = $1", [
      to
    ])
  ).rows[0]

const jobOf = async (to: string) => {
  const { rows } = await app.admin.query(
    `select state, retry_count from pgboss.job
     where name = 'mail.send' and data->>'mailId' = (select id::text from app.mails where recipient = $1)`,
    [to]
  )
  return rows[0]
}

const deadLettersOf = async (to: string) => {
  const { boss } = Context.get(app.services.shared, Queue)
  const { rows } = await app.admin.query("select id from app.mails where recipient = $1", [to])
  const letters = await boss.findJobs<{ mailId: string }>(DEAD_LETTERS)
  return letters.filter(({ data }) => data.mailId === rows[0].id).length
}

describe("an email with a reference", () => {
  it("publishes its delivery once, to no browser", async () => {
    await queue(mail("taken@example.com"))
    expect(await firstEvent("taken@example.com")).toEqual({
      name: "MailDelivered",
      data: expect.objectContaining({ kind: "test.mail", reference: "taken@example.com", organizationId }),
      organization_id: organizationId,
      only_for: []
    })
    expect(await rowOf("taken@example.com")).toMatchObject({ status: "sent", sealed: null })
  })

  it("publishes a permanent refusal immediately, with the server's response and without a retry", async () => {
    const to = "nobody@example.com"
    smtp.refuse(to, { code: 550, text: "5.1.1 No such user here", times: 99 })
    await queue(mail(to))
    expect(await firstEvent(to)).toMatchObject({
      name: "MailFailed",
      data: { kind: "test.mail", organizationId, fault: "550 5.1.1 No such user here" }
    })
    expect(await rowOf(to)).toMatchObject({ status: "failed", sealed: null, given_up_at: expect.any(Date) })
    await vi.waitFor(
      async () => expect(await jobOf(to)).toMatchObject({ state: "completed", retry_count: 0 }),
      PATIENT
    )
    expect(smtp.attemptsFor(to)).toBe(1)
    expect(await eventsOf(to)).toHaveLength(1)
  })

  it("is delivered on a retry when a greylist defers it", async () => {
    const to = "grey@example.com"
    smtp.refuse(to, { code: 451, text: "4.7.1 Please come back later", times: 1 })
    await queue(mail(to))
    await smtp.waitFor(to)
    expect((await firstEvent(to)).name).toBe("MailDelivered")
    expect(smtp.attemptsFor(to)).toBe(2)
    expect(await eventsOf(to)).toHaveLength(1)
  })

  it("publishes its failure after the last attempt and becomes a dead letter", async () => {
    const to = "busy@example.com"
    smtp.refuse(to, { code: 450, text: "4.2.1 Mailbox busy", times: 99 })
    await queue(mail(to))
    // Seventeen attempts take six hours; here the next one is the last. Set while none runs, because an attempt knows
    // from its start whether it is the last.
    await vi.waitFor(async () => {
      const { rowCount } = await app.admin.query(
        `update pgboss.job set retry_limit = retry_count where name = 'mail.send' and state = 'retry'
           and data->>'mailId' = (select id::text from app.mails where recipient = $1)`,
        [to]
      )
      expect(rowCount).toBe(1)
    }, PATIENT)
    expect(await firstEvent(to)).toMatchObject({
      name: "MailFailed",
      data: { fault: "450 4.2.1 Mailbox busy" }
    })
    await vi.waitFor(async () => expect(await deadLettersOf(to)).toBe(1), PATIENT)
    expect(await eventsOf(to)).toHaveLength(1)
  })

  it("fails once, after a day, when the process of the last attempt died", async () => {
    const to = "forgotten@example.com"
    const addAt = (recipient: string, age: string) =>
      app.admin.query(
        `insert into app.mails (id, kind, recipient, organization_id, reference, sealed, queued_at)
         values (gen_random_uuid(), 'test.mail', $1, $2, $1, 'x', now() - $3::interval)`,
        [recipient, organizationId, age]
      )
    await addAt(to, "24 hours 1 minute")
    await addAt("waiting@example.com", "23 hours 59 minutes")
    for (const _ of [1, 2])
      await Effect.runPromise(Effect.provide(failUndeliverableMails.run({}), app.services.system))
    expect(await eventsOf(to)).toMatchObject([
      { name: "MailFailed", data: { fault: "No mail server accepted it within a day." } }
    ])
    expect(await rowOf(to)).toMatchObject({ status: "failed", sealed: null })
    expect(await rowOf("waiting@example.com")).toMatchObject({ status: "queued", given_up_at: null })
  })

  it("publishes nothing without a reference", async () => {
    const to = "plain@example.com"
    const { reference: _, ...unreferenced } = mail(to)
    await queue(unreferenced)
    await smtp.waitFor(to)
    await vi.waitFor(async () => expect(await rowOf(to)).toMatchObject({ status: "sent" }), PATIENT)
    expect((await app.admin.query("select from app.outbox where data::text like '%plain@%'")).rowCount).toBe(
      0
    )
  })
})
