/** How many requests begin in one turn of the event loop while others wait: about 2 ms of work. */
const STARTS_PER_TURN = 1

/** How much a subscriber begins without falling behind others: 50 a second, which is an office of 200 people. */
const MILLIS_PER_START = 20

/** How far a subscriber can fall behind: it may be an office in which one person floods us. */
const MOST_MILLIS_BEHIND = 2000

/** Requests of a subscriber that wait. Those whose connections have been closed wait, too. */
const MOST_WAITING = 1000

/** Subscribers that are remembered at most, unless more are behind. */
const MOST_REMEMBERED = 10_000

export interface Starts {
  /** Whether so many requests of this subscriber wait that no more may. */
  readonly isFull: (subscriber: string) => boolean
  /**
   * Resolves when a request of this subscriber may begin; undefined if it may right away. A large one costs as much as
   * several.
   */
  readonly turn: (subscriber: string, cost?: number) => Promise<void> | undefined
}

interface Waiting {
  readonly cost: number
  readonly arrivedAt: number
  readonly begin: () => void
}

/** How far each subscriber has used up its share, as the time when it will have earned what it began. */
const makeShares = () => {
  const earnedAt = new Map<string, number>()
  const forget = (now: number): void => {
    for (const [subscriber, at] of earnedAt) if (at <= now) earnedAt.delete(subscriber)
  }
  return {
    earnedAt: (subscriber: string): number => earnedAt.get(subscriber) ?? 0,
    charge: (subscriber: string, cost: number): void => {
      const now = performance.now()
      if (earnedAt.size >= MOST_REMEMBERED) forget(now)
      const at = Math.max(earnedAt.get(subscriber) ?? 0, now) + cost * MILLIS_PER_START
      earnedAt.set(subscriber, Math.min(at, now + MOST_MILLIS_BEHIND))
    }
  }
}

/**
 * Begins requests fairly. What arrives in a burst would otherwise begin in one turn of the event loop, and everyone
 * else would wait for all of it. While requests wait, those come first that arrived first, or have earned their turn
 * first if they began more than their share, and requests under way go on in between.
 */
export const makeStarts = (perTurn = STARTS_PER_TURN): Starts => {
  const waiting = new Map<string, Array<Waiting>>()
  const shares = makeShares()
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

  const next = (): string | undefined => {
    let first: string | undefined
    let least = Infinity
    for (const [subscriber, [head]] of waiting) {
      const at = Math.max(shares.earnedAt(subscriber), head?.arrivedAt ?? 0)
      if (at < least) [first, least] = [subscriber, at]
    }
    return first
  }

  const beginNext = (): void => {
    const subscriber = next()
    const queue = subscriber === undefined ? undefined : waiting.get(subscriber)
    const first = queue?.shift()
    if (subscriber === undefined || queue === undefined || first === undefined) return
    if (queue.length === 0) waiting.delete(subscriber)
    shares.charge(subscriber, first.cost)
    first.begin()
  }

  return {
    isFull: (subscriber) => (waiting.get(subscriber)?.length ?? 0) >= MOST_WAITING,
    turn: (subscriber, cost = 1) => {
      schedule()
      if (waiting.size === 0 && begun < perTurn) {
        begun += 1
        shares.charge(subscriber, cost)
        return undefined
      }
      return new Promise((begin) => {
        const one = { cost, arrivedAt: performance.now(), begin }
        const queue = waiting.get(subscriber)
        if (queue === undefined) waiting.set(subscriber, [one])
        else queue.push(one)
      })
    }
  }
}
