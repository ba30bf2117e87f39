import type { Outbound } from "#infra/outbound"
import { Effect, Fiber } from "effect"
import * as fc from "fast-check"
import { Client } from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type OutboundRun, startOutbound } from "../../support/outbound.ts"
import { PATIENT } from "../../support/patience.ts"
import { cloneDatabase } from "../../support/postgres.ts"
import { type LocalServer, startServer } from "../support/localServer.ts"

const PER_SECOND = 10

let run: OutboundRun
let server: LocalServer
/** The paths of the requests, in order of arrival. */
let arrived: Array<string> = []
let here: Outbound["Service"]
let elsewhere: Outbound["Service"]
beforeAll(async () => {
  run = await startOutbound()
})
beforeEach(async () => {
  arrived = []
  server = await startServer((request, response) => {
    arrived.push(request.url ?? "")
    response.writeHead(200, { "content-type": "application/json" }).end("{}")
  })
  here = run.outbound({ perSecond: PER_SECOND })
  elsewhere = run.outbound({ perSecond: PER_SECOND })
  return () => server.close()
})
afterAll(() => run.stop())

const request = (outbound: Outbound["Service"], caller: string, path = caller) =>
  outbound.request({ url: `${server.url}/${path}`, caller })

const secondsFor = async (work: Effect.Effect<unknown, unknown>): Promise<number> => {
  const from = performance.now()
  await Effect.runPromise(work)
  return (performance.now() - from) / 1000
}

describe("a caller with a thousand waiting requests", () => {
  it("delays no one else by more than a second or two, in its process or another", async () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `crowd/${at}`)
    const fiber = Effect.runFork(
      Effect.forEach(paths, (path) => Effect.exit(request(here, "crowd", path)), {
        concurrency: "unbounded"
      })
    )
    await expect.poll(() => arrived.length, PATIENT).toBeGreaterThanOrEqual(PER_SECOND)
    for (const outbound of [here, elsewhere]) {
      expect(await secondsFor(request(outbound, "one"))).toBeLessThan(2)
      const before = arrived.length
      // A second request takes turns with the crowd: at most one of its requests goes first.
      await Effect.runPromise(request(outbound, "one"))
      expect(arrived.slice(before).filter((path) => path.startsWith("/crowd")).length).toBeLessThan(3)
    }
    await Effect.runPromise(Fiber.interrupt(fiber))
    // What it no longer waits for is not waited for.
    expect(await secondsFor(request(elsewhere, "two"))).toBeLessThan(2)
    expect(arrived.at(-1)).toBe("/two")
  })

  it("sends them in order, and all of a host's if no one else waits", async () => {
    const numbers = Array.from({ length: 2 * PER_SECOND }, (_, at) => String(at))
    const took = await secondsFor(
      Effect.forEach(numbers, (path) => request(here, "crowd", path), { concurrency: "unbounded" })
    )
    expect(took).toBeGreaterThan(1)
    const firstHalf = numbers.slice(0, PER_SECOND).map((path) => `/${path}`)
    expect(arrived.slice(0, PER_SECOND).toSorted()).toEqual(firstHalf.toSorted())
  })
})

describe("turns of two processes", () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>
  const clients: Array<Client> = []
  beforeAll(async () => {
    database = await cloneDatabase()
    for (const url of [database.urls.application, database.urls.system]) {
      const client = new Client({ connectionString: url })
      await client.connect()
      clients.push(client)
    }
  })
  afterAll(async () => {
    for (const client of clients) await client.end()
    await database.drop()
  })

  const take = async (
    client: Client | undefined,
    host: string,
    callers: ReadonlyArray<string>,
    rate: number
  ) => {
    const result = await client?.query<{ caller: string | null; wait: number }>(
      "select caller, wait from app.take_outbound_turn($1, $2, $2, $3)",
      [host, callers, rate]
    )
    return result?.rows[0] ?? { caller: null, wait: 0 }
  }

  it("never exceed the rate, and are shared evenly by the callers that wait", async () => {
    let hosts = 0
    const groups = fc.tuple(
      fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 1 }),
      fc.uniqueArray(fc.constantFrom("c", "d", "e", "f"), { minLength: 1 })
    )
    await fc.assert(
      fc.asyncProperty(groups, fc.integer({ min: 8, max: 30 }), async (waiting, rate) => {
        const host = `host-${hosts++}`
        const counts = new Map<string, number>(waiting.flat().map((caller) => [caller, 0]))
        const instants = new Set<string>()
        const ends = performance.now() + 1500
        const process = async (client: Client | undefined, callers: ReadonlyArray<string>) => {
          while (performance.now() < ends) {
            const { caller, wait } = await take(client, host, callers, rate)
            if (caller === null) await new Promise((resume) => setTimeout(resume, Math.min(wait, 30)))
            else counts.set(caller, (counts.get(caller) ?? 0) + 1)
            const turns = await client?.query<{ at: string }>(
              "select (extract(epoch from t) * 1000000)::bigint as at from app.outbound_hosts, unnest(turns) t where host = $1",
              [host]
            )
            for (const { at } of turns?.rows ?? []) instants.add(at)
          }
        }
        await Promise.all(waiting.map((callers, at) => process(clients[at], callers)))
        const sorted = [...instants].map(Number).toSorted((a, b) => a - b)
        for (const [at, instant] of sorted.entries())
          expect((sorted[at + rate] ?? Infinity) - instant).toBeGreaterThanOrEqual(1_000_000)
        expect(sorted.length).toBeGreaterThan(rate)
        const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
        // About half of an equal share: one process begins earlier, and a busy machine delays another.
        const least = Math.floor(total / counts.size / 2) - 1
        for (const count of counts.values()) expect(count).toBeGreaterThanOrEqual(least)
      }),
      { numRuns: 4, endOnFailure: true }
    )
  })

  it("pass by a process that has ended", async () => {
    const [here, there] = clients
    for (let at = 0; at < 3; at += 1) await take(here, "ended", ["earlier"], 3)
    // Both wait for the next turn, and the first of them never returns.
    await take(there, "ended", ["gone"], 3)
    let turn = await take(here, "ended", ["other"], 3)
    const from = performance.now()
    while (turn.caller === null) {
      await new Promise((resume) => setTimeout(resume, turn.wait))
      turn = await take(here, "ended", ["other"], 3)
    }
    expect(performance.now() - from).toBeLessThan(2500)
  })
})
