// Long because: all of these need the same people, devices, networks and passage of time.
import { MyAuditLog } from "#audit/contract"
import type { SignedIn } from "#identity/contract"
import { createHash } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { behindProxy, newNetwork, requestReset } from "../identity/support.ts"
import { newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { mailedToken, PASSWORD } from "../support/seeds.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp(behindProxy)
})
afterAll(() => app.stop())

interface Owner {
  readonly email: string
  readonly userId: string
  readonly token: string
  readonly home: Record<string, string>
  readonly device: string
}

let owners = 0
const newEmail = () => `owner${++owners}@example.com`

/** Someone with an account, a network and a device. */
const newOwner = async (): Promise<Owner> => {
  const [email, home] = [newEmail(), newNetwork()]
  const body = { email, password: PASSWORD, full_name: "Olga Owner" }
  const reply = await call(app, "POST", "/api/public/sign-up", { body, headers: home })
  const session: SignedIn = reply.body
  const { access_token: token, device_token: device, user } = session
  return { email, userId: user.id, token, home, device }
}

const attempt = (
  email: string,
  headers: Record<string, string>,
  password = "wrong password",
  device_token?: string
) => call(app, "POST", "/api/public/sign-in", { headers, body: { email, password, device_token } })

const guess = async (times: number, email: string, headers: Record<string, string>, device?: string) => {
  const statuses: Array<number> = []
  for (let time = 0; time < times; time += 1)
    statuses.push((await attempt(email, headers, undefined, device)).status)
  return statuses
}

/** The statuses of the first and the last of ten guesses; those between are only in the counter, to save time. */
const useUpGuesses = async (email: string, headers: Record<string, string>, device?: string) => {
  const first = await guess(1, email, headers, device)
  await app.admin.query(
    `update app.rate_limits set count = 9
     where what in ('identity.failed_sign_ins.device', 'identity.failed_sign_ins.network')
       and started_at = (select max(started_at) from app.rate_limits where what like 'identity.failed_sign_ins.%')`
  )
  return [...first, ...(await guess(1, email, headers, device))]
}

/** One guess from each of 53 networks, as a botnet makes them; most of them only in the counter, to save time. */
const guessFromEverywhere = async (email: string) => {
  const statuses = [(await attempt(email, newNetwork())).status]
  await app.admin.query(
    "update app.rate_limits set count = 48 where what = 'identity.failed_sign_ins.address' and who = $1",
    [createHash("sha256").update(email).digest("base64url")]
  )
  for (let time = 0; time < 4; time += 1) statuses.push((await attempt(email, newNetwork())).status)
  return statuses
}

/** What the job does after the newest failure that was published. */
const react = async (log: Array<string> = []) =>
  runJob(app, "identity.when-sign-in-failed", await newestEvent(app, "SignInFailed"), { log })

const wait = (seconds: number) =>
  app.admin.query("update app.rate_limits set started_at = started_at - make_interval(secs => $1)", [seconds])

const of = (status: number, times: number) => Array.from({ length: times }, () => status)

describe("wrong passwords from elsewhere", () => {
  it("known flaw: twenty wrong passwords lock an account from everywhere", async () => {
    const { email, home } = await newOwner()
    const stranger = newNetwork()
    expect(await guess(25, email, stranger)).toEqual([...of(401, 10), ...of(429, 15)])
    expect((await attempt(email, home, PASSWORD)).status).toBe(200)
    expect((await attempt(email, newNetwork(), PASSWORD)).status).toBe(200)
    expect((await attempt(email, stranger, PASSWORD)).status).toBe(429)
  })

  it("known flaw: guesses from many networks lock the owner out", async () => {
    const { email, home, device } = await newOwner()
    expect(await guessFromEverywhere(email)).toEqual([401, 401, 401, 429, 429])
    expect((await attempt(email, newNetwork(), PASSWORD)).status).toBe(429)
    expect((await attempt(email, home, PASSWORD)).status).toBe(200)
    const elsewhere = newNetwork()
    expect((await attempt(email, elsewhere, PASSWORD, device)).status).toBe(200)
    // Known from now on.
    expect((await attempt(email, elsewhere, PASSWORD)).status).toBe(200)
  })

  it("known flaw: a neighbor on the same network locks the owner out", async () => {
    const { email, home, device } = await newOwner()
    await useUpGuesses(email, home)
    expect((await attempt(email, home, PASSWORD)).status).toBe(429)
    expect((await attempt(email, home, PASSWORD, device)).status).toBe(200)
  })

  it("never stop a password reset, after which the owner signs in from where they are (ASVS 6.1.1)", async () => {
    const { email } = await newOwner()
    await guessFromEverywhere(email)
    const here = newNetwork()
    await useUpGuesses(email, here)
    expect((await attempt(email, here, PASSWORD)).status).toBe(429)
    await requestReset(app, email)
    const body = {
      token: await mailedToken(app, email, "/reset-password"),
      password: "another good password"
    }
    expect((await call(app, "PUT", "/api/public/password", { body, headers: here })).status).toBe(204)
    expect((await attempt(email, here, "another good password")).status).toBe(200)
  })
})

