/** How many requests begin in one turn of the event loop while others wait: about 2 ms of work. */
const STARTS_PER_TURN = 1

/**
 * Begins requests fairly. What arrives in a burst would otherwise begin in one turn of the event loop, and everyone
 * else would wait for all of it. While requests wait, subscribers take turns, and requests under way go on in between.
 */
export const makeStarts = (perTurn = STARTS_PER_TURN) => {
  // A subscriber is removed when it is served and added again behind the others while it has more.
  const waiting = new Map<string, Array<() => void>>()
  let begun = 0
  let scheduled = false

  const schedule = (): void => {
    if (scheduled) return
    scheduled = true
    setImmediate(nextTurn)
  }

  const nextTurn = (): void => {
    scheduled = false
    for (begun = 0; begun < perTurn && waiting.size > 0; begun += 1) beginNext()
    if (begun > 0) schedule()
  }

  const beginNext = (): void => {
    for (const [subscriber, queue] of waiting) {
      const begin = queue.shift()
      waiting.delete(subscriber)
      if (queue.length > 0) waiting.set(subscriber, queue)
      return begin?.()
    }
  }

  return {
    /** Resolves when a request of this subscriber may begin; undefined if it may right away. */
    turn: (subscriber: string): Promise<void> | undefined => {
      schedule()
      if (waiting.size === 0 && begun < perTurn) {
        begun += 1
        return undefined
      }
      return new Promise((begin) => {
        const queue = waiting.get(subscriber)
        if (queue === undefined) waiting.set(subscriber, [begin])
        else queue.push(begin)
      })
    }
  }
}
export type Starts = ReturnType<typeof makeStarts>
