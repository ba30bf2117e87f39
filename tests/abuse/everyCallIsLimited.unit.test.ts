import { type AnyEndpoint, type Person, RequestInfo, SessionId, UserId } from "#kernel"
import { CallRates, callRatesLayer } from "#infra/http"
import { Effect, Exit } from "effect"
import { expect, it } from "vitest"
import { routes } from "../../apps/system/assembly.ts"
import { bucketsOf } from "../../infra/http/buckets.ts"

const READS = 50
const id = "0199d6a0-0000-7000-8000-000000000001"
const person: Person = { _tag: "Person", userId: UserId.make(id), sessionId: SessionId.make(id) }
const origin = {
  requestId: null,
  address: "192.0.2.1",
  network: "192.0.2.1",
  subscriber: "192.0.2.1",
  userAgent: null
}

/** Calls an endpoint until it is refused, and returns how often it was not. */
const allowed = (endpoint: AnyEndpoint, most: number): Promise<number> =>
  Effect.gen(function* () {
    const rates = yield* CallRates
    const who = endpoint.access === "public" ? null : person
    for (let count = 0; count < most; count += 1)
      if (Exit.isFailure(yield* Effect.exit(rates.take(endpoint, who)))) return count
    return Infinity
  }).pipe(
    Effect.provide(callRatesLayer({ readsPerSecond: READS, changesPerSecond: 2 })),
    Effect.provideService(RequestInfo, origin),
    Effect.runPromise
  )

const endpoints = routes.map(({ endpoint }) => endpoint)
const changes = endpoints.filter(({ method }) => method !== "GET")
const reads = endpoints.filter(({ method }) => method === "GET")

/** A limit per value of a field does not count: a caller chooses the values. */
const isLimited = ({ limits }: AnyEndpoint) => limits.some(({ per }) => typeof per === "string")

it.each(changes.map((endpoint) => [endpoint.name, endpoint] as const))(
  "known flaw: %s changes something without a limit",
  async (_, endpoint) => {
    if (!isLimited(endpoint)) expect(await allowed(endpoint, 1000)).toBeLessThan(200)
  }
)

it.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
  "known flaw: %s can be read without a limit",
  async (_, endpoint) => {
    expect(await allowed(endpoint, 50_000)).toBeLessThan(20_000)
  }
)

it("covers every endpoint", () => {
  expect(changes.length).toBeGreaterThan(30)
  expect(reads.length).toBeGreaterThan(20)
})

it("allows a burst, then a steady rate", () => {
  const { take } = bucketsOf({ burst: 3, perSecond: 2 })
  expect([take("ada", 0), take("ada", 0), take("ada", 0)]).toEqual([0, 0, 0])
  expect(take("ada", 0)).toBe(500)
  expect(take("ben", 0)).toBe(0)
  expect(take("ada", 499)).toBe(1)
  expect(take("ada", 500)).toBe(0)
  expect(take("ada", 500)).toBe(500)
  expect([take("ada", 60_000), take("ada", 60_000), take("ada", 60_000), take("ada", 60_000)]).toEqual([
    0, 0, 0, 500
  ])
})

it("remembers a bounded number of callers, those seen last", () => {
  const { take } = bucketsOf({ burst: 1, perSecond: 1 }, 2)
  expect([take("ada", 0), take("ben", 0)]).toEqual([0, 0])
  expect(take("ada", 1)).toBeGreaterThan(0)
  expect(take("cleo", 1)).toBe(0)
  expect(take("ada", 2)).toBeGreaterThan(0)
  expect(take("ben", 2)).toBe(0)
})
