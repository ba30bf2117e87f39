import type { Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { mailedToken } from "../support/seeds.ts"
import { awaiting, codeOf, complete, list, notified, wrongCode } from "./factorScene.ts"
import {
  auditOf,
  awaitCode,
  behindProxy,
  nextCode,
  refresh,
  requestReset,
  resetPassword,
  statusesOf,
  statusOfMe
} from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

describe("signing in with an authenticator app", () => {
  it("convex GHSA-4qvm-r4pr-v3wg, Capgo CVE-2026-56256: opens a session only with a code (ASVS 6.3.3)", async () => {
    const { person, factor, pending } = await awaiting(app)
    expect(await statusOfMe(app, pending)).toBe(401)
    expect((await refresh(app, pending)).status).toBe(401)
    const reply = await complete(app, { pending_token: pending, code: nextCode(factor.secret) })
    const session = reply.body as Session
    expect(session.user).toMatchObject({ id: person.user.id, factors: [{ id: factor.id }] })
    expect(await statusOfMe(app, session.access_token)).toBe(200)
    const { items } = (await call(app, "GET", "/api/me/sessions", { token: session.access_token })).body
    expect(items).toContainEqual(expect.objectContaining({ current: true, signed_in_by: "totp" }))
    expect((await auditOf(app, person.user.id)).at(-1)).toBe("session.started")
  })

  it("refuses wrong codes of every kind, and unknown, used, abandoned and expired sign-ins", async () => {
    const { person, factor, pending } = await awaiting(app)
    const code = nextCode(factor.secret)
    for (const wrong of [wrongCode(factor.secret), "", "12345", "abcdef", "٠٠٠٠٠٠"])
      expect
        .soft(codeOf(await complete(app, { pending_token: pending, code: wrong })), wrong)
        .toBe("wrong_code")
    for (const token of ["", "mp_ps_AAAA", person.access_token, "x".repeat(200)])
      expect.soft(codeOf(await complete(app, { pending_token: token, code })), token).toBe("sign_in_expired")
    const abandoned = await awaitCode(app, person.email)
    await call(app, "POST", "/api/public/sign-in/abandonment", { body: { pending_token: abandoned } })
    expect(codeOf(await complete(app, { pending_token: abandoned, code }))).toBe("sign_in_expired")
    const expired = await awaitCode(app, person.email)
    await app.admin.query(
      "update identity.pending_sign_ins set expires_at = now() where user_id = $1 and hash = sha256($2::bytea)",
      [person.user.id, Buffer.from(expired)]
    )
    expect(codeOf(await complete(app, { pending_token: expired, code }))).toBe("sign_in_expired")
    expect((await complete(app, { pending_token: pending, code })).status).toBe(200)
    expect(codeOf(await complete(app, { pending_token: pending, code }))).toBe("sign_in_expired")
  })

  it("accepts a code once, also of many at the same moment (ASVS 6.5.1)", async () => {
    const { person, factor } = await awaiting(app)
    const pending = [await awaitCode(app, person.email), await awaitCode(app, person.email)]
    const code = nextCode(factor.secret)
    const replies = await Promise.all(pending.map((pending_token) => complete(app, { pending_token, code })))
    expect(statusesOf(replies)).toEqual([200, 403])
  })

  it("accepts each recovery code once, and notifies the owner (ASVS 6.5.2)", async () => {
    const { person, factor } = await awaiting(app)
    const [code = ""] = factor.codes
    const by = "recovery_code" as const
    const pending = [await awaitCode(app, person.email), await awaitCode(app, person.email)]
    const replies = await Promise.all(
      pending.map((pending_token) => complete(app, { pending_token, by, code }))
    )
    expect(statusesOf(replies)).toEqual([200, 403])
    expect(await notified(app, ["FactorsChanged", "identity.when-factors-changed"], person)).toBe(
      "Recovery code used"
    )
    const session = replies.find(({ status }) => status === 200)?.body as unknown as Session
    expect((await list(app, session)).recovery_codes).toBe(9)
    const wrong = { pending_token: await awaitCode(app, person.email), by, code: "0000-0000-0000" }
    expect(codeOf(await complete(app, wrong))).toBe("wrong_code")
  })

  it("Grav CVE-2026-62232: changes no factor before its code", async () => {
    const { factor, pending: token } = await awaiting(app)
    for (const path of ["/api/me/factors", "/api/me/recovery-codes", "/api/me/passkeys"])
      expect.soft((await call(app, "POST", path, { token, body: {} })).status, path).toBe(401)
    expect((await call(app, "DELETE", `/api/me/factors/${factor.id}`, { token })).status).toBe(401)
    expect((await complete(app, { pending_token: token, code: nextCode(factor.secret) })).status).toBe(200)
  })

  it("Gogs CVE-2025-64175: accepts no recovery code of another account", async () => {
    const [own, other] = [await awaiting(app), await awaiting(app)]
    const [code = ""] = other.factor.codes
    const foreign = { pending_token: own.pending, by: "recovery_code", code } as const
    expect(codeOf(await complete(app, foreign))).toBe("wrong_code")
    expect((await complete(app, { ...foreign, pending_token: other.pending })).status).toBe(200)
  })

  it("ends when the password is changed or reset, which does not skip the code (ASVS 6.3.4, 6.4.3)", async () => {
    const { person, factor, pending } = await awaiting(app)
    await requestReset(app, person.email)
    await resetPassword(app, await mailedToken(app, person.email), "another good password")
    expect(codeOf(await complete(app, { pending_token: pending, code: nextCode(factor.secret) }))).toBe(
      "sign_in_expired"
    )
    await awaitCode(app, person.email, "another good password")
  })
})

describe("wrong codes", () => {
  it("Zitadel GHSA-7j7j-66cv-m239: are counted over all factors: after ten, none is accepted, and the owner is notified (ASVS 6.6.3)", async () => {
    const { person, factor } = await awaiting(app)
    const wrong = wrongCode(factor.secret)
    const guess = async (by: "totp" | "recovery_code", code: string) =>
      complete(app, { pending_token: await awaitCode(app, person.email), by, code })
    for (let n = 0; n < 5; n++) {
      expect(codeOf(await guess("totp", wrong))).toBe("wrong_code")
      expect(codeOf(await guess("recovery_code", "0000-0000-0000"))).toBe("wrong_code")
    }
    const refused = await guess("totp", nextCode(factor.secret))
    expect(codeOf(refused)).toBe("too_many_requests")
    expect(codeOf(await guess("recovery_code", factor.codes[0] ?? ""))).toBe("too_many_requests")
    expect(await notified(app, ["CodesRefused", "identity.when-codes-refused"], person)).toBe(
      "Many wrong codes for your account"
    )
    // A stranger who knows the password cannot lock out a session.
    const body = { refresh_token: person.refresh_token, by: "totp", secret: nextCode(factor.secret) }
    expect((await call(app, "POST", "/api/me/proof", { token: person.access_token, body })).status).toBe(200)
  })

  it("are counted one after another, also from many networks at the same moment", async () => {
    const { person, factor } = await awaiting(app)
    const pending = await Promise.all(Array.from({ length: 16 }, () => awaitCode(app, person.email)))
    const code = wrongCode(factor.secret)
    const replies = await Promise.all(pending.map((pending_token) => complete(app, { pending_token, code })))
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(6)
  })
})
