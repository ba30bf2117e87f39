import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson, mailedToken, PASSWORD, signUp } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { createApiToken } from "../tokens/support.ts"
import { carryOut, exists, pass7Days, preview, requestDeletion, undo, undoToken } from "./deletionScene.ts"
import { codeOf } from "./factorScene.ts"
import {
  awaitCode,
  behindProxy,
  countMails,
  enrollTotp,
  newNetwork,
  nextCode,
  refresh,
  requestReset,
  resetPassword,
  signIn,
  statusOfMe,
  statusesOf
} from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const tryToSignIn = (email: string, password = PASSWORD) =>
  call(app, "POST", "/api/public/sign-in", { body: { email, password }, headers: newNetwork() })

describe("requesting the deletion of an account", () => {
  it("ends all sessions, and emails a link and the date", async () => {
    const person = await createPerson(app)
    const other = await signIn(app, person.email)
    const { status, body } = await requestDeletion(app, person)
    expect([status, body]).toEqual([200, { due_at: expect.any(String) }])
    expect(await statusOfMe(app, person.access_token)).toBe(401)
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    const mail = await app.lastMail(person.email)
    expect(mail.subject).toBe("Your account will be deleted")
    const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" })
    expect(mail.text).toContain(date.format(new Date((body as { due_at: string }).due_at)))
  })

  it("requires a proof of the last five minutes", async () => {
    const person = await createPerson(app)
    await app.admin.query(
      "update identity.sessions set proven_at = proven_at - interval '6 minutes' where user_id = $1",
      [person.user.id]
    )
    const reply = await requestDeletion(app, person)
    expect([reply.status, codeOf(reply)]).toEqual([403, "proof_required"])
    expect(await statusOfMe(app, person.access_token)).toBe(200)
  })

  it("is refused to the last owner of organizations with other members, by name", async () => {
    const { owner, addMember } = await createTenant(app, "Harbor Rentals")
    await addMember("admin")
    expect(await preview(app, owner)).toMatchObject({
      prevented_by: [{ name: "Harbor Rentals" }],
      deletes: []
    })
    const reply = await requestDeletion(app, owner)
    expect([reply.status, codeOf(reply)]).toEqual([409, "last_owner_of"])
    expect(reply.body).toMatchObject({
      detail:
        "You are the last owner of Harbor Rentals. Make another member the owner first, or remove all other members."
    })
    expect(await statusOfMe(app, owner.access_token)).toBe(200)
  })

  it("warns of organizations without other members, in advance and in the email", async () => {
    const { owner } = await createTenant(app, "Solo Rides")
    expect(await preview(app, owner)).toMatchObject({ prevented_by: [], deletes: [{ name: "Solo Rides" }] })
    await requestDeletion(app, owner)
    expect((await app.lastMail(owner.email)).text).toContain("You are the only member of Solo Rides.")
  })

  it("names no organization to an address that is not verified", async () => {
    const stranger = await signUp(app)
    await createOrganization(app, stranger.access_token, "Look at my site")
    expect((await requestDeletion(app, stranger)).status).toBe(200)
    const { text } = await app.lastMail(stranger.email, "/keep-account")
    expect(text).not.toContain("Look at my site")
  })
})

describe("better-auth GHSA-2vg6-77g8-24mp: a deleted account keeps a session", () => {
  it("ends every token of every session together with the request, and none returns when it is carried out", async () => {
    const person = await createPerson(app)
    const sessions = [person, await signIn(app, person.email)]
    const tokensOf = async () =>
      Promise.all(
        sessions.flatMap(({ access_token, refresh_token }) => [
          statusOfMe(app, access_token),
          refresh(app, refresh_token).then(({ status }) => status)
        ])
      )
    await requestDeletion(app, person)
    expect(await tokensOf()).toEqual([401, 401, 401, 401])
    const { rows } = await app.admin.query(
      `select distinct session.xmin = deletion.xmin as in_one_transaction
       from identity.sessions session join identity.deletions deletion using (user_id) where user_id = $1`,
      [person.user.id]
    )
    expect(rows).toEqual([{ in_one_transaction: true }])
    await pass7Days(app)
    await carryOut(app)
    expect(await exists(app, person)).toBe(false)
    expect(await tokensOf()).toEqual([401, 401, 401, 401])
  })
})

