import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, mailedToken, PASSWORD, signUp } from "../support/seeds.ts"
import {
  auditOf,
  behindProxy,
  countMails,
  newestEvent,
  requestReset,
  resetPassword,
  runJob,
  signIn,
  statusOfMe,
  statusesOf
} from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const NEW = "another good password"

describe("requesting a password reset", () => {
  it("does not reveal whether the account exists", async () => {
    const person = await signUp(app)
    const work = async (email: string) => {
      const before = await app.admin.query("select count(*)::int as n from app.outbox")
      const reply = await call(app, "POST", "/api/public/password-resets", { body: { email } })
      const after = await app.admin.query("select count(*)::int as n from app.outbox")
      return { status: reply.status, body: reply.body, events: after.rows[0].n - before.rows[0].n }
    }
    const known = await work(person.email)
    expect(known).toEqual({ status: 202, body: null, events: 1 })
    expect(await work("nobody.at.all@example.com")).toEqual(known)
  })

  it("emails one link per request to existing accounts only", async () => {
    const person = await signUp(app)
    await requestReset(app, person.email)
    await runJob(
      app,
      "identity.when-password-reset-requested",
      await newestEvent(app, "PasswordResetRequested")
    )
    expect(await countMails(app, person.email, "reset-password")).toBe(1)
    expect((await app.lastMail(person.email)).text).toContain("/reset-password#token=mp_ot_")
    await requestReset(app, "nobody.again@example.com")
    expect(await countMails(app, "nobody.again@example.com", "reset-password")).toBe(0)
  })

  it("sends nothing to a disabled account", async () => {
    const person = await signUp(app)
    await app.admin.query("update identity.users set disabled_at = now() where id = $1", [person.user.id])
    await requestReset(app, person.email)
    expect(await countMails(app, person.email, "reset-password")).toBe(0)
  })

  it("is rate-limited per address", async () => {
    const person = await signUp(app)
    const replies = [1, 2, 3, 4, 5, 6].map(() =>
      call(app, "POST", "/api/public/password-resets", { body: { email: person.email } })
    )
    expect((await Promise.all(replies)).filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe("setting a new password with the emailed link", () => {
  it("ends all sessions, verifies and notifies the address, and works once", async () => {
    const person = await signUp(app)
    const other = await signIn(app, person.email)
    await requestReset(app, person.email)
    const token = await mailedToken(app, person.email)
    expect((await resetPassword(app, token, NEW)).status).toBe(204)
    for (const { access_token } of [person, other]) expect(await statusOfMe(app, access_token)).toBe(401)
    await expect(signIn(app, person.email)).rejects.toThrow("401")
    const back = await signIn(app, person.email, NEW)
    expect(back.user.email_verified_at).not.toBeNull()
    expect(await countMails(app, person.email, "password-reset")).toBe(1)
    expect(await auditOf(app, person.user.id)).toEqual(
      expect.arrayContaining(["password.reset", "email.verified"])
    )
    expect((await resetPassword(app, token, "a third good password")).status).toBe(410)
  })

  it("succeeds once when the link is used concurrently", async () => {
    const person = await createPerson(app)
    await requestReset(app, person.email)
    const token = await mailedToken(app, person.email)
    const replies = await Promise.all([1, 2, 3, 4].map((n) => resetPassword(app, token, `${NEW} ${n}`)))
    expect(statusesOf(replies)).toEqual([204, 410, 410, 410])
  })

  it("invalidates all other links", async () => {
    const person = await signUp(app)
    const verification = await mailedToken(app, person.email)
    await requestReset(app, person.email)
    const first = await mailedToken(app, person.email)
    await requestReset(app, person.email)
    await resetPassword(app, await mailedToken(app, person.email), NEW)
    expect((await resetPassword(app, first, "a third good password")).status).toBe(410)
    const back = await signIn(app, person.email, NEW)
    const verified = await call(app, "PUT", "/api/me/email-verification", {
      token: back.access_token,
      body: { token: verification }
    })
    expect(verified.status).toBe(410)
  })

  it("keeps the link valid when the password is refused", async () => {
    const person = await createPerson(app)
    await requestReset(app, person.email)
    const token = await mailedToken(app, person.email)
    for (const weak of ["password123", person.email]) {
      const reply = await resetPassword(app, token, weak)
      expect(reply).toMatchObject({ status: 422, body: { code: "password_too_common" } })
    }
    expect(await statusOfMe(app, person.access_token)).toBe(200)
    expect((await resetPassword(app, token, NEW)).status).toBe(204)
  })

  it("refuses an expired link and one for another purpose", async () => {
    const person = await signUp(app)
    const verification = await mailedToken(app, person.email)
    expect((await resetPassword(app, verification, NEW)).status).toBe(410)
    await requestReset(app, person.email)
    const { rows } = await app.admin.query(
      `select expires_at - created_at = interval '30 minutes' as half from identity.one_time_tokens
       where user_id = $1 and purpose = 'reset_password'`,
      [person.user.id]
    )
    expect(rows).toEqual([{ half: true }])
    await app.admin.query("update identity.one_time_tokens set expires_at = now() where user_id = $1", [
      person.user.id
    ])
    expect((await resetPassword(app, await mailedToken(app, person.email), NEW)).status).toBe(410)
    expect((await signIn(app, person.email, PASSWORD)).user.id).toBe(person.user.id)
  })
})
