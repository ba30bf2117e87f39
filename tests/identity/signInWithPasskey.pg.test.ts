import type { RequestOptions, Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createPerson, PASSWORD, type Person } from "../support/seeds.ts"
import { awaiting, codeOf, complete, list, notified, wrongCode } from "./factorScene.ts"
import {
  authenticatorAt,
  beginSignIn,
  enrollPasskey,
  present,
  signInWith,
  withPasskey
} from "./passkeyScene.ts"
import { auditOf, awaitCode, behindProxy, nextCode, statusesOf, statusOfMe } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const changed = ["FactorsChanged", "identity.when-factors-changed"] as const

describe("signing in with a passkey", () => {
  it("needs no password, and names no account", async () => {
    const { person, authenticator } = await withPasskey(app)
    expect(await beginSignIn(app)).toMatchObject({ allowCredentials: [], userVerification: "required" })
    const session = (await signInWith(app, authenticator)).body as Session
    expect(session.user.id).toBe(person.user.id)
    expect(await statusOfMe(app, session.access_token)).toBe(200)
    const { items } = (await call(app, "GET", "/api/me/sessions", { token: session.access_token })).body
    expect(items).toContainEqual(expect.objectContaining({ current: true, signed_in_by: "passkey" }))
    expect((await auditOf(app, person.user.id)).at(-1)).toBe("session.started")
    expect((await list(app, session)).passkeys).toMatchObject([{ last_used_at: expect.any(String) }])
  })

  it("refuses what was signed elsewhere, for another site, by another key, or without unlocking the device", async () => {
    const { authenticator } = await withPasskey(app)
    const deviations = {
      "a foreign origin": { origin: "https://motorpool.example.evil" },
      "another site's id": { rpId: "motorpool.example.evil" },
      "a locked device": { isUnverified: true },
      "another key": { isForged: true },
      "another account": { userHandle: "AAAA" }
    }
    for (const [what, deviation] of Object.entries(deviations))
      expect.soft(codeOf(await signInWith(app, authenticator, deviation)), what).toBe("passkey_refused")
    expect((await signInWith(app, authenticator)).status).toBe(200)
  })

  it("accepts a challenge once, also of many at the same moment, and not after it expired", async () => {
    const { person, authenticator } = await withPasskey(app)
    const used = authenticator.get(await beginSignIn(app))
    const replies = await Promise.all(Array.from({ length: 4 }, () => present(app, used)))
    expect(statusesOf(replies)).toEqual([200, 409, 409, 409])
    expect(replies.filter(({ status }) => status === 409).map(codeOf)).toContain("passkey_too_late")
    const expired = authenticator.get(await beginSignIn(app))
    await app.admin.query("update identity.passkey_challenges set expires_at = now()")
    expect(codeOf(await present(app, expired))).toBe("passkey_too_late")
    const unknown = authenticator.get(await beginSignIn(app), { challenge: "AAAA" })
    expect(codeOf(await present(app, unknown))).toBe("passkey_too_late")
    const started = (await auditOf(app, person.user.id)).filter((action) => action === "session.started")
    expect(started).toHaveLength(1)
  })

  it("refuses a copy, whose counter does not go up, records it and notifies the owner", async () => {
    const { person, authenticator } = await withPasskey(app)
    expect((await signInWith(app, authenticator, { counter: 7 })).status).toBe(200)
    for (const counter of [7, 6, 0])
      expect(codeOf(await signInWith(app, authenticator, { counter })), `${counter}`).toBe("passkey_refused")
    expect((await auditOf(app, person.user.id)).at(-1)).toBe("passkey.copy_refused")
    expect(await notified(app, changed, person)).toBe("Passkey refused")
    expect((await signInWith(app, authenticator, { counter: 8 })).status).toBe(200)
  })

  it("does not note a copy that nobody has signed", async () => {
    const { person, authenticator } = await withPasskey(app)
    expect(codeOf(await signInWith(app, authenticator, { counter: 0, isForged: true }))).toBe(
      "passkey_refused"
    )
    expect(await auditOf(app, person.user.id)).not.toContain("passkey.copy_refused")
  })

  it("refuses unknown passkeys and disabled accounts alike", async () => {
    const { person, authenticator } = await withPasskey(app)
    expect(codeOf(await signInWith(app, authenticatorAt(app)))).toBe("passkey_refused")
    await app.admin.query("update identity.users set disabled_at = now() where id = $1", [person.user.id])
    expect(codeOf(await signInWith(app, authenticator))).toBe("passkey_refused")
  })
})

