import type { AnyEndpoint } from "#kernel"
import { Result, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { routes } from "../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { fingerprints } from "./fingerprint.ts"
import { idPaths, idsIn, isUuid } from "./ids.ts"
import type { IdOf, Victim } from "./IsolationSample.ts"
import { addressOf, referringBodyOf } from "./samples.ts"
import { seed } from "./world.ts"

// Members of one organization name what belongs to another one, wherever an endpoint takes an id: in the path, in any
// depth of the body, in any filter. They must get the answer to an id that does not exist.

/** Ids in bodies that the client creates, so that anything goes. */
const CREATED_BY_CLIENTS = [
  "createProgram: items[].id",
  "editProgram: items[].id",
  "recordHandover: marks[].id",
  "replyToMessage: client_id",
  "sendCustomerEmail: client_id",
  "sendMessage: client_id",
  "sendToSeveral: client_id",
  "submitInspection: answers[].value.marks[].id"
]

/** Ids in bodies that are ignored if they are unknown. */
const IGNORED = [
  // What another handover has already marked as repaired.
  "recordHandover: repaired[]",
  // A rule selects by one of them; each is named in the body of the other endpoint.
  "createInspectionSchedule: rule.group_ids[]",
  "editInspectionSchedule: rule.vehicle_ids[]"
]

/** Ids in paths under which the client creates something. */
const CREATED_IN_PATH: Readonly<Record<string, string>> = {
  beginImport: "importId",
  recordHandover: "handoverId",
  reportDefect: "defectId",
  submitInspection: "inspectionId"
}

/** How many endpoints are attacked from a depot, which takes a second to fill: each call that succeeds changes it. */
const ENDPOINTS_PER_DEPOT = 40

/** What an earlier call in the same depot may have done already: these begin in a new one. */
const IN_NEW_DEPOT = [
  "swapDrivers",
  "addLine",
  "openWorkOrder",
  "assignWorkOrder",
  "scheduleWorkOrder",
  "acceptServiceProposal"
]

const endpoints = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access, path }) => access === "member" && path.includes(":organizationId"))

interface Depot {
  readonly owner: Person
  readonly idOf: IdOf
}

let app: TestApp
let victim: Depot
let attacker: Depot
let attacked = 0
let fingerprint: Awaited<ReturnType<typeof fingerprints>>

const createDepot = async (name: string): Promise<Depot> => {
  const tenant = await createTenant(app, name)
  const colleague = await tenant.addMember("manager")
  const target: Victim = {
    app,
    organizationId: tenant.id,
    base: `/api/organizations/${tenant.id}`,
    owner: tenant.owner,
    colleague: { memberId: await tenant.memberId(colleague), userId: colleague.user.id }
  }
  return { owner: tenant.owner, idOf: await seed(target) }
}

beforeAll(async () => {
  app = await startApp({ env: { CHANGES_PER_SECOND: "100000", READS_PER_SECOND: "100000" } })
  victim = await createDepot("Attacked Depot")
  fingerprint = await fingerprints(app)
})
afterAll(() => app.stop())

const nextAttacker = async (name: string): Promise<Depot> => {
  if (IN_NEW_DEPOT.includes(name)) attacked = 0
  if (attacked++ % ENDPOINTS_PER_DEPOT === 0) attacker = await createDepot("Other Depot")
  return attacker
}

interface Changed {
  readonly tried?: string
  readonly query?: string
  readonly body?: unknown
}

/** What a call answers, with the id that was tried as the same word. */
const answerTo = async (
  endpoint: AnyEndpoint,
  { idOf, owner }: Depot,
  { tried, query, body = referringBodyOf(endpoint, idOf) }: Changed = {}
) => {
  const created = CREATED_IN_PATH[endpoint.name]
  const path = addressOf(endpoint, (name) => (name === created ? randomUUID() : idOf(name)))
  const file = body instanceof Uint8Array ? new Uint8Array(body) : undefined
  const response = await app.hono.request(query === undefined ? path : `${path.split("?")[0]}?${query}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${owner.access_token}`,
      ...(body !== undefined && { "content-type": file === undefined ? "application/json" : "text/csv" })
    },
    ...(body !== undefined && { body: file ?? JSON.stringify(body) })
  })
  const text = (await response.text()).replaceAll(/"requestId":"[^"]*"/g, "")
  return { status: response.status, text: tried === undefined ? text : text.replaceAll(tried, "TRIED") }
}

