import type { Session, SignedIn } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { startIssuer, type TestIssuer } from "../support/issuer/issuer.ts"
import { visit } from "../support/issuer/visit.ts"
import { createPerson, signUp } from "../support/seeds.ts"
import { codeOf, complete, notified } from "./factorScene.ts"
import { CALLBACK, comeBack, depart, enter, identitiesOf, link, signInAt, ticketFor } from "./issuerScene.ts"
import { auditOf, behindProxy, enrollTotp, nextCode, statusesOf, statusOfMe } from "./support.ts"

let issuer: TestIssuer
let other: TestIssuer
let app: TestApp
beforeAll(async () => {
  issuer = await startIssuer({ redirectUris: [CALLBACK] })
  other = await startIssuer({ redirectUris: [CALLBACK] })
  app = await startApp({ env: { ...behindProxy.env, ...issuer.env } })
})
afterAll(async () => {
  await app.stop()
  await issuer.stop()
  await other.stop()
})

let people = 0

/** Someone whom the issuer knows. */
const known = (email: string, email_verified = true): string => {
  const name = `person-${++people}`
  issuer.accounts.set(name, { email, email_verified, name: "Ines Issued" })
  return name
}

const pathOf = (table: string) => `update identity.${table} set expires_at = now() - interval '1 second'`

describe("signing in with an issuer", () => {
  it("opens an account for an address that is new here, and finds it again", async () => {
    expect((await call(app, "GET", "/api/public/sign-in/issuers")).body).toEqual({
      items: [{ connection: "installation", name: "Example ID" }]
    })
    const name = known("ines@example.com")
    const first: SignedIn = (await signInAt(app, name)).body
    expect(first.user).toMatchObject({ email: "ines@example.com", full_name: "Ines Issued" })
    expect(first.user.email_verified_at).not.toBeNull()
    issuer.accounts.set(name, { email: "moved@example.com", email_verified: false })
    const second: SignedIn = (await signInAt(app, name)).body
    expect(second.user.id).toBe(first.user.id)
    const sessions = (await call(app, "GET", "/api/me/sessions", { token: second.access_token })).body
    expect(sessions).toMatchObject({ items: [{ signed_in_by: "issuer" }, { signed_in_by: "issuer" }] })
    expect(await auditOf(app, first.user.id)).toContain("identity.connected")
  })

  it("finds an account by an address that both sides have verified, and notifies its owner", async () => {
    const person = await createPerson(app)
    const { user }: SignedIn = (await signInAt(app, known(person.email))).body
    expect(user.id).toBe(person.user.id)
    expect(await notified(app, ["IdentitiesChanged", "identity.when-identities-changed"], person)).toBe(
      "Example ID connected"
    )
  })

  it("Logto CVE-2026-15611: links nothing to an address that the issuer has not verified", async () => {
    const person = await createPerson(app)
    const reply = await signInAt(app, known(person.email, false))
    expect(codeOf(reply)).toBe("address_unconfirmed")
    expect(codeOf(await signInAt(app, known("unverified@example.com", false)))).toBe("address_unconfirmed")
    expect((await identitiesOf(app, person)).items).toEqual([])
  })

  it("better-auth GHSA-g38m-r43w-p2q7: links nothing to an account whose address was never verified here", async () => {
    const squatter = await signUp(app)
    expect(codeOf(await signInAt(app, known(squatter.email)))).toBe("address_unproven")
    expect((await identitiesOf(app, squatter)).items).toEqual([])
  })

  it("still requires the second factor, and connects nothing before it", async () => {
    const person = await createPerson(app)
    const factor = await enrollTotp(app, person)
    const { pending_token } = (await signInAt(app, known(person.email))).body as { pending_token: string }
    expect(await statusOfMe(app, pending_token)).toBe(401)
    expect((await identitiesOf(app, person)).items).toEqual([])
    const reply = await complete(app, { pending_token, code: nextCode(factor.secret) })
    expect(reply.status).toBe(200)
  })

  it("refuses a disabled account", async () => {
    const name = known("gone@example.com")
    const { user }: SignedIn = (await signInAt(app, name)).body
    await app.admin.query("update identity.users set disabled_at = now() where id = $1", [user.id])
    expect(codeOf(await signInAt(app, name))).toBe("account_disabled")
  })
})