describe("a passkey after the password", () => {
  it("completes the sign-in; the password alone opens nothing", async () => {
    const { person, authenticator } = await withPasskey(app)
    const signIn = await call(app, "POST", "/api/public/sign-in", {
      body: { email: person.email, password: PASSWORD }
    })
    expect(signIn.body).toMatchObject({ app: false, passkey: true })
    const { pending_token: pending } = signIn.body as { readonly pending_token: string }
    expect(await beginSignIn(app, pending)).toMatchObject({ allowCredentials: [{ id: authenticator.id }] })
    const session = (await signInWith(app, authenticator, { pending })).body as Session
    expect(session.user.id).toBe(person.user.id)
    const again = authenticator.get(await beginSignIn(app))
    expect(codeOf(await present(app, again, pending))).toBe("sign_in_expired")
  })

  it("must be the account's own", async () => {
    const [{ person }, other] = [await withPasskey(app), await withPasskey(app)]
    const pending = await awaitCode(app, person.email)
    expect(codeOf(await signInWith(app, other.authenticator, { pending }))).toBe("passkey_refused")
    const forAnyone = other.authenticator.get(await beginSignIn(app))
    expect(codeOf(await present(app, forAnyone, pending))).toBe("passkey_too_late")
    for (const token of ["", "mp_ps_AAAA", person.access_token])
      expect.soft(codeOf(await present(app, forAnyone, token)), token).toBe("sign_in_expired")
  })
})

describe("refused passkeys", () => {
  it("count together with wrong codes: after ten, neither is accepted, and the owner is notified", async () => {
    const { person, factor } = await awaiting(app)
    const { authenticator } = await enrollPasskey(app, person)
    for (let n = 0; n < 5; n++) {
      const pending_token = await awaitCode(app, person.email)
      expect(codeOf(await complete(app, { pending_token, code: wrongCode(factor.secret) }))).toBe(
        "wrong_code"
      )
      expect(codeOf(await signInWith(app, authenticator, { isForged: true }))).toBe("passkey_refused")
    }
    expect(codeOf(await signInWith(app, authenticator))).toBe("too_many_requests")
    const pending_token = await awaitCode(app, person.email)
    expect(codeOf(await complete(app, { pending_token, code: nextCode(factor.secret) }))).toBe(
      "too_many_requests"
    )
    expect(await notified(app, ["CodesRefused", "identity.when-codes-refused"], person)).toBe(
      "Many wrong codes for your account"
    )
    expect((await proveWith(person, authenticator)).status).toBe(200)
  })
})

const proofOptions = async ({ access_token: token }: Pick<Person, "access_token">) =>
  (await call(app, "POST", "/api/me/proof/passkey-challenge", { token })).body as RequestOptions

const proveWith = async (
  person: Pick<Person, "access_token" | "refresh_token">,
  authenticator: ReturnType<typeof authenticatorAt>,
  options?: RequestOptions
) => {
  const passkey = authenticator.get(options ?? (await proofOptions(person)))
  const { access_token: token, refresh_token } = person
  return call(app, "POST", "/api/me/proof/passkey", { token, body: { refresh_token, passkey } })
}

describe("proving one's identity with a passkey", () => {
  it("counts for five minutes and replaces the tokens; the password no longer does", async () => {
    const { person, authenticator, id } = await withPasskey(app)
    await app.admin.query(
      "update identity.sessions set proven_at = now() - interval '1 hour' where user_id = $1",
      [person.user.id]
    )
    const remove = (token: string) => call(app, "DELETE", `/api/me/passkeys/${id}`, { token })
    expect(codeOf(await remove(person.access_token))).toBe("proof_required")
    const byPassword = await call(app, "POST", "/api/me/proof", {
      token: person.access_token,
      body: { refresh_token: person.refresh_token, by: "password", secret: PASSWORD }
    })
    expect(codeOf(byPassword)).toBe("second_factor_required")
    const session = (await proveWith(person, authenticator)).body as Session
    expect((await remove(session.access_token)).status).toBe(204)
  })

  it("takes only challenges of the person for this, and passkeys of the account", async () => {
    const { person, authenticator } = await withPasskey(app)
    const other = await withPasskey(app)
    expect(codeOf(await proveWith(person, authenticator, await beginSignIn(app)))).toBe("passkey_too_late")
    expect(codeOf(await proveWith(person, authenticator, await proofOptions(other.person)))).toBe(
      "passkey_too_late"
    )
    expect(codeOf(await proveWith(person, other.authenticator))).toBe("passkey_refused")
    const without = await createPerson(app)
    const { access_token: token } = without
    expect((await call(app, "POST", "/api/me/proof/passkey-challenge", { token })).status).toBe(404)
  })
})