describe("until it is carried out", () => {
  it("refuses personal API tokens, which return if it is undone, but not those of organizations", async () => {
    const { owner, id, addMember } = await createTenant(app)
    const person = await addMember("admin")
    const scopes = ["organization.read"] as const
    const personal = await createApiToken(app, person, { scopes })
    const shared = await createApiToken(app, person, { scopes, organizationId: id })
    const others = await createApiToken(app, owner, { scopes })
    const statuses = async () => {
      const replies = [personal, shared, others].map(({ token }) =>
        call(app, "GET", `/api/organizations/${id}`, { token })
      )
      return (await Promise.all(replies)).map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 200])
    await requestDeletion(app, person)
    expect(await statuses()).toEqual([401, 200, 200])
    await undo(app, await undoToken(app, person))
    expect(await statuses()).toEqual([200, 200, 200])
    await requestDeletion(app, await signIn(app, person.email))
    await pass7Days(app)
    await carryOut(app)
    expect(await statuses()).toEqual([401, 401, 200])
  })

  it("refuses to sign in, and says why only to its owner", async () => {
    const person = await createPerson(app)
    await requestDeletion(app, person)
    const reply = await tryToSignIn(person.email)
    expect([reply.status, codeOf(reply)]).toEqual([403, "deletion_scheduled"])
    const wrong = { email: person.email, password: "not the password" }
    const guess = await call(app, "POST", "/api/public/sign-in", { body: wrong, headers: newNetwork() })
    expect([guess.status, codeOf(guess)]).toEqual([401, "sign_in_refused"])
  })

  it("says so after the code, if the account has a second factor", async () => {
    const person = await createPerson(app)
    const { secret } = await enrollTotp(app, person)
    await requestDeletion(app, person)
    const body = { pending_token: await awaitCode(app, person.email), by: "totp", code: nextCode(secret) }
    const reply = await call(app, "POST", "/api/public/sign-in/code", { body, headers: newNetwork() })
    expect([reply.status, codeOf(reply)]).toEqual([403, "deletion_scheduled"])
  })

  it("still says so after a new password was set", async () => {
    const person = await createPerson(app)
    await requestDeletion(app, person)
    await requestReset(app, person.email)
    const password = "another good password"
    const token = await mailedToken(app, person.email, "/reset-password")
    expect((await resetPassword(app, token, password)).status).toBe(204)
    expect(codeOf(await tryToSignIn(person.email, password))).toBe("deletion_scheduled")
  })

  it("is undone once with the emailed link, without signing in", async () => {
    const person = await createPerson(app)
    await requestDeletion(app, person)
    const token = await undoToken(app, person)
    expect(statusesOf(await Promise.all([undo(app, token), undo(app, token)]))).toEqual([204, 410])
    expect((await tryToSignIn(person.email)).status).toBe(200)
    expect(await countMails(app, person.email, "deletion-undone")).toBe(1)
    await pass7Days(app)
    await carryOut(app)
    expect(await exists(app, person)).toBe(true)
  })

  it("is not undone with another account's link, nor with one of an earlier request", async () => {
    const person = await createPerson(app)
    await requestDeletion(app, person)
    const first = await undoToken(app, person)
    await undo(app, first)
    await requestDeletion(app, await signIn(app, person.email))
    expect((await undo(app, first)).status).toBe(410)
    expect((await undo(app, "mp_ot_unknown")).status).toBe(410)
  })

  it("leaves the account alone before the seven days are over", async () => {
    const person = await createPerson(app)
    await requestDeletion(app, person)
    await carryOut(app)
    expect(await exists(app, person)).toBe(true)
  })
})