describe("guessing", () => {
  it("waits longer each time, and is forgotten after an hour or a success (ASVS 6.1.1)", async () => {
    const { email } = await newOwner()
    const here = newNetwork()
    await useUpGuesses(email, here)
    const waits = []
    for (const seconds of [60, 120, 240]) {
      const reply = await attempt(email, here)
      expect(reply.status).toBe(429)
      waits.push(Number(reply.headers.get("retry-after")))
      await wait(seconds)
      expect((await attempt(email, here)).status).toBe(401)
    }
    expect(waits.every((seconds, at) => Math.abs(seconds - ([60, 120, 240][at] ?? 0)) < 15)).toBe(true)
    await wait(480)
    expect((await attempt(email, here, PASSWORD)).status).toBe(200)
    expect(await guess(11, email, here)).toEqual([...of(401, 10), 429])
    await app.admin.query("update app.rate_limits set ends_at = now()")
    expect((await attempt(email, here)).status).toBe(401)
  })

  it("gains nothing by being concurrent", async () => {
    const { email } = await newOwner()
    const here = newNetwork()
    const replies = await Promise.all(Array.from({ length: 20 }, () => attempt(email, here)))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
  })

  it("gains no more than ten tries from a stolen device token, and none for another account", async () => {
    const [{ email, device }, other] = [await newOwner(), await newOwner()]
    const thief = newNetwork()
    expect(await useUpGuesses(email, thief, device)).toEqual([401, 401])
    expect((await attempt(email, thief, PASSWORD, device)).status).toBe(429)
    await guessFromEverywhere(other.email)
    expect((await attempt(other.email, newNetwork(), PASSWORD, device)).status).toBe(429)
  })

  it("is refused alike whether or not the account exists", async () => {
    const { email } = await newOwner()
    const answersFor = async (address: string) => {
      const here = newNetwork()
      const replies = []
      for (let time = 0; time < 11; time += 1) replies.push(await attempt(address, here))
      return replies.map(({ status, body }) => {
        const { requestId: _, ...problem } = body as Record<string, unknown>
        return { status, ...problem }
      })
    }
    expect(await answersFor("no.one.here@example.com")).toEqual(await answersFor(email))
  })

  it("leaves successes uncounted, however many there are", async () => {
    const { email } = await newOwner()
    const here = newNetwork()
    const replies = await Promise.all(Array.from({ length: 11 }, () => attempt(email, here, PASSWORD)))
    expect(replies.map(({ status }) => status)).toEqual(of(200, 11))
  })
})

describe("the owner", () => {
  const entriesOf = async ({ token }: Owner) => {
    const { items } = (await callEndpoint(app, MyAuditLog, { token })).value
    return items.filter(({ action }) => action === "session.refused")
  }
  const events = async (email: string) => {
    const { rows } = await app.admin.query(
      "select data ->> 'count' as count from app.outbox where name = 'SignInFailed' and data ->> 'email' = $1 order by position",
      [email]
    )
    return rows.map(({ count }) => Number(count))
  }
  const mails = async (email: string) => {
    const { rows } = await app.admin.query(
      "select from app.mails where recipient = $1 and kind = 'identity.sign-in-refused'",
      [email]
    )
    return rows.length
  }

  it("finds the first failure and the refusals in their audit log, with the network", async () => {
    const owner = await newOwner()
    const stranger = newNetwork()
    await guess(1, owner.email, stranger)
    await react()
    await react()
    const address = stranger["x-forwarded-for"]
    expect(await entriesOf(owner)).toMatchObject([{ address, details: { count: "1" } }])
    expect(await mails(owner.email)).toBe(0)
    await guess(14, owner.email, stranger)
    await react()
    expect(await entriesOf(owner)).toMatchObject([
      { address, details: { count: "10" } },
      { address, details: { count: "1" } }
    ])
    expect(await events(owner.email)).toEqual([1, 10])
  })

  it("is named in the server's log, by account and network, for each failure that is recorded", async () => {
    const { email, userId } = await newOwner()
    const stranger = newNetwork()
    const log: Array<string> = []
    await guess(1, email, stranger)
    await react(log)
    await useUpGuesses(email, stranger)
    await react(log)
    const entry = { message: "Sign-in failed", userId, network: stranger["x-forwarded-for"] }
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { ...entry, count: 1, isRefusing: false },
      { ...entry, count: 10, isRefusing: true }
    ])
    expect(log.join()).not.toContain(email)
  })

  it("gets one email a day about attempts that were refused", async () => {
    const owner = await newOwner()
    for (const stranger of [newNetwork(), newNetwork()]) {
      await useUpGuesses(owner.email, stranger)
      await react()
    }
    expect(await mails(owner.email)).toBe(1)
    const { text } = await app.lastMail(owner.email)
    expect(text).toContain("/auth?mode=forgot")
  })

  it("is not made known by a failure for an address without an account", async () => {
    const email = newEmail()
    await useUpGuesses(email, newNetwork())
    const log: Array<string> = []
    await react(log)
    expect(log.map((line) => JSON.parse(line))).toMatchObject([{ message: "Sign-in failed", userId: null }])
    expect(await mails(email)).toBe(0)
    const { rows } = await app.admin.query("select from audit.entries where subject = $1", [email])
    expect(rows).toEqual([])
  })
})

it("remembers at most 20 devices and networks per account, as digests", async () => {
  const { email, userId, device } = await newOwner()
  await app.admin.query(
    `insert into identity.known_origins (user_id, kind, digest, expires_at)
     select $1, kind, sha256((kind || n)::bytea), now() + make_interval(days => n)
     from unnest(array['device', 'network']) as kind, generate_series(1, 25) as n`,
    [userId]
  )
  await attempt(email, newNetwork(), PASSWORD)
  const { rows } = await app.admin.query(
    "select kind, count(*)::int as count from identity.known_origins where user_id = $1 group by kind order by kind",
    [userId]
  )
  expect(rows).toEqual([
    { kind: "device", count: 20 },
    { kind: "network", count: 20 }
  ])
  const { rows: all } = await app.admin.query("select t::text as row from identity.known_origins t")
  expect(JSON.stringify(all)).not.toContain(device)
})
