import { Context, Effect } from "effect"
import { anonymous, CurrentActor, EmailAddress, type Mail, Mails, transactional } from "#kernel"
import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { render, UnsafeMail, writtenMails } from "#infra/mail"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"

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

describe("a mail's text", () => {
  it("links to the configured address and escapes what people wrote", () => {
    const { html, text } = render(mail("ada@example.com"), "https://fleet.example.com")
    expect(text).toContain("https://fleet.example.com/invitation#token=abc")
    expect(html).toContain('href="https://fleet.example.com/invitation#token=abc"')
    expect(html).toContain("Hello &lt;b&gt;Ada&lt;/b&gt; &amp; co.")
  })

  it("keeps the lines of a paragraph, whatever they ended with", () => {
    const message = { ...mail("ada@example.com"), paragraphs: ["One <i>\r\ntwo\rthree\nfour"] }
    const { html, text } = render(message, "https://x.example")
    expect(text).toContain("One <i>\ntwo\nthree\nfour\n")
    expect(html).toContain("One &lt;i&gt;<br>two<br>three<br>four</p>")
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
  ])("goes to one address, not to %j", (address) => {
    // What no schema lets through: the brand is put on by force, to meet the last line.
    const to = Object.assign(mail("ada@example.com"), { to: address })
    expect(() => render(to, "https://x.example")).toThrow(UnsafeMail)
    const answered = Object.assign(mail("ada@example.com"), { replyTo: { name: "Ada", email: address } })
    expect(() => render(answered, "https://x.example")).toThrow(UnsafeMail)
  })

  it("refuses a name that would begin a header", () => {
    const replyTo = { name: "Ada\r\nBcc: all@example.com", email: EmailAddress.make("ada@example.com") }
    expect(() => render({ ...mail("bob@example.com"), replyTo }, "https://x.example")).toThrow(UnsafeMail)
  })
})

describe("with a mail server", () => {
  const received: Array<Email> = []
  let refusals = 0
  let smtp: SMTPServer
  let app: TestApp

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _session, answer) => {
        const chunks: Array<Buffer> = []
        stream.on("data", (chunk: Buffer) => chunks.push(chunk))
        stream.on("end", () => {
          if (refusals-- > 0) return answer(new Error("Mailbox busy"))
          void PostalMime.parse(Buffer.concat(chunks)).then((email) => received.push(email))
          answer()
        })
      }
    })
    const port = await new Promise<number>((resolve) => {
      const server = smtp.listen(0, "127.0.0.1", () => {
        const address = server.address()
        resolve(typeof address === "object" && address !== null ? address.port : 0)
      })
    })
    app = await startApp({
      workers: true,
      env: {
        MAIL_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: "Motorpool <fleet@example.com>",
        PUBLIC_URL: "https://fleet.example.com"
      }
    })
  })
  afterAll(async () => {
    await app.stop()
    await new Promise<void>((resolve) => smtp.close(resolve))
  })

  const arrived = (to: string) =>
    vi.waitFor(
      () => {
        const email = received.find((one) => one.to?.[0]?.address === to)
        if (email === undefined) throw new Error(`No mail to ${to} yet.`)
        return email
      },
      { timeout: 25_000, interval: 50 }
    )

  it("sends HTML and plain text, and forgets the text once it is out", async () => {
    await queue(app, mail("ada@example.com"))
    const email = await arrived("ada@example.com")
    expect(email.subject).toBe("Grüße aus der Garage")
    expect(email.from?.address).toBe("fleet@example.com")
    expect(email.text).toContain("https://fleet.example.com/invitation#token=abc")
    expect(email.html).toContain("Hello &lt;b&gt;Ada")
    await vi.waitFor(async () => {
      const { rows } = await app.admin.query(
        "select status, sealed from app.mails where recipient = 'ada@example.com'"
      )
      expect(rows).toEqual([{ status: "sent", sealed: null }])
    })
  })

  it("stores nothing that reads like the mail while it waits", async () => {
    await queue(app, mail("sealed@example.com"))
    const { rows } = await app.admin.query(
      "select sealed from app.mails where recipient = 'sealed@example.com'"
    )
    const sealed = String(rows[0].sealed)
    // Long enough that no ciphertext holds it by chance.
    const decoded = Buffer.from(sealed.split(".").at(-1) ?? "", "base64url").toString("latin1")
    expect(sealed + decoded).not.toContain("invitation#token")
    await arrived("sealed@example.com")
  })

  it("sends nothing when the work around it is rolled back", async () => {
    await queue(app, mail("nobody@example.com"), true)
    const { rows } = await app.admin.query("select 1 from app.mails where recipient = 'nobody@example.com'")
    const { rows: jobs } = await app.admin.query(
      "select 1 from pgboss.job where name = 'mail.send' and state < 'active'"
    )
    expect([rows, jobs]).toEqual([[], []])
  })

  it("tries again when the server refuses", async () => {
    refusals = 1
    await queue(app, mail("later@example.com"))
    await arrived("later@example.com")
  })

  it("ends as a dead letter that says what failed when every try did", async () => {
    const { boss } = Context.get(app.services.shared, Queue)
    refusals = 1_000
    try {
      await queue(app, mail("never@example.com"))
      const { rows } = await app.admin.query("select id from app.mails where recipient = 'never@example.com'")
      // Seventeen tries take six hours; here the first is the last.
      await app.admin.query(
        "update pgboss.job set retry_limit = 0 where name = 'mail.send' and data->>'mailId' = $1",
        [rows[0].id]
      )
      await vi.waitFor(
        async () => {
          const letters = await boss.findJobs<{ mailId: string }>(DEAD_LETTERS)
          expect(letters.map(({ data }) => data.mailId)).toContain(rows[0].id)
        },
        { timeout: 25_000, interval: 100 }
      )
      const { rows: fault } = await app.admin.query("select status, fault from app.mails where id = $1", [
        rows[0].id
      ])
      expect(fault[0]).toMatchObject({ status: "failed", fault: expect.stringContaining("Mailbox busy") })
    } finally {
      refusals = 0
    }
  })
})

it("without a mail server writes every mail as a file", async () => {
  const app = await startApp({ workers: true })
  try {
    await queue(app, mail("file@example.com"))
    const raw = await vi.waitFor(
      () => {
        const [written] = writtenMails(app.settings.dataDir)
        if (written === undefined) throw new Error("Nothing written yet.")
        return written.raw
      },
      { timeout: 10_000, interval: 50 }
    )
    expect(await PostalMime.parse(raw)).toMatchObject({
      subject: "Grüße aus der Garage",
      to: [{ address: "file@example.com" }]
    })
  } finally {
    await app.stop()
  }
})
