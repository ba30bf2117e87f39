import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson, PASSWORD, type Person } from "../support/seeds.ts"
import { closeAll, openMany, requestTo, statusOf } from "./support/rawClient.ts"
import { PATIENT } from "../support/patience.ts"

/** So many refused requests in a row, then hardly any more within this test. */
const BURST = 21
const REFUSALS_PER_MINUTE = "3"

let app: TestApp
let url: URL
let ana: Person
let eve: Person
beforeAll(async () => {
  app = await startApp({ env: { REFUSALS_PER_MINUTE } })
  url = await app.address()
  ana = await createPerson(app, "Ana Agent")
  eve = await createPerson(app, "Eve Eavesdropper")
})
afterAll(() => app.stop())

const get = (path: string, token?: string) =>
  fetch(new URL(path, url), { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })

const statusesOf = async (times: number, send: () => Promise<Response>): Promise<ReadonlyArray<number>> => {
  const answers = await Promise.all(Array.from({ length: times }, send))
  return answers.map(({ status }) => status)
}

const INVENTED = `mp_at_${"x".repeat(43)}`
const NO_TENANT = "/api/organizations/00000000-0000-7000-8000-000000000000/members"

const refuse = (person: Person) => statusesOf(BURST + 20, () => get(NO_TENANT, person.access_token))

/** While `work` runs, looking up a token waits. */
const withoutLookups = async (work: () => Promise<void>): Promise<void> => {
  const client = await app.admin.connect()
  try {
    await client.query("begin; lock table identity.session_tokens in access exclusive mode")
    await work()
  } finally {
    await client.query("rollback")
    client.release()
  }
}

it("known flaw: a flood of invalid tokens costs a statement each", async () => {
  const me = () => get("/api/me", INVENTED)
  await statusesOf(2 * BURST, me)

  const turnedAway: Array<Response> = []
  await withoutLookups(async () => {
    for (let n = 0; n < BURST; n++) {
      void me().then((answer) => answer.status === 429 && turnedAway.push(answer))
    }
    await expect.poll(() => turnedAway.length, PATIENT).toBeGreaterThan(BURST / 2)
  })
  const [refused] = turnedAway
  if (refused === undefined) throw new Error("No one was turned away.")
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  expect(refused.headers.get("content-type")).toBe("application/problem+json")
  expect(refused.headers.get("x-content-type-options")).toBe("nosniff")
  expect(await refused.json()).toMatchObject({ code: "too_many_requests", title: "Too many requests" })

  // From the same network: people who are signed in, known devices, and pages.
  expect((await get("/api/me", ana.access_token)).status).toBe(200)
  const signIn = await fetch(new URL("/api/public/sign-in", url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ana.user.email, password: PASSWORD })
  })
  expect(signIn.status).toBe(200)
  expect((await get("/sign-in")).status).not.toBe(429)
})

it("turns away an account whose requests keep being refused, and no other", async () => {
  const statuses = await refuse(eve)
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThanOrEqual(BURST)
  expect(statuses.every((status) => status === 404 || status === 429)).toBe(true)
  expect((await get("/api/me", eve.access_token)).status).toBe(429)
  expect((await get("/api/me", ana.access_token)).status).toBe(200)
})

it("does not receive large bodies of those it turns away", async () => {
  await refuse(eve)
  const upload = (bytes: number) =>
    requestTo(
      "/api/me/avatar",
      { Authorization: `Bearer ${eve.access_token}`, "Content-Length": String(bytes) },
      "x".repeat(2)
    )
  const port = Number(url.port)
  const small = await openMany(20, port, "127.0.0.1", upload(2))
  const large = await openMany(20, port, "127.0.0.1", upload(1_000_000))
  await expect.poll(() => large.filter(({ isClosed }) => isClosed()).length, PATIENT).toBeGreaterThan(10)
  expect(large.map(statusOf)).not.toContain(429)
  await expect.poll(() => small.filter((one) => statusOf(one) === 429).length, PATIENT).toBeGreaterThan(0)
  closeAll([...small, ...large])
})

it("known flaw: refused requests that are sent together wait in memory", async () => {
  await refuse(eve)
  const one = requestTo("/api/me", { Authorization: `Bearer ${eve.access_token}` })
  const [connection] = await openMany(1, Number(url.port), "127.0.0.1", one.repeat(100))
  await expect.poll(() => connection?.isClosed(), PATIENT).toBe(true)
})

it("known flaw: calls beyond a limit are refused as fast as they are sent", async () => {
  const signIn = () =>
    fetch(new URL("/api/public/sign-in", url), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}"
    })
  const isBeyond = async () => (await signIn()).status === 429
  while (!(await isBeyond()));
  await statusesOf(BURST, signIn)

  const began = performance.now()
  expect((await signIn()).status).toBe(429)
  expect(performance.now() - began).toBeGreaterThan(1900)
})
