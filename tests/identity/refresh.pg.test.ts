import type { Session } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { signUp } from "../support/seeds.ts"
import { PATIENT, untilBlocked } from "../support/patience.ts"
import { auditOf, behindProxy, type ProblemBody, refresh, signIn, statusOfMe } from "./support.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

/** Backdates every use of the person's refresh tokens. */
const backdateUses = (userId: string, seconds: number) =>
  app.admin.query(
    "update identity.session_tokens set used_at = used_at - make_interval(secs => $2) where user_id = $1",
    [userId, seconds]
  )

const renewed = async (token: string): Promise<Session> => {
  const reply = await refresh(app, token)
  expect(reply.status).toBe(200)
  return reply.body
}

describe("refreshing a session", () => {
  it("returns new tokens of the same session, with the account", async () => {
    const first = await signUp(app)
    const second = await renewed(first.refresh_token)
    expect(second.user).toEqual(first.user)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(second.expires_in).toBe(3600)
    expect(await statusOfMe(app, second.access_token)).toBe(200)
    const sessions = await call(app, "GET", "/api/me/sessions", { token: second.access_token })
    expect(sessions.body).toMatchObject({ items: [{ current: true }] })
  })

  it("keeps the previous access token valid, so that requests in flight succeed", async () => {
    const first = await signUp(app)
    await renewed(first.refresh_token)
    expect(await statusOfMe(app, first.access_token)).toBe(200)
  })

  it("returns the same tokens again within ten seconds", async () => {
    // Retried when the machine was too busy to finish within ten seconds.
    await vi.waitFor(async () => {
      const first = await signUp(app)
      const second = await renewed(first.refresh_token)
      await backdateUses(first.user.id, 9)
      const repeated = await renewed(first.refresh_token)
      expect(repeated.access_token).toBe(second.access_token)
      expect(repeated.refresh_token).toBe(second.refresh_token)
    }, PATIENT)
  })

  it("leaves one valid token chain after fifty concurrent refreshes", async () => {
    const fiftyConcurrently = async () => {
      const first = await signUp(app)
      const start = performance.now()
      const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(app, first.refresh_token)))
      return { first, replies, inTime: performance.now() - start < 10_000 }
    }
    // Retried when the machine was too busy to finish within ten seconds.
    const { first, replies } = await vi.waitFor(async () => {
      const attempt = await fiftyConcurrently()
      expect(attempt.inTime).toBe(true)
      return attempt
    }, PATIENT)
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    const sessions = replies.map(({ body }) => body as Session)
    expect(new Set(sessions.map(({ refresh_token }) => refresh_token)).size).toBe(1)
    const { rows } = await app.admin.query("select used_at from identity.session_tokens where user_id = $1", [
      first.user.id
    ])
    expect(rows).toHaveLength(2)
    const next = await renewed(sessions[0]?.refresh_token ?? "")
    expect(await statusOfMe(app, next.access_token)).toBe(200)
  })

  it("refuses anything but a refresh token", async () => {
    const { access_token } = await signUp(app)
    for (const token of [access_token, "", "mp_rt_", "x".repeat(200)]) {
      const reply = await refresh(app, token)
      expect(reply.status).toBe(401)
      expect((reply.body as ProblemBody).detail).toBe("Your session has ended. Sign in again.")
    }
  })

  it("refuses a refresh token that was unused for 30 days (ASVS 7.3.1)", async () => {
    const { refresh_token, user } = await signUp(app)
    await app.admin.query(
      "update identity.session_tokens set refresh_expires_at = now() - interval '1 second' where user_id = $1",
      [user.id]
    )
    expect((await refresh(app, refresh_token)).status).toBe(401)
  })

  it("never extends the session beyond 90 days (ASVS 7.3.2, 10.4.8)", async () => {
    const { refresh_token, user } = await signUp(app)
    const start = Date.now()
    await app.admin.query(
      "update identity.sessions set expires_at = now() + interval '20 minutes' where user_id = $1",
      [user.id]
    )
    const last = await renewed(refresh_token)
    expect(last.expires_in).toBeGreaterThan(1199 - (Date.now() - start) / 1000)
    expect(last.expires_in).toBeLessThanOrEqual(1200)
    await app.admin.query("update identity.sessions set expires_at = now() where user_id = $1", [user.id])
    expect((await refresh(app, last.refresh_token)).status).toBe(401)
  })
})

describe("reusing a refresh token later", () => {
  it("ends the whole session immediately, and no other", async () => {
    const thief = await signUp(app)
    const other = await signIn(app, thief.email)
    const owner = await renewed(thief.refresh_token)
    const newest = await renewed(owner.refresh_token)
    await backdateUses(thief.user.id, 11)
    expect((await refresh(app, thief.refresh_token)).status).toBe(401)
    for (const { access_token } of [thief, owner, newest])
      expect(await statusOfMe(app, access_token)).toBe(401)
    expect((await refresh(app, newest.refresh_token)).status).toBe(401)
    expect(await statusOfMe(app, other.access_token)).toBe(200)
    expect(await auditOf(app, thief.user.id)).toContain("session.reuse_detected")
  })
})

describe("concurrent revocation and rotation", () => {
  it("leave no valid token, in either order", async () => {
    const { email } = await signUp(app)
    for (let time = 0; time < 10; time += 1) {
      const session = await signIn(app, email)
      const [rotated, ended] = await Promise.all([
        refresh(app, session.refresh_token),
        call(app, "DELETE", "/api/me/session", { token: session.access_token })
      ])
      expect(ended.status).toBe(204)
      const latest = rotated.status === 200 ? (rotated.body as Session) : session
      expect(await statusOfMe(app, latest.access_token)).toBe(401)
      expect((await refresh(app, latest.refresh_token)).status).toBe(401)
    }
  })

  it("refuse a rotation that waited for the revocation", async () => {
    const { refresh_token, user } = await signUp(app)
    const lock = await app.admin.connect()
    await lock.query("begin")
    await lock.query(
      "update identity.sessions set ended_at = now(), ended_because = 'signed_out' where user_id = $1",
      [user.id]
    )
    const rotation = refresh(app, refresh_token)
    await untilBlocked(app)
    await lock.query("commit")
    lock.release()
    expect((await rotation).status).toBe(401)
    const { rows } = await app.admin.query("select from identity.session_tokens where user_id = $1", [
      user.id
    ])
    expect(rows).toHaveLength(1)
  })
})
