import { anonymous, CurrentActor, Texts, transactional } from "#kernel"
import { writtenMails } from "#infra/mail"
import { Effect, Exit, Logger } from "effect"
import PostalMime from "postal-mime"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { PATIENT } from "../../support/patience.ts"
import { type SmsServer, startSmsServer } from "../../support/smsServer.ts"

const TEXT = "Motorpool: 123456 es su código."

const queue = (
  app: TestApp,
  to: string,
  { seconds = 600, fails = false, isVerified = true, logger = Logger.layer([]) } = {}
) =>
  Effect.runPromiseExit(
    transactional(
      Effect.andThen(
        Texts.use((texts) =>
          texts.queue({
            kind: "test.text",
            to,
            text: TEXT,
            expiresAt: new Date(Date.now() + seconds * 1000),
            isVerified
          })
        ),
        fails ? Effect.fail("rolled back") : Effect.void
      )
    ).pipe(
      Effect.provide(logger),
      Effect.provideService(CurrentActor, anonymous),
      Effect.provide(app.services.application)
    )
  )

/** The states of the jobs, oldest first. */
const jobs = async (app: TestApp) =>
  (await app.admin.query("select data, state from pgboss.job where name = 'sms.send' order by created_on"))
    .rows

/** Resolves once all jobs have ended, and returns the states they ended in. */
const ended = (app: TestApp) =>
  vi.waitFor(async () => {
    const states = (await jobs(app)).map(({ state }) => String(state))
    expect(states.filter((state) => !["completed", "failed"].includes(state))).toEqual([])
    return states
  }, PATIENT)

describe("with a server for text messages", () => {
  let sms: SmsServer
  let app: TestApp
  beforeAll(async () => {
    sms = await startSmsServer()
    app = await startApp({ workers: true, env: { SMS_URL: sms.smsUrl } })
  })
  afterAll(async () => {
    await app.stop()
    await sms.close()
  })

  it("posts the text once, and stores nothing readable", async () => {
    await queue(app, "+15550100001")
    expect(await ended(app)).toEqual(["completed"])
    expect(sms.received).toEqual([{ From: "+15550100999", To: "+15550100001", Body: TEXT }])
    const stored = JSON.stringify(await jobs(app))
    expect(stored).not.toContain("15550100001")
    expect(stored).not.toContain("123456")
  })

  it("sends nothing when the transaction is rolled back, or once the text has expired", async () => {
    await queue(app, "+15550100002", { fails: true })
    await queue(app, "+15550100003", { seconds: -1 })
    expect((await ended(app)).every((state) => state === "completed")).toBe(true)
    expect(["+15550100002", "+15550100003"].map(sms.attemptsFor)).toEqual([0, 0])
  })

  it("does not repeat what is refused, or may have been accepted", async () => {
    sms.refuse("+15550100004", { status: 400, code: 21211 })
    sms.refuse("+15550100005", { status: 200, isPage: true })
    await queue(app, "+15550100004")
    await queue(app, "+15550100005")
    expect((await ended(app)).every((state) => state === "completed")).toBe(true)
    expect(["+15550100004", "+15550100005"].map(sms.attemptsFor)).toEqual([1, 1])
  })

  it("retries while the server is busy, fails or rejects our credentials", async () => {
    const busy = ["+15550100006", "+15550100007", "+15550100008"]
    ;[429, 503, 401].forEach((status, at) => sms.refuse(busy[at] ?? "", { status }))
    for (const to of busy) await queue(app, to)
    expect((await ended(app)).every((state) => state === "completed")).toBe(true)
    expect(busy.map(sms.attemptsFor)).toEqual([2, 2, 2])
    expect(sms.received.filter(({ To }) => busy.includes(To))).toHaveLength(3)
  })
})

it("queues TEXTS_PER_HOUR in an hour, a fifth of them to numbers that are not verified, and warns the operator once", async () => {
  const app = await startApp({ env: { TEXTS_PER_HOUR: "5", LOG_LEVEL: "Warn" } })
  try {
    const lines: Array<string> = []
    const logger = Logger.layer([Logger.make(({ message }) => lines.push(String(message)))])
    const attempts = async (times: number, isVerified: boolean) => {
      let queued = 0
      for (let n = 0; n < times; n++)
        if (Exit.isSuccess(await queue(app, `+1555010001${n}`, { isVerified, logger }))) queued += 1
      return queued
    }
    expect(await attempts(3, false)).toBe(1)
    expect(lines).toEqual([expect.stringMatching(/^1 text messages to numbers that are not verified were /)])
    expect(await attempts(6, true)).toBe(4)
    expect(lines.slice(1)).toEqual([expect.stringMatching(/^5 text messages were .* TEXTS_PER_HOUR allows/)])
    expect(await jobs(app)).toHaveLength(5)
  } finally {
    await app.stop()
  }
})

it("is shown in the development mailbox without a server", async () => {
  const app = await startApp({ workers: true })
  try {
    await queue(app, "+34600100200")
    await ended(app)
    const [written] = writtenMails(app.settings.dataDir)
    expect(await PostalMime.parse(written?.raw ?? "")).toMatchObject({
      subject: "Text message",
      to: [{ name: "+34600100200" }],
      text: TEXT
    })
  } finally {
    await app.stop()
  }
})