/** The names of the ids that an endpoint is called with. */
const namesIn = (endpoint: AnyEndpoint): ReadonlyArray<string> => {
  const names = new Set<string>()
  const note = (name: string) => {
    names.add(name)
    return attacker.idOf(name)
  }
  addressOf(endpoint, note)
  referringBodyOf(endpoint, note)
  return [...names].filter((name) => name !== CREATED_IN_PATH[endpoint.name])
}

/** Whether the same call with an id of the other organization, and with one of nobody, get the same answer and change nothing. */
const isUnknown = async (endpoint: AnyEndpoint, own: Depot, name: string) => {
  const before = await fingerprint()
  const tryWith = (id: string) =>
    answerTo(endpoint, { ...own, idOf: (one) => (one === name ? id : own.idOf(one)) }, { tried: id })
  const foreign = await tryWith(victim.idOf(name))
  expect.soft(foreign, `${endpoint.name} with a foreign ${name}`).toEqual(await tryWith(randomUUID()))
  expect.soft(foreign.status, foreign.text).toBeLessThan(500)
  expect(await fingerprint()).toEqual(before)
}

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_, endpoint) => {
  it("does not know what belongs to another organization (ASVS 8.2.2)", async () => {
    const own = await nextAttacker(endpoint.name)
    for (const name of namesIn(endpoint))
      if (isUuid(victim.idOf(name)) && isUuid(own.idOf(name))) await isUnknown(endpoint, own, name)
    if (endpoint.bodyType !== "json" || idsIn(referringBodyOf(endpoint, own.idOf)).length === 0) return
    // Otherwise it would have been refused for another reason.
    const { status, text } = await answerTo(endpoint, own)
    expect(status, text).toBeLessThan(300)
  })
})

/** The ids of the other organization that filters could find something by. */
const foreignIds = () =>
  ["vehicleId", "driverId", "locationId", "groupId", "customerId", "colleagueId"].map(victim.idOf)

/** A body with each item of its lists twice. */
const doubled = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value, ...value].map(doubled)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, doubled(item)]))
}

const withLists = endpoints.filter(({ bodyType }) => bodyType === "json")

it.each(withLists.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s does not fail on lists that have each item twice",
  async (_, endpoint) => {
    const own = await nextAttacker(endpoint.name)
    const body = referringBodyOf(endpoint, own.idOf)
    if (JSON.stringify(doubled(body)) === JSON.stringify(body)) return
    const { status, text } = await answerTo(endpoint, own, { body: doubled(body) })
    expect(status, text).toBeLessThan(500)
  }
)

/** The parameters of an endpoint that take ids. */
const filtersOf = ({ query }: AnyEndpoint): ReadonlyArray<string> => {
  const { ast } = query
  const decode = Schema.decodeUnknownResult(Schema.toCodecJson(query))
  const accepts = (key: string, value: string) => Result.isSuccess(decode({ [key]: value }))
  const keys = ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => String(name)) : []
  return keys.filter((key) => accepts(key, randomUUID()) && !accepts(key, "x"))
}

const filtered = endpoints.flatMap((endpoint) =>
  filtersOf(endpoint).map((key) => [endpoint.name, key, endpoint] as const)
)

it("there are lists to filter", () => expect(filtered.length).toBeGreaterThan(4))

it.each(filtered)("%s finds nothing by the ids of another organization in %s", async (_, key, endpoint) => {
  const own = await nextAttacker(endpoint.name)
  for (const id of foreignIds()) {
    const foreign = await answerTo(endpoint, own, { query: `${key}=${id}` })
    expect(foreign).toEqual(await answerTo(endpoint, own, { query: `${key}=${randomUUID()}` }))
  }
})

it("the samples name every id that a body can have", async () => {
  const own = await nextAttacker("filters")
  const missing = endpoints
    .filter(({ bodyType }) => bodyType === "json")
    .flatMap((endpoint) => {
      const named = idsIn(referringBodyOf(endpoint, own.idOf))
      return idPaths(Schema.toCodecJson(endpoint.body).ast)
        .filter((path) => !named.includes(path))
        .map((path) => `${endpoint.name}: ${path}`)
    })
  expect([...new Set(missing)].filter((path) => ![...CREATED_BY_CLIENTS, ...IGNORED].includes(path))).toEqual(
    []
  )
})
