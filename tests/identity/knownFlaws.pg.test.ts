import type { Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createOrganization, createPerson, mailedToken, PASSWORD, signUp } from "../support/seeds.ts"
import { behindProxy, refresh, requestReset, resetPassword, signIn, statusOfMe } from "./support.ts"

// Each test is named after a known flaw of another product and shows that we don't have it.
let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const verify = (accessToken: string | undefined, token: string) =>
  call(app, "PUT", "/api/me/email-verification", { token: accessToken, body: { token } })

const invite = async (email: string): Promise<string> => {
  const owner = await createPerson(app)
  const organizationId = await createOrganization(app, owner.access_token)
  await call(app, "POST", `/api/organizations/${organizationId}/invitations`, {
    token: owner.access_token,
    body: { invited_name: "Victim", email, role: "admin" }
  })
  return mailedToken(app, email)
}

describe("invitation accepted by an unverified account with the same email (CVE-2026-53514)", () => {
  it("ends a stranger's access when the address's owner resets the password", async () => {
    const victim = "victim.reset@example.com"
    const attacker = await signUp(app, "Attacker", victim)
    await call(app, "PUT", "/api/me/email", {
      token: attacker.access_token,
      body: { password: PASSWORD, email: "attacker@example.com" }
    })
    const attackersLink = await mailedToken(app, "attacker@example.com")

    await requestReset(app, victim)
    await resetPassword(app, await mailedToken(app, victim), "the victim's own password")
    expect(await statusOfMe(app, attacker.access_token)).toBe(401)
    expect((await refresh(app, attacker.refresh_token)).status).toBe(401)
    await expect(signIn(app, victim, PASSWORD)).rejects.toThrow("401")
    expect((await verify(attacker.access_token, attackersLink)).status).toBe(401)
    const owner = await signIn(app, victim, "the victim's own password")
    expect((await verify(owner.access_token, attackersLink)).status).toBe(410)
    expect(owner.user.email_verified_at).not.toBeNull()
  })

  it("verifies nothing for a stranger when the owner only opens the link", async () => {
    const victim = "victim.click@example.com"
    const attacker = await signUp(app, "Attacker", victim)
    const clicked = await verify(undefined, await mailedToken(app, victim))
    expect(clicked.status).toBe(401)
    const me = await call(app, "GET", "/api/me", { token: attacker.access_token })
    expect(me.body).toMatchObject({ email_verified_at: null })
    await invite(victim)
    const invitations = await call(app, "GET", "/api/me/invitations", { token: attacker.access_token })
    expect(JSON.stringify(invitations.body)).not.toContain('"organization_id"')
  })

  it("lets a stranger add nothing that would outlast their sessions", async () => {
    const { access_token: token } = await signUp(app, "Attacker", "victim.lasting@example.com")
    const organizationId = await createOrganization(app, token)
    const body = { name: "Spare", scopes: ["customers.read"], valid_days: 365 }
    for (const reply of [
      await call(app, "POST", "/api/me/tokens", { token, body }),
      await call(app, "POST", `/api/organizations/${organizationId}/tokens`, { token, body }),
      await call(app, "POST", "/api/me/issuer-attempts", {
        token,
        body: { connection: "installation", purpose: "link" }
      })
    ])
      expect(reply).toMatchObject({ status: 409, body: { code: "email_unverified" } })
  })

  it("lets the owner reset the password and join alone", async () => {
    const victim = "victim.invited@example.com"
    const attacker = await signUp(app, "Attacker", victim)
    const invitation = await invite(victim)
    const taken = await call(app, "POST", "/api/public/sign-up", {
      body: { email: victim, password: "the victim's own password", full_name: "Victim" }
    })
    expect(taken.status).toBe(409)
    await requestReset(app, victim)
    await resetPassword(app, await mailedToken(app, victim), "the victim's own password")
    const owner = await signIn(app, victim, "the victim's own password")
    const joined = await call(app, "POST", "/api/me/memberships", {
      token: owner.access_token,
      body: { token: invitation }
    })
    expect(joined.status).toBe(201)
    expect(await statusOfMe(app, attacker.access_token)).toBe(401)
  })
})

describe("userId taken from the body (CVE-2025-61928)", () => {
  it("changes the session's account only", async () => {
    const victim = await signUp(app, "Victim")
    const attacker = await signUp(app, "Attacker")
    const body = { full_name: "Changed", id: victim.user.id, user_id: victim.user.id, userId: victim.user.id }
    await call(app, "PATCH", "/api/me/profile", { token: attacker.access_token, body })
    expect((await call(app, "GET", "/api/me", { token: victim.access_token })).body).toMatchObject({
      full_name: "Victim"
    })
  })

  it("creates an API token of the session's account only", async () => {
    const [victim, attacker] = [await createPerson(app), await createPerson(app)]
    const { id } = victim.user
    const chosen = { name: "Mine", scopes: ["organization.read"], valid_days: 1 }
    const body = { ...chosen, user_id: id, userId: id, owner_id: id, owner: { id } }
    const created = await call(app, "POST", "/api/me/tokens", { token: attacker.access_token, body })
    expect(created.status).toBe(201)
    const me = await call(app, "GET", "/api/me", { token: (created.body as { token: string }).token })
    expect(me.body).toMatchObject({ id: attacker.user.id })
    const tokens = await call(app, "GET", "/api/me/tokens", { token: victim.access_token })
    expect(tokens.body).toEqual({ items: [] })
  })
})

