import { FieldErrorCode } from "#kernel"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { routes } from "../../apps/system/assembly.ts"
import { fingerprints } from "../isolation/fingerprint.ts"
import { bodyOf, pathOf } from "../isolation/samples.ts"
import { buildWorld, type World } from "../isolation/world.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createMember, signUp, createPerson } from "../support/seeds.ts"

const withJson = routes.map(({ endpoint }) => endpoint).filter(({ bodyType }) => bodyType === "json")

/** Inputs that have broken other software; none of them may cause a 500. */
const HOSTILE: Readonly<Record<string, unknown>> = {
  "a number": 7,
  null: null,
  "a list": ["a", "b"],
  "an object": { $ne: "" },
  "a NUL byte": "a\u0000b",
  "a lone surrogate": "a\ud800b",
  "5,000 characters": "x".repeat(5_000),
  "zero-width characters": "Ada\u200b Driver",
  "a right-to-left override": "Ada \u202egnp.exe",
  "two addresses": "a@example.com,b@example.com",
  "an address that folds by language": "İda@example.com",
  "a look-alike at sign": "ada\uff20example.com",
  SQL: "'; drop table identity.users; --",
  HTML: "<img src=x onerror=alert(1)>",
  "line breaks": "Ada\r\nBcc: everyone@example.com"
}

let app: TestApp
let world: World
let fingerprint: Awaited<ReturnType<typeof fingerprints>>
/** The rows of every table after the last call, which are those before the next one. */
let rows: Readonly<Record<string, string>>
/** An owner of the organization. */
let caller: string

beforeAll(async () => {
  app = await startApp({ env: { CHANGES_PER_SECOND: "100000" } })
  world = await buildWorld(app)
  // Each endpoint below is called by a new owner of the organization, who is invited.
  await app.admin.query("update app.senders set per_day = 1000")
  caller = world.owner
  fingerprint = await fingerprints(app)
  rows = await fingerprint()
})
afterAll(() => app.stop())

// Limits are tested elsewhere; here every case runs as if it were the first.
beforeEach(() => app.admin.query("delete from app.rate_limits"))

const send = (method: string, path: string, body: string, headers: Record<string, string> = {}) =>
  app.hono.request(path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${caller}`, ...headers },
    body
  })

const isProblem = async (response: Response) => {
  expect(response.headers.get("content-type")).toBe("application/problem+json")
  const problem = JSON.parse(await response.text())
  expect(problem).toMatchObject({ status: response.status, code: expect.stringMatching(/^[a-z_]+$/) })
  expect(problem.detail).toMatch(/^[A-Z].*\.$/s)
  for (const fault of problem.errors ?? []) expect(FieldErrorCode.literals).toContain(fault.code)
  expect(problem.requestId).toBe(response.headers.get("x-request-id"))
  return problem
}

describe.each(withJson.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  const path = () => pathOf(endpoint.path, world.idOf)

  beforeAll(async () => {
    // Each endpoint has its own, because calls are counted per person.
    const person =
      endpoint.access === "member"
        ? await createMember(app, world.owner, world.victim.organizationId, "owner")
        : await createPerson(app)
    caller = person.access_token
    rows = await fingerprint()
  })

  it.each(["{", "", "\u0000", '{"a":1}{"b":2}', "[1,2"])(
    "refuses malformed JSON %j and writes nothing",
    async (text) => {
      const before = rows
      const response = await send(endpoint.method, path(), text)
      rows = await fingerprint()
      expect(response.status).toBe(400)
      expect(await isProblem(response)).toMatchObject({ code: "malformed_body" })
      expect(rows).toEqual(before)
    }
  )

  it.each(["null", "7", '"text"', "[]", "true"])("refuses %s instead of an object", async (text) => {
    // A body whose fields are all optional may be empty, but anything else than an object is still refused.
    const response = await send(endpoint.method, path(), text)
    expect(response.status).toBe(422)
    await isProblem(response)
  })

  const sample = bodyOf(endpoint, () => "")
  const fields = Object.keys(typeof sample === "object" && sample !== null ? sample : {})
  const cases = fields.flatMap((field) =>
    Object.entries(HOSTILE).map(([what, value]) => [field, what, value] as const)
  )

  it.each(cases)("%s: %s causes no 500 and no partial write", async (field, _, value) => {
    const body = { ...(bodyOf(endpoint, world.idOf) as object), [field]: value }
    const before = rows
    const response = await send(endpoint.method, path(), JSON.stringify(body))
    rows = await fingerprint()
    expect(response.status).toBeLessThan(500)
    if (response.status < 400) return
    await isProblem(response)
    if (response.status === 422) expect(rows).toEqual(before)
  })
})

it("refuses a body of 10 MB with 413", async () => {
  const response = await send(
    "POST",
    "/api/public/sign-up",
    JSON.stringify({ email: "x".repeat(10 * 1024 * 1024) })
  )
  expect(response.status).toBe(413)
  await isProblem(response)
})

it("reports all invalid fields together", async () => {
  const response = await send(
    "POST",
    "/api/public/sign-up",
    JSON.stringify({ email: "x", password: "short" })
  )
  const { errors } = await isProblem(response)
  expect(errors).toEqual([
    { pointer: "/email", code: "not_an_email", detail: expect.stringContaining("name@example.com") },
    { pointer: "/password", code: "too_short", limit: 8, detail: expect.stringContaining("8 characters") },
    { pointer: "/full_name", code: "required", detail: "This field is required." }
  ])
})

it.each(["0", "not-a-uuid", "..", "%00", "'; select 1", "00000000-0000-7000-8000-00000000000G"])(
  "answers the unknown id %s with a problem document",
  async (id) => {
    for (const path of [
      `/api/organizations/${id}`,
      `/api/organizations/${world.victim.organizationId}/members/${id}`
    ]) {
      const response = await send("PATCH", path, JSON.stringify({ role: "viewer", name: "X" }))
      expect([404, 422]).toContain(response.status)
      await isProblem(response)
    }
  }
)

it("stores HTML and SQL in a name as plain text", async () => {
  const name = "<b>Bobby</b>'); drop table tenancy.members; --"
  const path = `/api/organizations/${world.victim.organizationId}`
  expect((await send("PATCH", path, JSON.stringify({ name }))).status).toBe(200)
  expect((await call(app, "GET", path, { token: world.owner })).body).toMatchObject({ name })
})

it("accepts names in right-to-left scripts and with joiners", async () => {
  const name = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
  const person = await signUp(app, name)
  expect(person.user.full_name).toBe(name)
})

it("counts visible characters: 120 emoji fit into a name, 121 do not", async () => {
  const answer = async (count: number) =>
    (await send("PATCH", "/api/me/profile", JSON.stringify({ full_name: "\u{1f69a}".repeat(count) }))).status
  expect([await answer(120), await answer(121)]).toEqual([200, 422])
})

it("refuses the session of a deleted user", async () => {
  const person = await signUp(app)
  await app.admin.query("delete from identity.users where id = $1", [person.user.id])
  const reply = await call(app, "GET", "/api/me", { token: person.access_token })
  expect(reply.status).toBe(401)
})

it("answers an unknown URL and a wrong method under /api with a problem document", async () => {
  for (const [method, path] of [
    ["GET", "/api/nothing"],
    ["DELETE", "/api/public/sign-in"]
  ] as const) {
    const response = await app.hono.request(path, { method })
    expect([404, 405]).toContain(response.status)
    await isProblem(response)
  }
})
