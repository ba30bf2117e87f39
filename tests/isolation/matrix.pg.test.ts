import { acceptsApiTokens } from "#kernel"
import { ProofRequired } from "#identity/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
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
  app = await startApp({ env: { CHANGES_PER_SECOND: "100000" } })
  world = await buildWorld(app)
  // A proof counts for five minutes, which the matrix may take.
  await app.admin.query("update identity.sessions set proven_at = now() + interval '1 hour'")
  fingerprint = await fingerprints(app)
  rows = await fingerprint()
})
afterAll(() => app.stop())

// Thousands of calls are over in seconds.
beforeEach(() => app.admin.query("delete from app.rate_limits"))

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
  it("a sign-in that awaits its second factor", () => refused(endpoint, 401, world.pending))
  it("a token that was never issued", () =>
    refused(endpoint, 401, "mp_at_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"))
})

describe.each(tenants.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s does not exist for",
  (_, endpoint) => {
    it("an owner of another organization (ASVS 8.4.1)", () => refused(endpoint, 404, world.intruder))
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

const accepting = tenants.filter(acceptsApiTokens)
const inPerson = guarded.filter((endpoint) => !acceptsApiTokens(endpoint))

it("lets programs call what belongs to an organization, and little of a person", () => {
  expect(guarded.filter((endpoint) => endpoint.access === "person" && acceptsApiTokens(endpoint))).toEqual([
    expect.objectContaining({ name: "getMe" }),
    expect.objectContaining({ name: "myOrganizations" })
  ])
  expect(accepting.every(({ permission }) => permission !== undefined)).toBe(true)
})

describe.each(accepting.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s with an API token",
  (_, endpoint) => {
    it("requires its permission among the scopes; those that read are not enough to change anything", () =>
      refused(endpoint, 403, endpoint.method === "GET" ? world.tokens.narrow : world.tokens.reading))
    it("does not exist for a token of another organization", () =>
      refused(endpoint, 404, world.tokens.elsewhere))
  }
)

it.each(inPerson.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s requires a person, not an API token",
  (_, endpoint) => refused(endpoint, 403, world.tokens.everything)
)

const lower = tenants.flatMap((endpoint) =>
  endpoint.permission === undefined
    ? []
    : ROLES.filter((role) => !rolePermissions.of(role).has(endpoint.permission ?? "organization.read")).map(
        (role) => [endpoint.name, role, endpoint] as const
      )
)

it.each(lower)("%s is not allowed for a %s (ASVS 8.2.1)", (_, role, endpoint) =>
  refused(endpoint, 403, world.byRole.get(role))
)

it("has roles to refuse", () => expect(lower.length).toBeGreaterThan(20))

const needProof = endpoints.filter(({ errors }) => errors.includes(ProofRequired))
/** Those that need it for owners alone: tests/tenancy/ownership.pg.test.ts. */
const forOwners = new Set([
  "changeMemberRole",
  "inviteMember",
  "leaveOrganization",
  "removeMember",
  "resendInvitation"
])
const alwaysNeedProof = needProof.filter(({ name }) => !forOwners.has(name))

it("requires a proof of identity for what must not be done with a session that someone left open", () => {
  expect(needProof.map(({ name }) => name).toSorted()).toEqual([
    "addDomain",
    "addPasskey",
    "beginPasskey",
    "changeEmail",
    "changeMemberRole",
    "changePassword",
    "createMyToken",
    "createToken",
    "deleteUserAccount",
    "downloadDataExport",
    "enrollFactor",
    "enrollPhone",
    "inviteMember",
    "leaveOrganization",
    "removeConnection",
    "removeDomain",
    "removeFactor",
    "removeMember",
    "removePasskey",
    "renewRecoveryCodes",
    "requestDataExport",
    "requireSecondFactor",
    "requireSingleSignOn",
    "resendInvitation",
    "setConnection",
    "startWithIssuer",
    "transferOwnership",
    "unlinkIdentity",
    "verifyFactor",
    "verifyPhone"
  ])
})

describe("a session whose person proved who they are more than five minutes ago", () => {
  beforeAll(async () => {
    await app.admin.query("update identity.sessions set proven_at = now() - interval '301 seconds'")
    // Of an authenticator app that is not verified yet.
    await app.admin.query(
      `insert into identity.factors (id, user_id, factor_type, status, friendly_name, secret, created_at)
       select uuidv7(), user_id, 'totp', 'unverified', 'New', secret, now() from identity.factors where id = $1`,
      [world.idOf("factorId")]
    )
    rows = await fingerprint()
  })

  it.each(alwaysNeedProof.map((endpoint) => [endpoint.name, endpoint] as const))(
    "cannot %s (ASVS 7.5.1)",
    async (_, endpoint) => {
      const { rows: unverified } = await app.admin.query(
        "select id from identity.factors where status = 'unverified' and friendly_name = 'New'"
      )
      const idOf: World["idOf"] = (name) =>
        endpoint.name === "verifyFactor" && name === "factorId" ? unverified[0].id : world.idOf(name)
      const before = rows
      const reply = await attack({ ...world, idOf }, endpoint, world.owner)
      rows = await fingerprint()
      expect(JSON.parse(reply.text)).toMatchObject({ status: 403, code: "proof_required" })
      expect(rows).toEqual(before)
    }
  )
})

describe("an organization that requires a second factor", () => {
  beforeAll(async () => {
    await app.admin.query(
      "update tenancy.organizations set second_factor_from = now() - interval '1 second' where id = $1",
      [world.victim.organizationId]
    )
    rows = await fingerprint()
  })

  it.each(tenants.map((endpoint) => [endpoint.name, endpoint] as const))(
    "refuses a member without one: %s",
    async (_, endpoint) => {
      const before = rows
      const reply = await attack(world, endpoint, world.byRole.get("admin"))
      rows = await fingerprint()
      expect(JSON.parse(reply.text)).toMatchObject({
        status: 403,
        code: "second_factor_required_by_organization"
      })
      expect(reply.text).not.toContain(MARKER)
      expect(rows).toEqual(before)
    }
  )

  it.each(tenants.map((endpoint) => [endpoint.name, endpoint] as const))(
    "is not found by strangers: %s",
    (_, endpoint) => refused(endpoint, 404, world.intruder)
  )

  it.each(own.map((endpoint) => [endpoint.name, endpoint] as const))(
    "leaves members their own account: %s",
    async (_, endpoint) => {
      const reply = await attack(world, endpoint, world.byRole.get("admin"))
      expect(reply.status, reply.text).toBe(200)
      rows = await fingerprint()
    }
  )
})
