import type { Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { PASSWORD, signUp } from "../support/seeds.ts"
import {
  auditOf,
  behindProxy,
  countMails,
  newestEvent,
  newNetwork,
  type ProblemBody,
  statusesOf
} from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const attempt = (body: object, headers = newNetwork()) =>
  call(app, "POST", "/api/public/sign-up", {
    body: { email: "new@example.com", password: PASSWORD, full_name: "New Person", ...body },
    headers
  })

describe("signing up", () => {
  it("signs in immediately", async () => {
    const reply = await attempt({ email: "ada@example.com", full_name: "Ada Driver", locale: "es" })
    expect(reply.status).toBe(201)
    const session = reply.body as Session
    expect(session.expires_in).toBe(3600)
    expect(session.user).toMatchObject({
      email: "ada@example.com",
      full_name: "Ada Driver",
      email_verified_at: null,
      locale: "es",
      avatar_url: null,
      factors: [],
      passkeys: 0,
      has_password: true
    })
    const me = await call(app, "GET", "/api/me", { token: session.access_token })
    expect(me.body).toEqual(session.user)
  })

  it("emails a verification link in the chosen language", async () => {
    await attempt({ email: "mail@example.com", locale: "es", full_name: "Visit evil now" })
    const mail = await app.lastMail("mail@example.com")
    expect(mail.subject).toBe("Verifique su correo electrónico")
    expect(mail.text).toContain(`${new URL("/verify-email", app.settings.publicUrl).href}#token=mp_ot_`)
    // Until the address is verified, a stranger may have chosen the name.
    expect(mail.text + mail.html).not.toContain("evil")
  })

  it("publishes an event and is audited", async () => {
    const session = await signUp(app, "Published", "published@example.com")
    expect(await newestEvent(app, "UserSignedUp")).toMatchObject({
      userId: session.user.id,
      data: { userId: session.user.id, email: "published@example.com" }
    })
    expect(await auditOf(app, session.user.id)).toEqual(["account.signed_up"])
  })

  it("treats addresses as case-insensitive", async () => {
    expect((await attempt({ email: "Case@Example.com" })).status).toBe(201)
    expect((await attempt({ email: "cASE@example.COM" })).status).toBe(409)
  })

  it("stores no token or password in plain text", async () => {
    const { access_token, refresh_token } = await signUp(app, "Stored", "stored@example.com")
    const { rows } = await app.admin.query(`
      select (select string_agg(t::text, ' ') from identity.session_tokens t)
        || (select string_agg(t::text, ' ') from identity.one_time_tokens t)
        || (select string_agg(c::text, ' ') from identity.credentials c)
        || (select string_agg(o::text, ' ') from app.outbox o) || (select string_agg(m::text, ' ') from app.mails m) as all`)
    for (const secret of [access_token, refresh_token, PASSWORD, "mp_ot_"])
      expect(rows[0].all).not.toContain(secret)
    expect(rows[0].all).toContain("$argon2id$v=19$m=19456,t=2,p=1$")
  })
})

describe("weak passwords", () => {
  const guessable = ["password123", "PASSWORD123", "Motorpool", "guess.able@example.com", "Guess.Able"]
  it.each(guessable)("refuses %s (ASVS 6.2.4, 6.2.12)", async (password) => {
    const reply = await attempt({ email: "guess.able@example.com", password })
    expect(reply.status).toBe(422)
    expect((reply.body as ProblemBody).code).toBe("password_too_common")
  })

  it("refuses passwords that are too short or too long, counted in code points (ASVS 6.2.1, 6.2.5, 6.2.9)", async () => {
    expect((await attempt({ password: "🚚".repeat(7) })).status).toBe(422)
    expect((await attempt({ password: "x".repeat(257) })).status).toBe(422)
    expect((await attempt({ email: "emoji@example.com", password: "🚚".repeat(8) })).status).toBe(201)
    expect((await attempt({ email: "long@example.com", password: "xy".repeat(128) })).status).toBe(201)
  })
})

describe("an address that is taken", () => {
  it("returns 409 and notifies its owner once a day", async () => {
    await signUp(app, "Owner", "taken@example.com")
    for (const name of ["First", "Second"]) {
      const reply = await attempt({ email: "taken@example.com", full_name: name })
      expect(reply.status).toBe(409)
      expect((reply.body as ProblemBody).detail).toBe(
        "An account with this email address already exists. Sign in instead."
      )
    }
    expect(await countMails(app, "taken@example.com", "sign-up-attempted")).toBe(1)
    expect((await app.lastMail("taken@example.com")).text).not.toContain("#token")
  })

  it("is revealed to a network ten times an hour; then every sign-up is refused", async () => {
    await signUp(app, "Owner", "counted@example.com")
    const network = newNetwork()
    for (let time = 0; time < 10; time += 1)
      expect((await attempt({ email: "counted@example.com" }, network)).status).toBe(409)
    const taken = await attempt({ email: "counted@example.com" }, network)
    const free = await attempt({ email: "surely.free@example.com" }, network)
    expect([taken.status, free.status]).toEqual([429, 429])
    expect((taken.body as ProblemBody).detail).toBe((free.body as ProblemBody).detail)
    expect((await attempt({ email: "surely.free@example.com" })).status).toBe(201)
  })

  it("is created once by two concurrent sign-ups", async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => attempt({ email: "race@example.com" })))
    expect(statusesOf(replies)).toEqual([201, 409, 409, 409, 409, 409])
    const { rows } = await app.admin.query(
      `select from identity.users u join identity.profiles p on p.user_id = u.id
       join identity.credentials c on c.user_id = u.id join identity.sessions s on s.user_id = u.id
       where u.email = 'race@example.com'`
    )
    expect(rows).toHaveLength(1)
    expect(await countMails(app, "race@example.com", "verify-email")).toBe(1)
  })
})
