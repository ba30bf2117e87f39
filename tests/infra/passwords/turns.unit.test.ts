import { Effect } from "effect"
import { expect, it } from "vitest"
import { type Lane, makeTurns } from "../../../infra/passwords/turns.ts"

/** Starts work for these callers in this order; returns the order in which it is done when each piece takes a moment. */
const orderOf = async (places: number, callers: ReadonlyArray<readonly [Lane, string]>) => {
  const turns = makeTurns(places)
  const done: Array<string> = []
  let most = 0
  let running = 0
  const work = (name: string) =>
    Effect.gen(function* () {
      running += 1
      most = Math.max(most, running)
      yield* Effect.yieldNow
      running -= 1
      done.push(name)
    })
  await Effect.runPromise(
    Effect.all(
      callers.map(([lane, key]) => turns(lane, key, work(key))),
      { concurrency: "unbounded" }
    )
  )
  return { done, most }
}

it("gives each network its turn, however many attempts another one sends", async () => {
  const flood = Array.from({ length: 50 }, () => ["stranger", "flood"] as const)
  const { done } = await orderOf(1, [...flood, ["stranger", "ana"], ["stranger", "ben"]])
  expect(done.indexOf("ana")).toBeLessThanOrEqual(2)
  expect(done.indexOf("ben")).toBeLessThanOrEqual(3)
  expect(done).toHaveLength(52)
})

it("gives every other turn to known people while many strangers wait", async () => {
  const botnet = Array.from({ length: 50 }, (_, at) => ["stranger", `bot ${at}`] as const)
  const { done } = await orderOf(1, [...botnet, ["known", "ana"], ["known", "ben"]])
  expect(done.indexOf("ana")).toBeLessThanOrEqual(2)
  expect(done.indexOf("ben")).toBeLessThanOrEqual(4)
})

it("runs no more at a time than there are places, and one per network", async () => {
  const callers = Array.from({ length: 20 }, (_, at) => ["stranger", `network ${at % 10}`] as const)
  expect((await orderOf(3, callers)).most).toBe(3)
  expect(
    (
      await orderOf(
        3,
        callers.map(() => ["stranger", "one"] as const)
      )
    ).most
  ).toBe(1)
})

it("passes the turn on after a failure", async () => {
  const turns = makeTurns(1)
  await expect(Effect.runPromise(turns("stranger", "ana", Effect.fail("refused")))).rejects.toBe("refused")
  expect(await Effect.runPromise(turns("stranger", "ana", Effect.succeed("done")))).toBe("done")
})
