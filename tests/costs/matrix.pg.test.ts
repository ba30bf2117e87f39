import { type AnyEndpoint, Role } from "#kernel"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { rolePermissions, routes } from "../../apps/system/assembly.ts"
import { maximumBodyOf } from "../../infra/http/incoming.ts"
import { bodyOf, addressOf, pathOf } from "../isolation/samples.ts"
import { buildWorld, type World } from "../isolation/world.ts"
import { ofAge } from "../support/age.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createMember, signUp } from "../support/seeds.ts"
import { hostileJson, longestValid } from "./hostileJson.ts"
import { type HostileRequest, type Measured, startMeteredServer } from "./startMeteredServer.ts"

/** Milliseconds of processor time for one request, in all threads: hashing a password takes most of it. */
const MOST_PROCESSOR_TIME = 250
/** Milliseconds for which the server answers no one else. */
const LONGEST_TURN = 50
/** Of an answer: a page of a list may be longer than a refusal. */
const MOST_BYTES = 64 * 1024
const MOST_BYTES_OF_REFUSAL = 8 * 1024
/** A measurement also contains what the process does for itself, such as compiling and collecting garbage. */
const ATTEMPTS = 3
/** By one account: the server lets 120 pass in a row. */
const MOST_CHANGES = 100
/** Of the longest URL or header; Node accepts 16 kB of them. */
const LONG = 12_000

type Caller = "stranger" | "unverified" | Role
type Shape = Partial<HostileRequest>

interface Cost extends Measured {
  readonly what: string
}

const endpoints = routes.map(({ endpoint }) => endpoint)

let app: TestApp
let world: World
let server: Awaited<ReturnType<typeof startMeteredServer>>
const tokens = new Map<Caller, { readonly token: string; changes: number }>()

const newToken = async (caller: Exclude<Caller, "stranger">): Promise<string> =>
  caller === "unverified"
    ? (await signUp(app)).access_token
    : (await createMember(app, world.owner, world.victim.organizationId, caller)).access_token

beforeAll(async () => {
  app = await startApp()
  world = await buildWorld(app)
  await ofAge(app, world.victim.organizationId)
  server = await startMeteredServer(app.urls)
})
afterAll(async () => {
  await server.stop()
  await app.stop()
})

/** Whether it is refused or not: a stranger and the least privileged caller. */
const callersOf = ({ access }: AnyEndpoint): ReadonlyArray<Caller> =>
  access === "public" ? ["stranger"] : ["stranger", access === "person" ? "unverified" : "viewer"]

/** The least privileged caller for whom the handler does all its work. */
const permittedFor = ({ access, permission }: AnyEndpoint): Caller => {
  if (access !== "member") return access === "public" ? "stranger" : "unverified"
  const may = (role: Role) => permission === undefined || rolePermissions.of(role).has(permission)
  return Role.literals.findLast(may) ?? "owner"
}

const isValid = async (caller: Caller, token: string): Promise<boolean> => {
  const path = caller === "unverified" ? "/api/me" : world.victim.base
  return (await app.hono.request(path, { headers: { authorization: `Bearer ${token}` } })).status === 200
}

/** A token with which few enough changes were made that more are not refused. */
const tokenOf = async (caller: Caller): Promise<string | undefined> => {
  if (caller === "stranger") return undefined
  const known = tokens.get(caller)
  if (known !== undefined && known.changes++ < MOST_CHANGES) return known.token
  const token = await newToken(caller)
  tokens.set(caller, { token, changes: 1 })
  return token
}

const measure = async (endpoint: AnyEndpoint, caller: Caller, shape: Shape): Promise<Cost> => {
  const token = await tokenOf(caller)
  const measured = await server.measure({
    method: endpoint.method,
    path: addressOf(endpoint, world.idOf),
    ...shape,
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...shape.headers
    }
  })
  // Some calls end a session or a membership.
  if (token !== undefined && endpoint.method !== "GET" && measured.status < 300)
    if (!(await isValid(caller, token))) tokens.delete(caller)
  return { ...measured, what: `${endpoint.name} as ${caller}` }
}

const isExpensive = ({ status, processor, longestTurn, bytes }: Cost): boolean =>
  processor > MOST_PROCESSOR_TIME ||
  longestTurn > LONGEST_TURN ||
  bytes > (status < 400 ? MOST_BYTES : MOST_BYTES_OF_REFUSAL)

/** The cheapest of several attempts, of which the first is usually enough. */
const cheapest = async (attempt: () => Promise<Cost>): Promise<Cost> => {
  let cost = await attempt()
  for (let n = 1; n < ATTEMPTS && isExpensive(cost); n++) {
    const next = await attempt()
    if (next.processor < cost.processor) cost = next
  }
  return cost
}

