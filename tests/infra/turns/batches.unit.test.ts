import { makeBatches } from "#infra/turns"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { expect, it } from "vitest"

/** Adds items, each of a cost, together. Returns the batches, and which items were refused. */
const batchesOf = (costs: ReadonlyArray<number>) =>
  Effect.gen(function* () {
    const batches: Array<ReadonlyArray<number>> = []
    const open = Deferred.makeUnsafe<void>()
    const add = makeBatches({
      most: 10,
      waiting: 30,
      run: (_key: string, items: ReadonlyArray<number>) => {
        batches.push(items)
        return Effect.as(Deferred.await(open), items)
      }
    })
    const adding = yield* Effect.forEach(costs, (cost, place) =>
      Effect.forkChild(add("key", place, cost), { startImmediately: true })
    )
    yield* Deferred.succeed(open, undefined)
    const exits = yield* Effect.forEach(adding, (fiber) => Fiber.await(fiber))
    return { batches, refused: exits.flatMap((exit, place) => (Exit.isFailure(exit) ? [place] : [])) }
  }).pipe(Effect.runPromise)

it("puts into a batch what costs no more than the limit together, or one item that costs more", async () => {
  const { batches } = await batchesOf([1, 4, 4, 4, 12, 1])
  expect(batches).toEqual([[0, 1, 2], [3], [4], [5]])
})

it("refuses what would let more wait than the limit", async () => {
  expect((await batchesOf([1, 10, 10, 10])).refused).toEqual([3])
})
