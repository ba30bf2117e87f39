import { Effect, Fiber } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { POOL_SIZE, RequestTurns } from "../../../infra/http/requestTurns.ts"

type Work = (begin: Effect.Effect<never>) => Effect.Effect<unknown>

let turns: typeof RequestTurns.Service
const running: Array<Fiber.Fiber<unknown>> = []
beforeEach(async () => {
  turns = await Effect.runPromise(Effect.provide(RequestTurns, RequestTurns.layer))
})
afterEach(() => Effect.runPromise(Fiber.interruptAll(running.splice(0))))

/** Starts work that never ends, and returns how much of it has begun. */
const begun = async (...works: ReadonlyArray<Work>): Promise<number> => {
  let count = 0
  const begin = Effect.suspend(() => {
    count += 1
    return Effect.never
  })
  running.push(...works.map((work) => Effect.runFork(work(begin))))
  await new Promise<void>((resolve) => setImmediate(resolve))
  return count
}

const times = (count: number, work: (n: number) => Work) => Array.from({ length: count }, (_, n) => work(n))

const light =
  (organization: string, person: string): Work =>
  (begin) =>
    turns.light({ organization, person }, begin)
const heavy =
  (organization: string, person: string): Work =>
  (begin) =>
    turns.heavy({ organization, person }, begin)
const job =
  (organization: string): Work =>
  (begin) =>
    turns.job({ organization, person: "job" }, begin)
const authentication =
  (network: string): Work =>
  (begin) =>
    turns.authentication(network, begin)
const download =
  (organization: string, person: string): Work =>
  (begin) =>
    Effect.andThen(turns.download({ organization, person }), begin)

describe("known flaw: heavy requests take every connection", () => {
  it("runs one of an organization and two of the process, and leaves five places", async () => {
    expect(await begun(...times(10, (n) => heavy("a", `person${n}`)))).toBe(1)
    expect(await begun(...times(10, (n) => heavy(`other${n}`, `member${n}`)))).toBe(1)
    expect(await begun(...times(10, (n) => light(`guest${n}`, `visitor${n}`)))).toBe(5)
  })

  it("sends four downloads of an organization and 32 of the process", async () => {
    expect(await begun(...times(10, (n) => download("a", `person${n}`)))).toBe(4)
    expect(await begun(...times(50, (n) => download(`other${n}`, `member${n}`)))).toBe(28)
  })
})

describe("places in the pool", () => {
  it("are limited per person, whichever organizations their requests name", async () => {
    expect(await begun(...times(10, (n) => light(`claimed${n}`, "ada")))).toBe(4)
    expect(await begun(light("b", "ben"))).toBe(1)
  })

  it("are left to others by an organization with many people", async () => {
    expect(await begun(...times(10, (n) => light("a", `person${n}`)))).toBe(5)
    expect(await begun(light("b", "ben"))).toBe(1)
  })

  it("are separate for authentication, where networks share them, and for jobs", async () => {
    expect(await begun(...times(10, () => authentication("192.0.2.1")))).toBe(2)
    expect(await begun(authentication("192.0.2.2"))).toBe(1)
    expect(await begun(...times(10, () => job("a")))).toBe(2)
    expect(await begun(job("b"))).toBe(1)
    expect(await begun(...times(10, (n) => light(`guest${n}`, `visitor${n}`)))).toBe(7)
  })

  it("are as many as its connections", async () => {
    const all = Array.from({ length: POOL_SIZE }, (_, n) => [
      light(`guest${n}`, `visitor${n}`),
      heavy(`house${n}`, `member${n}`),
      job(`house${n}`),
      authentication(`192.0.2.${n}`)
    ])
    expect(await begun(...all.flat())).toBe(POOL_SIZE)
  })
})
