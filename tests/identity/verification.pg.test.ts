import { newId, SessionId } from "#kernel"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson, mailedToken, signUp } from "../support/seeds.ts"
import {
  auditOf,
  behindProxy,
  countMails,
  newestEvent,
  type ProblemBody,
  refresh,
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

const verify = (accessToken: string | undefined, token: string) =>
  call(app, "PUT", "/api/me/email-verification", { token: accessToken, body: { token } })
const resend = (token: string) => call(app, "POST", "/api/me/email-verifications", { token })
const verifiedAt = async (token: string) =>
  ((await call(app, "GET", "/api/me", { token })).body as { email_verified_at: string | null })
    .email_verified_at

describe("verifying an address", () => {
  it("works once, with the emailed token in a session of the account", async () => {
    const person = await signUp(app)
    const token = await mailedToken(app, person.email)
    const reply = await verify(person.access_token, token)
    expect(reply).toMatchObject({ status: 200, body: { email: person.email } })
    expect(await verifiedAt(person.access_token)).not.toBeNull()
    expect((await verify(person.access_token, token)).status).toBe(410)
    expect(await newestEvent(app, "EmailVerified")).toMatchObject({ data: { email: person.email } })
    expect(await auditOf(app, person.user.id)).toContain("email.verified")
  })

  it("refuses the link without a session or in another account's session", async () => {
    const person = await signUp(app)
    const stranger = await signUp(app)
    const token = await mailedToken(app, person.email)
    expect((await verify(undefined, token)).status).toBe(401)
    const foreign = await verify(stranger.access_token, token)
    expect(foreign.status).toBe(410)
    expect((foreign.body as ProblemBody).detail).toBe(
      "This link has expired, was already used or belongs to another account. Request a new one."
    )
    expect(await verifiedAt(person.access_token)).toBeNull()
    expect((await verify(person.access_token, token)).status).toBe(200)
  })

  it("ends all other sessions and links the first time", async () => {
    const other = await signUp(app)
    const current = await signIn(app, other.email)
    const first = await mailedToken(app, other.email)
    await resend(current.access_token)
    const second = await mailedToken(app, other.email)
    expect((await verify(current.access_token, first)).status).toBe(200)
    expect(await statusOfMe(app, current.access_token)).toBe(200)
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    expect((await refresh(app, other.refresh_token)).status).toBe(401)
    expect((await verify(current.access_token, second)).status).toBe(410)
  })

  it("succeeds once when the link is opened concurrently", async () => {
    const person = await signUp(app)
    const token = await mailedToken(app, person.email)
    const replies = await Promise.all([1, 2, 3, 4].map(() => verify(person.access_token, token)))
    expect(statusesOf(replies)).toEqual([200, 410, 410, 410])
  })

  it("refuses the link after 24 hours", async () => {
    const person = await signUp(app)
    const { rows } = await app.admin.query(
      "select expires_at - created_at = interval '24 hours' as day from identity.one_time_tokens where user_id = $1",
      [person.user.id]
    )
    expect(rows).toEqual([{ day: true }])
    await app.admin.query("update identity.one_time_tokens set expires_at = now() where user_id = $1", [
      person.user.id
    ])
    expect((await verify(person.access_token, await mailedToken(app, person.email))).status).toBe(410)
  })
})

describe("resending the verification email", () => {
  it("emails a new link and keeps the earlier one valid", async () => {
    const person = await signUp(app)
    const first = await mailedToken(app, person.email)
    expect((await resend(person.access_token)).status).toBe(202)
    expect(await mailedToken(app, person.email)).not.toBe(first)
    expect((await verify(person.access_token, first)).status).toBe(200)
  })

  it("is refused after verification and after five an hour", async () => {
    const verified = await createPerson(app)
    expect((await resend(verified.access_token)).body).toMatchObject({ code: "already_verified" })
    const eager = await signUp(app)
    const replies = [1, 2, 3, 4, 5, 6].map(() => resend(eager.access_token))
    expect(statusesOf(await Promise.all(replies))).toEqual([202, 202, 202, 202, 202, 429])
    expect(await countMails(app, eager.email, "verify-email")).toBe(6)
  })
})

const invite = async (email: string) => {
  const owner = await createPerson(app)
  const organizationId = await createOrganization(app, owner.access_token)
  await call(app, "POST", `/api/organizations/${organizationId}/invitations`, {
    token: owner.access_token,
    body: { invited_name: "New Member", email, role: "viewer" }
  })
  return { token: await mailedToken(app, email) }
}
const react = async () =>
  runJob(app, "identity.when-invitation-accepted", await newestEvent(app, "InvitationAccepted"))

describe("joining with an invitation's emailed token", () => {
  it("verifies the address and ends other sessions, once", async () => {
    const other = await signUp(app)
    const current = await signIn(app, other.email)
    const { token } = await invite(other.email)
    const joined = await call(app, "POST", "/api/me/memberships", {
      token: current.access_token,
      body: { token }
    })
    expect(joined.status).toBe(201)
    await react()
    const at = await verifiedAt(current.access_token)
    expect(at).not.toBeNull()
    expect(await statusOfMe(app, other.access_token)).toBe(401)
    const later = await signIn(app, other.email)
    await react()
    expect(await verifiedAt(current.access_token)).toBe(at)
    expect(await statusOfMe(app, later.access_token)).toBe(200)
    expect(
      (await auditOf(app, current.user.id)).filter((action) => action === "email.verified")
    ).toHaveLength(1)
  })

  it("verifies nothing for another address or without a token", async () => {
    const person = await signUp(app)
    const event = (email: string, provenBy: string | null) => ({
      id: "00000000-0000-7000-8000-000000000001",
      name: "InvitationAccepted",
      organizationId: null,
      userId: person.user.id,
      occurredAt: new Date().toISOString(),
      data: {
        _tag: "InvitationAccepted",
        organizationId: "00000000-0000-7000-8000-000000000002",
        userId: person.user.id,
        invitationId: "00000000-0000-7000-8000-000000000003",
        email,
        invitedBy: "00000000-0000-7000-8000-000000000004",
        provenBy
      }
    })
    const session = await Effect.runPromise(Effect.provide(newId(SessionId), app.services.shared))
    await runJob(app, "identity.when-invitation-accepted", event("somebody.else@example.com", session))
    await runJob(app, "identity.when-invitation-accepted", event(person.email, null))
    expect(await verifiedAt(person.access_token)).toBeNull()
  })
})
