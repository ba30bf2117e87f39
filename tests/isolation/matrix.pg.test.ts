import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rolePermissions, routes } from "../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { fingerprints } from "./fingerprint.ts"
import { MARKER } from "./IsolationSample.ts"
import { bodies } from "./samples.ts"
import { attack, buildWorld, ROLES, type World } from "./world.ts"

const endpoints = routes.map(({ endpoint }) => endpoint)
const guarded = endpoints.filter(({ access }) => access !== "public")
const tenants = endpoints.filter(({ access }) => access === "member")
/** A user's own endpoints with an id in the path: another user's id must not be found. */
const personal = endpoints.filter(({ access, path }) => access === "person" && /\/:\w*Id\b/.test(path))

/** What a user reads about themselves. */
const own = endpoints.filter(
  ({ access, method, path }) => access === "person" && method === "GET" && !path.includes("/:")
)

let app: TestApp
let world: World
let fingerprint: Awaited<ReturnType<typeof fingerprints>>
/** The rows of every table after the last call, which are those before the next one. */
let rows: Readonly<Record<string, string>>

beforeAll(async () => {
  app = await startApp()
  world = await buildWorld(app)
  fingerprint = await fingerprints(app)
  rows = await fingerprint()
})
afterAll(() => app.stop())

/** Makes the call and checks that it was refused, revealed nothing and wrote nothing. */
const refused = async (endpoint: (typeof endpoints)[number], status: number, token?: string) => {
  const before = rows
  const reply = await attack(world, endpoint, token)
  rows = await fingerprint()
  expect.soft(reply.status, reply.text).toBe(status)
  expect(reply.text).not.toContain(MARKER)
  expect(reply.headers.get("content-type")).toBe("application/problem+json")
  expect(rows).toEqual(before)
}

it("covers every endpoint", () => {
  expect(guarded.length).toBeGreaterThan(25)
  expect(tenants.length).toBeGreaterThan(10)
  expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  const named = endpoints.filter(({ bodyType }) => bodyType !== "none").map(({ name }) => name)
  expect(Object.keys(bodies).toSorted()).toEqual(named.toSorted())
})

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))("%s refuses", (_, endpoint) => {
  it("anonymous callers", () => refused(endpoint, 401))
  it("an expired session", () => refused(endpoint, 401, world.expired))
  it("a token that was never issued", () =>
    refused(endpoint, 401, "mp_at_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"))
})

describe.each(tenants.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s does not exist for",
  (_, endpoint) => {
    it("an owner of another organization", () => refused(endpoint, 404, world.intruder))
    it("a removed member", () => refused(endpoint, 404, world.removed))
  }
)

describe.each(personal.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  it("does not find another user's data", () => refused(endpoint, 404, world.intruder))
})

it.each(own.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s says nothing about an organization to a removed member",
  async (_, endpoint) => {
    const reply = await attack(world, endpoint, world.removed)
    expect(reply.status, reply.text).toBe(200)
    expect(reply.text).not.toContain(MARKER)
    // The first request for the push key creates it.
    rows = await fingerprint()
  }
)

const lower = tenants.flatMap((endpoint) =>
  endpoint.permission === undefined
    ? []
    : ROLES.filter((role) => !rolePermissions.of(role).has(endpoint.permission ?? "organization.read")).map(
        (role) => [endpoint.name, role, endpoint] as const
      )
)

it.each(lower)("%s is not allowed for a %s", (_, role, endpoint) =>
  refused(endpoint, 403, world.byRole.get(role))
)

it("has roles to refuse", () => expect(lower.length).toBeGreaterThan(20))
