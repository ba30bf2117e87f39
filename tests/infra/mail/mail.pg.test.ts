import { Context, Effect } from "effect"
import { anonymous, CurrentActor, EmailAddress, type Mail, Mails, transactional } from "#kernel"
import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { render, UnsafeMail, writtenMails } from "#infra/mail"
import PostalMime from "postal-mime"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { type MailServer, startMailServer } from "../../support/mailServer.ts"
import { PATIENT } from "../../support/patience.ts"

const mail = (to: string, subject = "Grüße aus der Garage"): Mail => ({
  kind: "test.mail",
  to: EmailAddress.make(to),
  locale: "en",
  subject,
  paragraphs: ["Hello <b>Ada</b> & co."],
  action: { label: "Open", path: "/invitation#token=abc" },
  footnote: "You did not expect this? Ignore it."
})

const queue = (app: TestApp, message: Mail, fail = false) =>
  Effect.runPromiseExit(
    transactional(
      Effect.andThen(
        Mails.use((mails) => mails.queue(message)),
        fail ? Effect.fail("rolled back") : Effect.void
      )
    ).pipe(Effect.provideService(CurrentActor, anonymous), Effect.provide(app.services.application))
  )

describe("rendering an email", () => {
  it("links to the configured address and escapes user input", () => {
    const { html, text } = render(mail("ada@example.com"), "https://fleet.example.com")
    expect(text).toContain("https://fleet.example.com/invitation#token=abc")
    expect(html).toContain('href="https://fleet.example.com/invitation#token=abc"')
    expect(html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt; &amp; co.")
  })

  it("keeps the lines of a paragraph, whatever their line endings", () => {
    const message = { ...mail("ada@example.com"), paragraphs: ["One <i>\r\ntwo\rthree\nfour"] }
    const { html, text } = render(message, "https://x.example")
    expect(text).toContain("One <i>\ntwo\nthree\nfour\n")
    expect(html).toContain("One &lt;i&gt;<br>two<br>three<br>four</p>")
  })

  it("attaches a file of at most 8 MB", () => {
    const withFile = (size: number): Mail => ({
      ...mail("ada@example.com"),
      attachment: { name: "WO-1.pdf", contentType: "application/pdf", bytes: new Uint8Array(size) }
    })
    const { attachment } = render(withFile(3), "https://x.example")
    expect(attachment).toEqual({ name: "WO-1.pdf", contentType: "application/pdf", content: "AAAA" })
    expect(() => render(withFile(8 * 1024 * 1024 + 1), "https://x.example")).toThrow(UnsafeMail)
  })

  it.each(["Hi\r\nBcc: all@example.com", "Hi\nthere", "Hi\rthere", "Hi\u0000", "Hi\u0085", "Hi\u2028"])(
    "refuses the subject %j",
    (subject) =>
      expect(() => render(mail("ada@example.com", subject), "https://x.example")).toThrow(UnsafeMail)
  )

  it.each([
    "ada@example.com, all@example.com",
    "ada@example.com;all@example.com",
    "ada@example.com\r\nBcc: all@example.com",
    "Ada <ada@example.com>",
    '"a@b"@example.com',
    "ada@example.com@evil.example",
    "ada"
  ])("refuses the recipient %j", (address) => {
    // No schema accepts these: the brand is forced, to test the last line of defense.
    const to = Object.assign(mail("ada@example.com"), { to: address })
    expect(() => render(to, "https://x.example")).toThrow(UnsafeMail)
    const withReplyTo = Object.assign(mail("ada@example.com"), { replyTo: { name: "Ada", email: address } })
    expect(() => render(withReplyTo, "https://x.example")).toThrow(UnsafeMail)
  })

  it("refuses a name that would start a header", () => {
    const replyTo = { name: "Ada\r\nBcc: all@example.com", email: EmailAddress.make("ada@example.com") }
    expect(() => render({ ...mail("bob@example.com"), replyTo }, "https://x.example")).toThrow(UnsafeMail)
  })
})

const BUSY = { code: 450, text: "4.2.1 Mailbox busy" }

describe("with a mail server", () => {
  let smtp: MailServer
  let app: TestApp

  beforeAll(async () => {
    smtp = await startMailServer()
    app = await startApp({
      workers: true,
      mailServer: smtp,
      env: {
        MAIL_FROM: "Motorpool <fleet@example.com>",
        PUBLIC_URL: "https://fleet.example.com"
      }
    })
  })
  afterAll(async () => {
    await app.stop()
    await smtp.stop()
  })

  it("sends HTML and plain text, and deletes the content afterwards", async () => {
    await queue(app, mail("ada@example.com"))
    const { email } = await smtp.waitFor("ada@example.com")
    expect(email.subject).toBe("Grüße aus der Garage")
    expect(email.from?.address).toBe("fleet@example.com")
    expect(email.text).toContain("https://fleet.example.com/invitation#token=abc")
    expect(email.html).toContain("Hello &lt;b&gt;Ada")
    await vi.waitFor(async () => {
      const { rows } = await app.admin.query(
        "select status, sealed from app.mails where recipient = 'ada@example.com'"
      )
      expect(rows).toEqual([{ status: "sent", sealed: null }])
    }, PATIENT)
  })

  it("stores nothing readable while the email is queued", async () => {
    await queue(app, mail("sealed@example.com"))
    const { rows } = await app.admin.query(
      "select sealed from app.mails where recipient = 'sealed@example.com'"
    )
    const sealed = String(rows[0].sealed)
    // Long enough that no ciphertext contains it by chance.
    const decoded = Buffer.from(sealed.split(".").at(-1) ?? "", "base64url").toString("latin1")
    expect(sealed + decoded).not.toContain("invitation#token")
    await smtp.waitFor("sealed@example.com")
  })

  it("sends nothing when the transaction is rolled back", async () => {
    await queue(app, mail("nobody@example.com"), true)
    const { rows } = await app.admin.query("select 1 from app.mails where recipient = 'nobody@example.com'")
    const { rows: jobs } = await app.admin.query(
      "select 1 from pgboss.job where name = 'mail.send' and state < 'active'"
    )
    expect([rows, jobs]).toEqual([[], []])
  })

  it("retries when the server refuses", async () => {
    smtp.refuse("later@example.com", { ...BUSY, times: 1 })
    await queue(app, mail("later@example.com"))
    await smtp.waitFor("later@example.com")
    expect(smtp.attemptsFor("later@example.com")).toBe(2)
  })

  it("becomes a dead letter with the error when every attempt has failed", async () => {
    const { boss } = Context.get(app.services.shared, Queue)
    smtp.refuse("never@example.com", { ...BUSY, times: 99 })
    await queue(app, mail("never@example.com"))
    const { rows } = await app.admin.query("select id from app.mails where recipient = 'never@example.com'")
    // Seventeen attempts take six hours; here the first is the last, or the second where the first has already run.
    await app.admin.query(
      "update pgboss.job set retry_limit = 0 where name = 'mail.send' and data->>'mailId' = $1",
      [rows[0].id]
    )
    await vi.waitFor(async () => {
      const letters = await boss.findJobs<{ mailId: string }>(DEAD_LETTERS)
      expect(letters.map(({ data }) => data.mailId)).toContain(rows[0].id)
    }, PATIENT)
    const { rows: fault } = await app.admin.query("select status, fault from app.mails where id = $1", [
      rows[0].id
    ])
    expect(fault[0]).toMatchObject({ status: "failed", fault: expect.stringContaining("Mailbox busy") })
  })
})

it("writes every email to a file without a mail server", async () => {
  const app = await startApp({ workers: true })
  try {
    await queue(app, mail("file@example.com"))
    const raw = await vi.waitFor(() => {
      const [written] = writtenMails(app.settings.dataDir)
      if (written === undefined) throw new Error("Nothing written yet.")
      return written.raw
    }, PATIENT)
    expect(await PostalMime.parse(raw)).toMatchObject({
      subject: "Grüße aus der Garage",
      to: [{ address: "file@example.com" }]
    })
  } finally {
    await app.stop()
  }
})