const table = (costs: ReadonlyArray<Cost>): string =>
  costs
    .toSorted((one, other) => other.processor - one.processor)
    .slice(0, 10)
    .map(
      ({ what, status, processor, longestTurn, bytes }) =>
        `${processor.toFixed(0).padStart(6)} ms, at most ${longestTurn.toFixed(0).padStart(4)} ms at a time, ${String(bytes).padStart(8)} bytes, ${status}: ${what}`
    )
    .join("\n")

/** Sends the request to each endpoint that it can be made for, as each of these callers. */
const attack = async (
  shapeOf: (endpoint: AnyEndpoint) => Shape | undefined,
  callers: (endpoint: AnyEndpoint) => ReadonlyArray<Caller> = callersOf
): Promise<void> => {
  const costs: Array<Cost> = []
  await app.admin.query("delete from app.rate_limits")
  for (const endpoint of endpoints) {
    const shape = shapeOf(endpoint)
    if (shape === undefined) continue
    for (const caller of callers(endpoint)) costs.push(await cheapest(() => measure(endpoint, caller, shape)))
  }
  expect(costs.length).toBeGreaterThan(0)
  const failing = costs.filter((cost) => isExpensive(cost) || cost.status >= 500 || cost.status === 429)
  expect(failing, `The most expensive requests:\n${table(costs)}\n`).toEqual([])
}

const json = (text: string): Shape => ({ body: Buffer.from(text) })

describe("a body with", () => {
  it.each(Object.entries(hostileJson))("%s costs little", (_, write) =>
    attack((endpoint) =>
      endpoint.bodyType === "json"
        ? json(write(Schema.toCodecJson(endpoint.body).ast, maximumBodyOf(endpoint)))
        : undefined
    )
  )

  it.each(["texts", "lists"] as const)("the longest valid %s costs little", (what) =>
    attack(
      (endpoint) =>
        endpoint.bodyType === "json"
          ? json(longestValid(what, endpoint, maximumBodyOf(endpoint), bodyOf(endpoint, world.idOf)))
          : undefined,
      (endpoint) => [...new Set([...callersOf(endpoint), permittedFor(endpoint)])]
    )
  )

  it("a file of noise costs little", () =>
    attack((endpoint) => {
      if (endpoint.bodyType !== "bytes") return undefined
      const body = Buffer.alloc(maximumBodyOf(endpoint), "noise")
      body.set(bodyOf(endpoint, world.idOf) as Uint8Array)
      return { body, headers: { "content-type": "image/png" } }
    }))
})

/** The sample of a body, for requests that are hostile elsewhere. */
const sampleOf = (endpoint: AnyEndpoint): Shape => {
  const body = bodyOf(endpoint, world.idOf)
  if (body === undefined) return {}
  return { body: body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(JSON.stringify(body)) }
}

const queryKeys = ({ query: { ast } }: AnyEndpoint): ReadonlyArray<string> =>
  ast._tag === "Objects" ? ast.propertySignatures.map(({ name }) => String(name)) : []

const withQuery = (parts: (endpoint: AnyEndpoint) => ReadonlyArray<string>) => (endpoint: AnyEndpoint) => {
  const query = parts(endpoint).join("&").slice(0, LONG)
  return { ...sampleOf(endpoint), path: `${pathOf(endpoint.path, world.idOf)}?${query}` }
}

describe("a URL with", () => {
  it("long parameters costs little", () =>
    attack(
      withQuery((endpoint) => {
        const keys = [...queryKeys(endpoint), "unknown"]
        return keys.map((key) => `${key}=${"a%CC%A3%CC%81".repeat(LONG / 13 / keys.length)}`)
      })
    ))

  it("repeated parameters costs little", () =>
    attack(
      withQuery((endpoint) => {
        const keys = [...queryKeys(endpoint), "unknown"]
        return Array.from({ length: LONG / 4 }, (_, n) => `${keys[n % keys.length]}=${n}`)
      })
    ))

  it("a long path costs little", () =>
    attack((endpoint) => {
      const name = /:(\w+)[^:]*$/.exec(endpoint.path)?.[1]
      const path = pathOf(endpoint.path, (id) => (id === name ? "-".repeat(LONG) : world.idOf(id)))
      return name === undefined ? undefined : { ...sampleOf(endpoint), path }
    }))
})

describe("a request with", () => {
  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ["a long token", { authorization: `Bearer ${"x".repeat(LONG)}` }],
    ["a long origin", { origin: `http://${"a.".repeat(LONG / 2)}` }],
    [
      "long headers",
      {
        "x-forwarded-for": "1,".repeat(LONG / 10),
        "idempotency-key": "x".repeat(LONG / 5),
        "x-request-id": "x".repeat(LONG / 5),
        "user-agent": "(".repeat(LONG / 5),
        "content-type": "form-data;".repeat(LONG / 50)
      }
    ]
  ])("%s costs little", (_, headers) => attack((endpoint) => ({ ...sampleOf(endpoint), headers })))
})
