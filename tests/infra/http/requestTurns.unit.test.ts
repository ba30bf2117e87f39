import { Effect, Fiber } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { POOL_SIZE, RequestTurns } from "../../../infra/http/requestTurns.ts"

type Work = (begin: Effect.Effect<never>) => Effect.Effect<unknown>

const turnsOn = (cores: number) =>
  Effect.runPromise(Effect.provide(RequestTurns, RequestTurns.layerOn(cores)))

let turns: typeof RequestTurns.Service
const running: Array<Fiber.Fiber<unknown>> = []
beforeEach(async () => {
  turns = await turnsOn(4)
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

/** By default everyone comes from a network of their own, and is a member. */
const callerOf = (organization: string, person: string, subscriber = person) => {
  const caller = { organization, person, subscriber }
  turns.recognize(caller, true)
  return caller
}
const light =
  (organization: string, person: string, subscriber?: string): Work =>
  (begin) =>
    turns.light(callerOf(organization, person, subscriber), begin)
const heavy =
  (organization: string, person: string): Work =>
  (begin) =>
    turns.heavy(callerOf(organization, person), begin)
const page =
  (organization: string): Work =>
  (begin) =>
    turns.page(callerOf(organization, "reader"), begin)
const intake =
  (organization: string): Work =>
  (begin) =>
    turns.intake(callerOf(organization, "device"), begin)

const job =
  (organization: string): Work =>
  (begin) =>
    turns.job(callerOf(organization, "job"), begin)
const authentication =
  (network: string): Work =>
  (begin) =>
    turns.authentication(network, begin)
const download =
  (organization: string, person: string, subscriber?: string): Work =>
  (begin) =>
    Effect.andThen(turns.download(callerOf(organization, person, subscriber)), begin)

describe("known flaw: heavy requests take every connection", () => {
  it("runs one of an organization and two of the process, in places of their own", async () => {
    expect(await begun(...times(10, (n) => heavy("a", `person${n}`)))).toBe(1)
    expect(await begun(...times(10, (n) => heavy(`other${n}`, `member${n}`)))).toBe(1)
    expect(await begun(...times(10, (n) => light(`guest${n}`, `visitor${n}`)))).toBe(7)
  })

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [64, 2]
  ])("leaves a core to the others, if there are two: of %i, it uses %i", async (cores, used) => {
    turns = await turnsOn(cores)
    expect(await begun(...times(10, (n) => heavy(`other${n}`, `member${n}`)))).toBe(used)
  })

  it("reads one page of an organization's downloads and two of the process, whatever else is written", async () => {
    await begun(...times(10, (n) => heavy(`other${n}`, `member${n}`)))
    expect(await begun(...times(10, () => page("a")))).toBe(1)
    expect(await begun(...times(10, (n) => page(`other${n}`)))).toBe(1)
  })

  it("sends four downloads of an organization and 32 of the process", async () => {
    expect(await begun(...times(10, (n) => download("a", `person${n}`)))).toBe(4)
    expect(await begun(...times(50, (n) => download(`other${n}`, `member${n}`)))).toBe(28)
  })
})

describe("known flaw: eight slow accounts hold all downloads", () => {
  it("sends no more to a subscriber than it leaves to others", async () => {
    const own = (n: number) => download(`own${n}`, `account${n}`, "192.0.2.1")
    expect(await begun(...times(40, own))).toBe(16)
    expect(await begun(...times(40, (n) => download(`other${n}`, `other${n}`, "192.0.2.2")))).toBe(8)
    expect(await begun(download("b", "ben", "192.0.2.3"))).toBe(1)
  })
})

describe("places in the pool", () => {
  it("are limited per person, whichever organizations their requests name", async () => {
    expect(await begun(...times(10, (n) => light(`claimed${n}`, "ada")))).toBe(4)
    expect(await begun(light("b", "ben"))).toBe(1)
  })

  it("known flaw: two accounts behind one address hold all of them", async () => {
    expect(await begun(...times(10, (n) => light(`own${n}`, `account${n % 2}`, "192.0.2.1")))).toBe(5)
    expect(await begun(light("b", "ben", "192.0.2.2"), light("c", "cleo", "192.0.2.3"))).toBe(2)
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
      page(`house${n}`),
      job(`house${n}`),
      intake(`house${n}`),
      authentication(`192.0.2.${n}`)
    ])
    expect(await begun(...all.flat())).toBe(POOL_SIZE)
  })
})
