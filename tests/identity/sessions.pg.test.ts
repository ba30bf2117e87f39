import type { Session } from "#identity/contract"
import { disableUser, enableUser } from "#identity/operator"
import { CurrentActor, UserId } from "#kernel"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { mailedToken, PASSWORD, signUp } from "../support/seeds.ts"
import {
  auditOf,
  behindProxy,
  refresh,
  requestReset,
  resetPassword,
  runJob,
  signIn,
  statusOfMe
} from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

const threeSessions = async () => {
  const here = await signUp(app)
  return { here, there: await signIn(app, here.email), elsewhere: await signIn(app, here.email) }
}
const statuses = async (sessions: ReadonlyArray<{ access_token: string }>) =>
  Promise.all(sessions.map(({ access_token }) => statusOfMe(app, access_token)))
const end = (token: string, path: string) => call(app, "DELETE", path, { token })
type Listed = { items: Array<{ id: string; current: boolean; user_agent: string; address: string }> }
const list = async (token: string) =>
  ((await call(app, "GET", "/api/me/sessions", { token })).body as Listed).items

describe("signing out", () => {
  it("ends the current session only (ASVS 7.4.1)", async () => {
    const { here, there } = await threeSessions()
    expect((await end(here.access_token, "/api/me/session")).status).toBe(204)
    expect(await statuses([here, there])).toEqual([401, 200])
    expect((await refresh(app, here.refresh_token)).status).toBe(401)
    expect(await auditOf(app, here.user.id)).toContain("session.signed_out")
  })

  it("ends a session with its sign-out token, which is good for nothing else (ASVS 7.4.1)", async () => {
    const { here, there } = await threeSessions()
    const { sign_out_token } = here
    expect([here.access_token, here.refresh_token]).not.toContain(sign_out_token)
    expect(await statusOfMe(app, sign_out_token)).toBe(401)
    expect((await refresh(app, sign_out_token)).status).toBe(401)
    expect(await statuses([here, there])).toEqual([200, 200])
    // The tokens may have been refreshed in the meantime.
    const refreshed = (await refresh(app, here.refresh_token)).body as Session
    expect(refreshed.sign_out_token).toBe(sign_out_token)
    const signOut = () => call(app, "POST", "/api/public/sign-out", { body: { sign_out_token } })
    expect([(await signOut()).status, (await signOut()).status]).toEqual([204, 204])
    expect(await statuses([here, refreshed, there])).toEqual([401, 401, 200])
    expect((await refresh(app, refreshed.refresh_token)).status).toBe(401)
    expect(
      (await auditOf(app, here.user.id)).filter((action) => action === "session.signed_out")
    ).toHaveLength(1)
  })

  it("ignores a sign-out token that was altered", async () => {
    const { here, there } = await threeSessions()
    const name = (session: Session) => Buffer.from(session.sign_out_token.slice(6), "base64url").subarray(32)
    const mac = Buffer.from(there.sign_out_token.slice(6), "base64url").subarray(0, 32)
    const forged = `mp_so_${Buffer.concat([mac, name(here)]).toString("base64url")}`
    for (const sign_out_token of [forged, "mp_so_", here.sign_out_token.slice(0, -1), here.access_token])
      expect((await call(app, "POST", "/api/public/sign-out", { body: { sign_out_token } })).status).toBe(204)
    expect(await statuses([here, there])).toEqual([200, 200])
  })

  it("ends one other session", async () => {
    const { here, there, elsewhere } = await threeSessions()
    const other = (await list(there.access_token)).find(({ current }) => current)
    expect((await end(here.access_token, `/api/me/sessions/${other?.id}`)).status).toBe(204)
    expect(await statuses([here, there, elsewhere])).toEqual([200, 401, 200])
    expect((await end(here.access_token, `/api/me/sessions/${other?.id}`)).status).toBe(404)
  })

  it("keeps the current session when ending all others (ASVS 7.4.3)", async () => {
    const { here, there, elsewhere } = await threeSessions()
    expect((await end(here.access_token, "/api/me/sessions?keep=current")).status).toBe(204)
    expect(await statuses([here, there, elsewhere])).toEqual([200, 401, 401])
  })

  it("ends all sessions", async () => {
    const { here, there, elsewhere } = await threeSessions()
    expect((await end(here.access_token, "/api/me/sessions")).status).toBe(204)
    expect(await statuses([here, there, elsewhere])).toEqual([401, 401, 401])
  })

  it("never ends another person's session", async () => {
    const victim = await signUp(app)
    const stranger = await signUp(app)
    const id = (await list(victim.access_token))[0]?.id
    expect((await end(stranger.access_token, `/api/me/sessions/${id}`)).status).toBe(404)
    expect(await statusOfMe(app, victim.access_token)).toBe(200)
  })
})

