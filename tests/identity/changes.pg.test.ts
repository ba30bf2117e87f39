import type { SignedIn } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { createPerson, mailedToken, PASSWORD, signUp } from "../support/seeds.ts"
import { codeOf } from "./factorScene.ts"
import { CALLBACK, forgetProof, proveAt, signInAt } from "./issuerScene.ts"
import {
  auditOf,
  behindProxy,
  countMails,
  requestReset,
  resetPassword,
  signIn,
  statusOfMe,
  statusesOf
} from "./support.ts"

let issuer: TestIssuer
let app: TestApp
beforeAll(async () => {
  issuer = await startIssuer({ redirectUris: [CALLBACK] })
  app = await startApp({ env: { ...behindProxy.env, ...issuer.env } })
})
afterAll(async () => {
  await app.stop()
  await issuer.stop()
})

const NEW = "another good password"
const changePassword = (token: string, current_password: string | undefined, new_password = NEW) =>
  call(app, "PUT", "/api/me/password", { token, body: { current_password, new_password } })
const changeEmail = (token: string, email: string, password: string | null = PASSWORD) =>
  call(app, "PUT", "/api/me/email", { token, body: { email, ...(password !== null && { password }) } })
const verify = (accessToken: string, token: string) =>
  call(app, "PUT", "/api/me/email-verification", { token: accessToken, body: { token } })
const emailOf = async (token: string) =>
  ((await call(app, "GET", "/api/me", { token })).body as { email: string }).email

let addresses = 0
const newAddress = () => `moved${++addresses}@example.com`

/** Someone whom the issuer knows, and we don't yet. */
const newcomer = () => {
  const name = `newcomer${++addresses}`
  const email = `${name}@example.com`
  issuer.accounts.set(name, { email, email_verified: true })
  return { name, email }
}

describe("changing the password", () => {
  it("keeps this session, ends the others and notifies the address (ASVS 6.3.7)", async () => {
    const other = await createPerson(app)
    const current = await signIn(app, other.email)
    expect((await changePassword(current.access_token, PASSWORD)).status).toBe(204)
    expect(await statusOfMe(app, current.access_token)).toBe(200)
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    await expect(signIn(app, current.email)).rejects.toThrow("401")
    await signIn(app, current.email, NEW)
    expect(await countMails(app, current.email, "password-changed")).toBe(1)
    expect(await auditOf(app, current.user.id)).toContain("password.changed")
  })

  it("requires the current password and refuses a common new one", async () => {
    const person = await createPerson(app)
    expect((await changePassword(person.access_token, "not my password")).body).toMatchObject({
      code: "wrong_password"
    })
    expect((await changePassword(person.access_token, PASSWORD, "password123")).status).toBe(422)
    await signIn(app, person.email)
  })

  it("invalidates password reset links", async () => {
    const person = await createPerson(app)
    await requestReset(app, person.email)
    const token = await mailedToken(app, person.email)
    await changePassword(person.access_token, PASSWORD)
    expect((await resetPassword(app, token, "a third good password")).status).toBe(410)
  })

  it("applies one of two concurrent changes", async () => {
    const person = await createPerson(app)
    const replies = await Promise.all(
      [1, 2, 3].map((n) => changePassword(person.access_token, PASSWORD, `${NEW} ${n}`))
    )
    expect(statusesOf(replies)).toEqual([204, 403, 403])
  })
})

