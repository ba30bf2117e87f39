import { Deferred, Effect, Exit, Option } from "effect"

/**
 * Runs work once for all who want its result at the same time. If it fails or is interrupted, each of the others does it
 * for itself.
 */
export const sharing = <A>() => {
  const underWay = new Map<string, Deferred.Deferred<Option.Option<A>>>()
  const begin = <E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const result = Deferred.makeUnsafe<Option.Option<A>>()
    underWay.set(key, result)
    return Effect.onExit(work, (exit) => {
      underWay.delete(key)
      return Deferred.succeed(result, Exit.isSuccess(exit) ? Option.some(exit.value) : Option.none())
    })
  }
  return <E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const running = underWay.get(key)
      return running === undefined
        ? begin(key, work)
        : Effect.flatMap(
            Deferred.await(running),
            Option.match({ onNone: () => work, onSome: Effect.succeed })
          )
    })
}
