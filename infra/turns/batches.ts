import { Deferred, Effect } from "effect"
import { Busy } from "./Busy.ts"

interface Waiting<Item, Result, E> {
  readonly item: Item
  readonly cost: number
  readonly result: Deferred.Deferred<Result, E>
}

export interface BatchOptions<Item, Result, E, R> {
  /** How much a batch costs at most; one item may cost more. */
  readonly most: number
  /** How much of a key may wait. More is refused with `Busy`. */
  readonly waiting: number
  /** Does the work for all items. Returns a result for each, in their order. */
  readonly run: (key: string, items: ReadonlyArray<Item>) => Effect.Effect<ReadonlyArray<Result>, E, R>
}

/** What waits for the next batch of a key. */
interface Queue<Item, Result, E> {
  waiting: Array<Waiting<Item, Result, E>>
  cost: number
}

/** Takes the first ones that cost no more than the limit; at least one. */
const takeFrom = <Item, Result, E>(queue: Queue<Item, Result, E>, limit: number) => {
  let count = 0
  let cost = 0
  for (const next of queue.waiting) {
    if (count > 0 && cost + next.cost > limit) break
    cost += next.cost
    count += 1
  }
  queue.cost -= cost
  return queue.waiting.splice(0, count)
}

/**
 * Does work for many callers together. The first item of a key is worked on right away; those that arrive meanwhile form
 * the next batch. So a batch is as large as there is something to do, and no one waits for others to come. The work goes on
 * if a caller leaves.
 */
export const makeBatches = <Item, Result, E, R>({
  most,
  waiting: limit,
  run
}: BatchOptions<Item, Result, E, R>) => {
  const queues = new Map<string, Queue<Item, Result, E>>()

  const runNext = (key: string, queue: Queue<Item, Result, E>) =>
    Effect.suspend(() => {
      const batch = takeFrom(queue, most)
      const items = batch.map(({ item }) => item)
      return Effect.flatMap(Effect.exit(run(key, items)), (exit) =>
        Effect.forEach(
          batch,
          ({ result }, place) =>
            exit._tag === "Failure"
              ? Deferred.failCause(result, exit.cause)
              : Deferred.completeWith(result, resultOf(exit.value[place])),
          { discard: true }
        )
      )
    })

  const runAll = (key: string, queue: Queue<Item, Result, E>): Effect.Effect<void, never, R> =>
    Effect.flatMap(runNext(key, queue), () => {
      if (queue.waiting.length > 0) return runAll(key, queue)
      queues.delete(key)
      return Effect.void
    })

  return (key: string, item: Item, cost: number): Effect.Effect<Result, E, R> =>
    Effect.suspend(() => {
      const result = Deferred.makeUnsafe<Result, E>()
      const queue = queues.get(key)
      if (queue === undefined) {
        const first = { waiting: [{ item, cost, result }], cost }
        queues.set(key, first)
        return Effect.andThen(Effect.forkDetach(runAll(key, first)), Deferred.await(result))
      }
      if (queue.cost + cost > limit) return Effect.die(new Busy())
      queue.waiting.push({ item, cost, result })
      queue.cost += cost
      return Deferred.await(result)
    })
}

const resultOf = <Result>(result: Result | undefined): Effect.Effect<Result> =>
  result === undefined
    ? Effect.die(new Error("A batch has no result for one of its items."))
    : Effect.succeed(result)