describe("changing the email address", () => {
  it("takes effect on verification, notifies both addresses and ends other sessions", async () => {
    const other = await createPerson(app)
    const current = await signIn(app, other.email)
    const email = newAddress()
    expect((await changeEmail(current.access_token, email)).status).toBe(202)
    expect(await emailOf(current.access_token)).toBe(other.email)
    expect(await countMails(app, other.email, "email-change-requested")).toBe(1)
    const token = await mailedToken(app, email)
    expect(await verify(current.access_token, token)).toMatchObject({ status: 200, body: { email } })
    expect(await emailOf(current.access_token)).toBe(email)
    expect(await countMails(app, other.email, "email-changed")).toBe(1)
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    await expect(signIn(app, other.email)).rejects.toThrow("401")
    await signIn(app, email)
    expect(await auditOf(app, current.user.id)).toEqual(
      expect.arrayContaining(["email.change_requested", "email.changed"])
    )
  })

  it("requires the password (ASVS 7.5.1)", async () => {
    const person = await createPerson(app)
    const email = newAddress()
    expect((await changeEmail(person.access_token, email, "not my password")).status).toBe(403)
    expect(await countMails(app, email, "confirm-new-email")).toBe(0)
  })

  it("does not reveal that the new address is taken, and notifies its owner", async () => {
    const owner = await createPerson(app)
    const person = await createPerson(app)
    const free = await changeEmail(person.access_token, newAddress())
    const taken = await changeEmail(person.access_token, owner.email)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await countMails(app, owner.email, "email-change-attempted")).toBe(1)
    expect((await app.lastMail(owner.email)).text).not.toContain("#token")
    expect(await countMails(app, person.email, "email-change-requested")).toBe(2)
  })

  it("fails without changes when another account took the address in the meantime", async () => {
    const person = await createPerson(app)
    const email = newAddress()
    await changeEmail(person.access_token, email)
    const token = await mailedToken(app, email)
    await signUp(app, "Faster", email)
    expect((await verify(person.access_token, token)).body).toMatchObject({ code: "email_taken" })
    expect(await emailOf(person.access_token)).toBe(person.email)
  })

  it("applies only the latest request", async () => {
    const person = await createPerson(app)
    const [first, second] = [newAddress(), newAddress()]
    await changeEmail(person.access_token, first)
    await changeEmail(person.access_token, second)
    expect((await verify(person.access_token, await mailedToken(app, first))).status).toBe(410)
    expect((await verify(person.access_token, await mailedToken(app, second))).status).toBe(200)
  })

  it("invalidates reset links sent to the old address", async () => {
    const person = await createPerson(app)
    await requestReset(app, person.email)
    const reset = await mailedToken(app, person.email)
    const email = newAddress()
    await changeEmail(person.access_token, email)
    await verify(person.access_token, await mailedToken(app, email))
    expect((await resetPassword(app, reset, NEW)).status).toBe(410)
  })
})

describe("an account with a password", () => {
  it("cannot leave it out, however recent its proof of identity is", async () => {
    const person = await createPerson(app)
    const email = newAddress()
    expect(codeOf(await changePassword(person.access_token, undefined))).toBe("wrong_password")
    expect(codeOf(await changeEmail(person.access_token, email, null))).toBe("wrong_password")
    expect(await countMails(app, email, "confirm-new-email")).toBe(0)
    await signIn(app, person.email)
  })
})

describe("an account without a password", () => {
  it("sets a first one with a recent proof, which ends its other sessions and notifies the address", async () => {
    const { name, email } = newcomer()
    const other: SignedIn = (await signInAt(app, name)).body
    const session: SignedIn = (await signInAt(app, name)).body
    expect(session.user.has_password).toBe(false)
    await forgetProof(app, session)
    expect(codeOf(await changePassword(session.access_token, undefined))).toBe("proof_required")
    const { access_token: token }: SignedIn = (await proveAt(app, session, name)).body
    expect((await changePassword(token, undefined, "password123")).status).toBe(422)
    expect((await changePassword(token, undefined)).status).toBe(204)
    expect(await statusOfMe(app, token)).toBe(200)
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    expect((await signIn(app, email, NEW)).user.has_password).toBe(true)
    expect(await countMails(app, email, "password-changed")).toBe(1)
    expect(await auditOf(app, session.user.id)).toContain("password.changed")
    expect(codeOf(await changePassword(token, undefined, PASSWORD))).toBe("wrong_password")
  })

  it("sets one of several first passwords", async () => {
    const { access_token: token }: SignedIn = (await signInAt(app, newcomer().name)).body
    const replies = await Promise.all([1, 2, 3].map((n) => changePassword(token, undefined, `${NEW} ${n}`)))
    expect(statusesOf(replies)).toEqual([204, 403, 403])
  })

  it("changes its address with a recent proof", async () => {
    const { name, email: old } = newcomer()
    const session: SignedIn = (await signInAt(app, name)).body
    const email = newAddress()
    await forgetProof(app, session)
    expect(codeOf(await changeEmail(session.access_token, email, null))).toBe("proof_required")
    expect(await countMails(app, email, "confirm-new-email")).toBe(0)
    const { access_token: token }: SignedIn = (await proveAt(app, session, name)).body
    expect((await changeEmail(token, email, null)).status).toBe(202)
    expect(await countMails(app, old, "email-change-requested")).toBe(1)
    expect((await verify(token, await mailedToken(app, email))).status).toBe(200)
    expect(await emailOf(token)).toBe(email)
  })

  it("is not confirmed by any password", async () => {
    const { access_token: token }: SignedIn = (await signInAt(app, newcomer().name)).body
    expect(codeOf(await changePassword(token, PASSWORD))).toBe("wrong_password")
    expect(codeOf(await changeEmail(token, newAddress(), PASSWORD))).toBe("wrong_password")
  })
})
