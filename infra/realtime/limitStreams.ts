import type { UserId } from "#kernel"
import type { Sink } from "./Sink.ts"
import { retryLater } from "./wire.ts"

/** A browser needs one; opening more than this many closes the oldest. */
export const MAX_PER_USER = 10

/** Adds a stream to those of one person, which are ordered by age. With too many, the oldest is removed and ended. */
export const addLimited = <S extends { readonly sink: Sink }>(
  streams: Set<S>,
  stream: S,
  remove: (oldest: S) => void
): void => {
  streams.add(stream)
  const [oldest] = streams
  if (oldest === undefined || streams.size <= MAX_PER_USER) return
  remove(oldest)
  oldest.sink.end(retryLater())
}

interface Limited {
  readonly sink: Sink
  /** Called once, when the stream is closed or has to give way. */
  readonly remove: () => void
}

/** Limits the open streams of each person. Returns a function that adds one and returns how to close it. */
export const limitStreams = () => {
  const people = new Map<UserId, Set<Limited>>()
  return (userId: UserId, stream: Limited): (() => void) => {
    const streams = people.get(userId) ?? new Set()
    people.set(userId, streams)
    const close = (one: Limited): void => {
      if (!streams.delete(one)) return
      one.remove()
      if (streams.size === 0) people.delete(userId)
    }
    addLimited(streams, stream, close)
    return () => close(stream)
  }
}
