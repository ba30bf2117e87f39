import type { SignedIn } from "#identity/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { behindProxy, newNetwork, requestReset } from "../identity/support.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { mailedToken, PASSWORD } from "../support/seeds.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

let people = 0

/** Someone who signed up in an office, from where the neighbor sends requests, too. */
const newColleague = async () => {
  const office = newNetwork()
  const email = `colleague${++people}@example.com`
  const body = { email, password: PASSWORD, full_name: "Cora Colleague" }
  const session: SignedIn = (await call(app, "POST", "/api/public/sign-up", { body, headers: office })).body
  return { office, email, ...session }
}

type Colleague = Awaited<ReturnType<typeof newColleague>>

interface Case {
  readonly what: string
  readonly request: readonly ["POST" | "PUT", string]
  /** The limit of a network. */
  readonly times: number
  /** What the neighbor sends, and what it is answered. */
  readonly invented: object
  readonly refused: number
  readonly genuine: (colleague: Colleague) => object | Promise<object>
  readonly accepted: number
}

const refreshing: Case = {
  what: "refreshing a session",
  request: ["POST", "/api/public/session-refresh"],
  times: 600,
  invented: { refresh_token: `mp_rt_${"x".repeat(135)}` },
  refused: 401,
  genuine: ({ refresh_token }) => ({ refresh_token }),
  accepted: 200
}

const signingIn: Case = {
  what: "signing in on a known device",
  request: ["POST", "/api/public/sign-in"],
  times: 100,
  invented: { email: "x" },
  refused: 422,
  genuine: ({ email, device_token }) => ({ email, password: PASSWORD, device_token }),
  accepted: 200
}

const signingOut: Case = {
  what: "signing out with a token",
  request: ["POST", "/api/public/sign-out"],
  times: 600,
  invented: { sign_out_token: `mp_so_${"x".repeat(135)}` },
  refused: 204,
  genuine: ({ sign_out_token }) => ({ sign_out_token }),
  accepted: 204
}

const requestingReset: Case = {
  what: "requesting a password reset on a known device",
  request: ["POST", "/api/public/password-resets"],
  times: 30,
  invented: { email: "x" },
  refused: 422,
  genuine: ({ email, device_token }) => ({ email, device_token }),
  accepted: 202
}

const settingPassword: Case = {
  what: "setting a new password with an emailed link",
  request: ["PUT", "/api/public/password"],
  times: 60,
  invented: { token: `mp_ot_${"x".repeat(86)}`, password: "another good password" },
  refused: 410,
  genuine: async ({ email }) => {
    await requestReset(app, email)
    return { token: await mailedToken(app, email, "/reset-password"), password: "another good password" }
  },
  accepted: 204
}

/** The statuses of requests sent at the same time. */
const flood = async ({ request, invented }: Case, times: number, headers: Record<string, string>) => {
  const sent = Array.from({ length: times }, () => call(app, ...request, { body: invented, headers }))
  return (await Promise.all(sent)).map(({ status }) => status)
}

describe("known flaw: a neighbor on the network uses up its limit of", () => {
  it.each([refreshing, signingIn, signingOut, requestingReset, settingPassword])("$what", async (one) => {
    const colleague = await newColleague()
    const { office } = colleague
    const body = await one.genuine(colleague)
    // Fewer at a time than may wait to be counted.
    for (let left = one.times; left > 0; left -= 100)
      expect(new Set(await flood(one, Math.min(left, 100), office))).toEqual(new Set([one.refused]))
    const more = flood(one, 50, office)
    expect((await call(app, ...one.request, { body, headers: office })).status).toBe(one.accepted)
    expect(new Set(await more)).toEqual(new Set([429]))
  })
})

describe("a credential", () => {
  it("has calls of its own, which end, too", async () => {
    const [ada, bea] = [await newColleague(), await newColleague()]
    const guess = {
      ...settingPassword,
      invented: { ...(await settingPassword.genuine(ada)), password: "password" }
    }
    expect(new Set(await flood(guess, 60, ada.office))).toEqual(new Set([422]))
    expect(await flood(guess, 1, ada.office)).toEqual([429])
    const body = await settingPassword.genuine(bea)
    expect((await call(app, ...settingPassword.request, { body, headers: ada.office })).status).toBe(204)
  })

  it("of a device gains nothing for other accounts", async () => {
    const [neighbor, victim] = [await newColleague(), await newColleague()]
    await flood(signingIn, 100, neighbor.office)
    const body = { email: victim.email, password: PASSWORD, device_token: neighbor.device_token }
    expect((await call(app, ...signingIn.request, { body, headers: neighbor.office })).status).toBe(429)
  })

  it("that was issued without a code stays valid, is counted with strangers and replaced", async () => {
    const { user, office, email } = await newColleague()
    const old = { refresh: `mp_rt_${"r".repeat(43)}`, device: `mp_dv_${"d".repeat(43)}` }
    await app.admin.query(
      "update identity.session_tokens set refresh_hash = sha256($2::bytea) where user_id = $1",
      [user.id, old.refresh]
    )
    await app.admin.query(
      "update identity.known_origins set digest = sha256($2::bytea) where user_id = $1 and kind = 'device'",
      [user.id, old.device]
    )
    const send = ({ request }: Case, body: object) => call(app, ...request, { body, headers: office })
    const signIn = { email, password: PASSWORD, device_token: old.device }
    const refreshed = await send(refreshing, { refresh_token: old.refresh })
    const signedIn = await send(signingIn, signIn)
    expect([refreshed.status, signedIn.status]).toEqual([200, 200])
    for (let wave = 0; wave < 6; wave += 1) await flood(refreshing, 100, office)
    await flood(signingIn, 100, office)
    const { refresh_token } = refreshed.body as SignedIn
    const { device_token } = signedIn.body as SignedIn
    expect((await send(refreshing, { refresh_token: old.refresh })).status).toBe(429)
    expect((await send(refreshing, { refresh_token })).status).toBe(200)
    expect((await send(signingIn, signIn)).status).toBe(429)
    expect((await send(signingIn, { ...signIn, device_token })).status).toBe(200)
  })
})