describe("client-supplied email trusted in a session update (CVE-2026-23478)", () => {
  it("ignores addresses and verification from the client (ASVS 8.2.3)", async () => {
    const person = await signUp(app)
    const more = {
      email: "ceo@example.com",
      email_verified_at: "2026-01-01T00:00:00Z",
      user: { email: "ceo@example.com" }
    }
    await call(app, "PATCH", "/api/me/profile", {
      token: person.access_token,
      body: { full_name: "Ada", ...more }
    })
    const reply = await call(app, "POST", "/api/public/session-refresh", {
      body: { refresh_token: person.refresh_token, ...more }
    })
    expect((reply.body as Session).user).toMatchObject({ email: person.email, email_verified_at: null })
  })
})

describe("deleted or locked user keeps a session (GHSA-2vg6-77g8-24mp, CVE-2023-22492)", () => {
  it.each([
    ["locked", "update identity.users set disabled_at = now() where id = $1"],
    ["deleted", "delete from identity.users where id = $1"]
  ])("ends all tokens of a %s account in the same transaction", async (_, statement) => {
    const person = await signUp(app)
    await app.admin.query(statement, [person.user.id])
    expect(await statusOfMe(app, person.access_token)).toBe(401)
    const reply = await refresh(app, person.refresh_token)
    expect(reply.status).toBe(401)
  })
})

describe("descendant of a revoked refresh family still works (supabase#52614)", () => {
  it("revokes all tokens during concurrent rotations", async () => {
    const person = await signUp(app)
    const other = await signIn(app, person.email)
    const chain = async () => {
      const issued: Array<Session> = [person]
      for (let time = 0; time < 5; time += 1) {
        const reply = await refresh(app, issued.at(-1)?.refresh_token ?? "")
        if (reply.status !== 200) break
        issued.push(reply.body)
      }
      return issued
    }
    const [issued] = await Promise.all([
      chain(),
      call(app, "DELETE", "/api/me/sessions?keep=current", { token: other.access_token })
    ])
    for (const session of issued) {
      expect(await statusOfMe(app, session.access_token)).toBe(401)
      expect((await refresh(app, session.refresh_token)).status).toBe(401)
    }
    expect(await statusOfMe(app, other.access_token)).toBe(200)
  })
})

describe("refresh token replay (GHSA-392p-2q2v-4372, GHSA-pw9m-5jxm-xr6h)", () => {
  it("ends the session when a refresh token is used twice (ASVS 10.4.5)", async () => {
    const person = await signUp(app)
    const thief = (await refresh(app, person.refresh_token)).body as Session
    await app.admin.query(
      "update identity.session_tokens set used_at = used_at - interval '11 seconds' where user_id = $1",
      [person.user.id]
    )
    expect((await refresh(app, person.refresh_token)).status).toBe(401)
    expect(await statusOfMe(app, thief.access_token)).toBe(401)
  })
})

describe("emailed links built from the Host header (GHSA-pgx2-m66h-x29f, GHSA-9qq3-v9g3-cxhw)", () => {
  it("starts links with the configured origin", async () => {
    const email = "links@example.com"
    await call(app, "POST", "/api/public/sign-up", {
      body: { email, password: PASSWORD, full_name: "Ada" },
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", forwarded: "host=evil.example" }
    })
    const { text, html } = await app.lastMail(email)
    expect(text + html).not.toContain("evil.example")
    expect(text).toContain(`${app.settings.publicUrl.replace(/\/$/, "")}/verify-email#token=`)
  })
})

describe("two addresses, look-alikes or HTML in the email field (CVE-2022-35924, GHSA-7rqj-j65f-68wh, CVE-2022-31127)", () => {
  it.each([
    "attacker@evil.example,victim@example.com",
    "attacker@evil.example;victim@example.com",
    "attacker@evil.example victim@example.com",
    "victim@example.com\r\nBcc: attacker@evil.example",
    "victim＠example.com",
    "victim@example.com\u0000",
    '"victim@example.com"@evil.example',
    "<b>victim</b>@example.com",
    "Victim <victim@example.com>",
    "victım@example.com",
    "VİCTIM@example.com",
    "victim@exam\u200bple.com"
  ])("refuses the address %j", async (email) => {
    for (const path of ["/api/public/sign-up", "/api/public/sign-in", "/api/public/password-resets"]) {
      const reply = await call(app, "POST", path, { body: { email, password: PASSWORD, full_name: "Ada" } })
      expect(reply.status).toBe(422)
    }
  })
})

describe("rate limit by the leftmost X-Forwarded-For", () => {
  it("counts requests with forged first hops as one client's", async () => {
    const email = "owner.of.taken@example.com"
    await signUp(app, "Owner", email)
    const statuses = []
    for (let time = 0; time < 11; time += 1) {
      const reply = await call(app, "POST", "/api/public/sign-up", {
        body: { email, password: PASSWORD, full_name: "Ada" },
        headers: { "x-forwarded-for": `198.51.100.${time}, 192.0.2.44` }
      })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(409), 429])
  })
})