describe("the list of sessions", () => {
  it("shows the user's active sessions with browser, network address and how they were opened (ASVS 7.5.2)", async () => {
    const { email } = await signUp(app)
    const reply = await call(app, "POST", "/api/public/sign-in", {
      body: { email, password: PASSWORD },
      headers: { "user-agent": "Firefox on a truck", "x-forwarded-for": "203.0.113.9" }
    })
    const { access_token, user } = reply.body as { access_token: string; user: { id: string } }
    expect(await list(access_token)).toMatchObject([
      {
        current: true,
        user_agent: "Firefox on a truck",
        address: "203.0.113.9",
        signed_in_by: "password"
      },
      { current: false }
    ])
    await app.admin.query(
      "update identity.sessions set last_seen_at = now() - interval '31 days' where user_id = $1 and user_agent = ''",
      [user.id]
    )
    expect(await list(access_token)).toHaveLength(1)
  })
})

const operate = (command: typeof disableUser | typeof enableUser, userId: string) =>
  Effect.runPromise(
    command(UserId.make(userId)).pipe(
      Effect.provideService(CurrentActor, { _tag: "Operator", name: "root" }),
      Effect.provide(app.services.system)
    )
  )

describe("disabling an account", () => {
  it("ends sessions and emailed links in the same transaction, until it is enabled (ASVS 7.4.2)", async () => {
    const person = await signUp(app)
    await requestReset(app, person.email)
    const token = await mailedToken(app, person.email)
    await operate(disableUser, person.user.id)
    expect(await statusOfMe(app, person.access_token)).toBe(401)
    expect((await refresh(app, person.refresh_token)).status).toBe(401)
    expect((await resetPassword(app, token, "another good password")).status).toBe(410)
    await expect(signIn(app, person.email)).rejects.toThrow("401")
    await operate(enableUser, person.user.id)
    expect((await signIn(app, person.email)).user.id).toBe(person.user.id)
    expect(await statusOfMe(app, person.access_token)).toBe(401)
    expect(await auditOf(app, person.user.id)).toEqual(
      expect.arrayContaining(["account.disabled", "account.enabled"])
    )
  })

  it("is refused for the application's database role", async () => {
    const person = await signUp(app)
    const attempt = disableUser(UserId.make(person.user.id)).pipe(
      Effect.provideService(CurrentActor, { _tag: "Job", name: "test", userId: UserId.make(person.user.id) }),
      Effect.provide(app.services.application)
    )
    await expect(Effect.runPromise(attempt)).rejects.toThrow()
    expect(await statusOfMe(app, person.access_token)).toBe(200)
  })
})

describe("the purge job", () => {
  it("deletes only expired sessions, tokens, links and known origins, and can run twice", async () => {
    const ended = await signUp(app)
    const idle = await signUp(app)
    const alive = await signUp(app)
    await end(ended.access_token, "/api/me/session")
    await app.admin.query(
      "update identity.sessions set last_seen_at = now() - interval '31 days' where user_id = $1",
      [idle.user.id]
    )
    await app.admin.query(
      "update identity.one_time_tokens set expires_at = now() - interval '1 second' where user_id = $1",
      [idle.user.id]
    )
    await app.admin.query(
      "update identity.known_origins set expires_at = now() - interval '1 second' where user_id = $1",
      [idle.user.id]
    )
    const remaining = async ({ user }: { user: { id: string } }) => {
      const { rows } = await app.admin.query(
        `select (select count(*)::int from identity.sessions where user_id = $1) as sessions,
           (select count(*)::int from identity.session_tokens where user_id = $1) as tokens,
           (select count(*)::int from identity.one_time_tokens where user_id = $1) as links,
           (select count(*)::int from identity.known_origins where user_id = $1) as origins`,
        [user.id]
      )
      return rows[0]
    }
    for (let time = 0; time < 2; time += 1) {
      await runJob(app, "identity.purge-expired", {})
      expect(await remaining(ended)).toEqual({ sessions: 0, tokens: 0, links: 1, origins: 2 })
      expect(await remaining(idle)).toEqual({ sessions: 0, tokens: 0, links: 0, origins: 0 })
      expect(await remaining(alive)).toEqual({ sessions: 1, tokens: 1, links: 1, origins: 2 })
    }
  })
})
