import { Effect } from "effect"

/** Who waits: people an account knows, or strangers. Both get every other turn, as long as both wait. */
export type Lane = "known" | "stranger"

/**
 * Turns at work that keeps a processor busy: at most `places` at a time, one per key, and round the keys. A key that
 * sends a thousand waits for its own, not everyone for them.
 */
export const makeTurns = (places: number) => {
  // A key is removed when it is served and added again behind the others while it has more.
  const lanes: Readonly<Record<Lane, Map<string, Array<() => void>>>> = {
    known: new Map(),
    stranger: new Map()
  }
  const busy = new Set<string>()
  let last: Lane = "stranger"

  const nextIn = (lane: Lane): (() => void) | undefined => {
    for (const [key, waiting] of lanes[lane]) {
      if (busy.has(`${lane} ${key}`)) continue
      const start = waiting.shift()
      lanes[lane].delete(key)
      if (waiting.length > 0) lanes[lane].set(key, waiting)
      busy.add(`${lane} ${key}`)
      last = lane
      return start
    }
    return undefined
  }
  const startNext = (): void => {
    const first = last === "known" ? "stranger" : "known"
    while (busy.size < places) {
      const start = nextIn(first) ?? nextIn(first === "known" ? "stranger" : "known")
      if (start === undefined) return
      start()
    }
  }
  const enter = (lane: Lane, key: string) =>
    Effect.callback<void>((resume) => {
      const waiting = lanes[lane].get(key)
      const start = () => resume(Effect.void)
      if (waiting === undefined) lanes[lane].set(key, [start])
      else waiting.push(start)
      startNext()
    })
  const leave = (lane: Lane, key: string) =>
    Effect.sync(() => {
      busy.delete(`${lane} ${key}`)
      startNext()
    })

  return <A, E, R>(lane: Lane, key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.acquireUseRelease(
      enter(lane, key),
      () => work,
      () => leave(lane, key)
    )
}
