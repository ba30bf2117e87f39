import { sharing } from "#infra/postgres"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { expect, it } from "vitest"

/** Three callers of the same work, which waits until all have called; ended as `end` says. */
const three = (end: (result: Deferred.Deferred<number, string>) => Effect.Effect<unknown>) =>
  Effect.gen(function* () {
    const once = sharing<number>()
    const result = yield* Deferred.make<number, string>()
    let ran = 0
    const work = Effect.suspend(() => {
      ran += 1
      return Deferred.await(result)
    })
    const callers = yield* Effect.forEach([1, 2, 3], () =>
      Effect.forkChild(once("a", work), { startImmediately: true })
    )
    const other = yield* Effect.forkChild(once("b", Effect.succeed(7)))
    const began = ran
    yield* end(result)
    const exits = yield* Effect.forEach(callers, Fiber.await)
    yield* Fiber.join(other)
    return { began, ran, exits }
  })

it("runs work once for all who want it at the same time", async () => {
  const done = await Effect.runPromise(three((result) => Deferred.succeed(result, 1)))
  expect(done).toEqual({ began: 1, ran: 1, exits: [1, 1, 1].map((value) => Exit.succeed(value)) })
})

it("lets each of the others do it after it failed", async () => {
  const { began, ran, exits } = await Effect.runPromise(three((result) => Deferred.fail(result, "broken")))
  expect([began, ran]).toEqual([1, 3])
  expect(exits.every(Exit.isFailure)).toBe(true)
})