describe("what returns from an issuer", () => {
  it("is refused with another state, and the attempt stays (ASVS 10.2.1)", async () => {
    const name = known("state@example.com")
    const departed = await depart(app)
    const parameters = await visit(departed.url, name)
    const forged = { ...parameters, state: "x".repeat(43) }
    expect(codeOf(await comeBack(app, departed.browser, forged))).toBe("issuer_attempt_invalid")
    expect(codeOf(await comeBack(app, (await depart(app)).browser, parameters))).toBe(
      "issuer_attempt_invalid"
    )
    expect(codeOf(await comeBack(app, "mp_ot_unknown", parameters))).toBe("issuer_attempt_invalid")
    expect((await comeBack(app, departed.browser, parameters)).status).toBe(200)
  })

  it("is refused with the code of another attempt, whose PKCE challenge is another (ASVS 10.2.1, 10.4.6)", async () => {
    const first = await depart(app)
    const { code = "" } = await visit(first.url, known("code@example.com"))
    const second = await depart(app)
    const { code: unused, ...parameters } = await visit(second.url, known("own@example.com"))
    expect(unused).toBeDefined()
    expect(codeOf(await comeBack(app, second.browser, { ...parameters, code }))).toBe("issuer_refused")
  })

  it("is refused with another nonce", async () => {
    const departed = await depart(app)
    const url = new URL(departed.url)
    url.searchParams.set("nonce", "another")
    const parameters = await visit(url.href, known("nonce@example.com"))
    expect(codeOf(await comeBack(app, departed.browser, parameters))).toBe("issuer_refused")
  })

  it("is refused from another issuer (ASVS 10.2.2)", async () => {
    const name = known("mixed@example.com")
    other.accounts.set(name, { email: "mixed@example.com", email_verified: true })
    const mixed = async () => {
      const departed = await depart(app)
      const parameters = await visit(departed.url.replace(issuer.url, other.url), name)
      return [departed.browser, parameters] as const
    }
    const [browser, parameters] = await mixed()
    expect(parameters["iss"]).toBe(other.url)
    expect(codeOf(await comeBack(app, browser, parameters))).toBe("issuer_attempt_invalid")
    const [again, { iss, ...unnamed }] = await mixed()
    expect(iss).toBe(other.url)
    expect(codeOf(await comeBack(app, again, unnamed))).toBe("issuer_refused")
    const [third, forged] = await mixed()
    expect(codeOf(await comeBack(app, third, { ...forged, iss: issuer.url }))).toBe("issuer_refused")
  })

  it("next-auth GHSA-x445-f3h2-j279: is refused on the callback page of another connection", async () => {
    const departed = await depart(app)
    const parameters = await visit(departed.url, known("page@example.com"))
    const reply = await comeBack(app, departed.browser, { ...parameters, connection: "another" })
    expect(codeOf(reply)).toBe("issuer_attempt_invalid")
  })

  it("next-auth GHSA-8fpg-xm3f-6cx3: is refused if what it is compared with cannot be read", async () => {
    const departed = await depart(app)
    const parameters = await visit(departed.url, known("unreadable@example.com"))
    await app.admin.query("update identity.issuer_attempts set sealed = 'unreadable'")
    expect(codeOf(await comeBack(app, departed.browser, parameters))).toBe("issuer_attempt_invalid")
  })

  it("works once, and for ten minutes (ASVS 10.4.3)", async () => {
    const departed = await depart(app)
    const parameters = await visit(departed.url, known("once@example.com"))
    const both = await Promise.all([
      comeBack(app, departed.browser, parameters),
      comeBack(app, departed.browser, parameters)
    ])
    expect(statusesOf(both)).toEqual([200, 410])
    const late = await depart(app)
    const lateParameters = await visit(late.url, known("late@example.com"))
    await app.admin.query(pathOf("issuer_attempts"))
    expect(codeOf(await comeBack(app, late.browser, lateParameters))).toBe("issuer_attempt_invalid")
  })

  it("is refused when the person cancels", async () => {
    const departed = await depart(app)
    const state = new URL(departed.url).searchParams.get("state") ?? ""
    const reply = await comeBack(app, departed.browser, { state, error: "access_denied" })
    expect(codeOf(reply)).toBe("issuer_refused")
  })

  it("is accepted after the issuer replaced its keys", async () => {
    const name = known("keys@example.com")
    expect((await signInAt(app, name)).status).toBe(200)
    await issuer.rotateKeys()
    expect((await signInAt(app, name)).status).toBe(200)
  })
})

describe("the one-time code", () => {
  it("works once, in the browser that started, for a minute", async () => {
    const name = known("ticket@example.com")
    const ticket = await ticketFor(app, await depart(app), name)
    const stranger = (await depart(app)).browser
    expect(codeOf(await enter(app, { ...ticket, browser: stranger }))).toBe("issuer_attempt_invalid")
    const both = await Promise.all([enter(app, ticket), enter(app, ticket)])
    expect(statusesOf(both)).toEqual([200, 410])
    const late = await ticketFor(app, await depart(app), name)
    const { rows } = await app.admin.query<{ seconds: number }>(
      "select extract(epoch from max(expires_at) - now())::float8 as seconds from identity.issuer_arrivals"
    )
    expect(rows[0]?.seconds).toBeLessThanOrEqual(60)
    await app.admin.query(pathOf("issuer_arrivals"))
    expect(codeOf(await enter(app, late))).toBe("issuer_attempt_invalid")
  })

  it("serves no other purpose than the one that was begun", async () => {
    const person = await createPerson(app)
    const ticket = await ticketFor(app, await depart(app), known("purpose@example.com"))
    const reply = await call(app, "POST", "/api/me/identities", { token: person.access_token, body: ticket })
    expect(codeOf(reply)).toBe("issuer_attempt_invalid")
  })
})

describe("a connected identity", () => {
  it("is connected by the person who began it, whatever its address, and to one account only", async () => {
    const [person, stranger] = [await createPerson(app), await createPerson(app)]
    const name = known("elsewhere@example.com", false)
    expect((await link(app, person, name)).status).toBe(201)
    expect(codeOf(await link(app, stranger, name))).toBe("identity_taken")
    expect(codeOf(await link(app, person, known("second@example.com")))).toBe("already_connected")
    const session: Session = (await signInAt(app, name)).body
    expect(session.user.id).toBe(person.user.id)
  })

  it("is disconnected, unless it is the only way to sign in", async () => {
    const person = await createPerson(app)
    const name = known("apart@example.com")
    await link(app, person, name)
    const remove = async ({ access_token: token }: Pick<Session, "access_token">) => {
      const [identity] = (await identitiesOf(app, { access_token: token })).items
      return call(app, "DELETE", `/api/me/identities/${identity?.id}`, { token })
    }
    expect((await remove(person)).status).toBe(204)
    expect((await identitiesOf(app, person)).items).toEqual([])
    const only: Session = (await signInAt(app, known("only@example.com"))).body
    expect(only.user.has_password).toBe(false)
    expect(codeOf(await remove(only))).toBe("last_way_in")
  })
})
