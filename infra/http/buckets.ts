/** So many calls in a row, then so many per second. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** What a process remembers at most: about 5 MB. Those not seen for the longest time are forgotten, and start again. */
const MOST_CALLERS = 50_000

/** How many more calls each caller may make. Times are those of `performance.now()`. A call may cost as much as several. */
export interface Buckets {
  /** Milliseconds until the caller may make a call; 0 if one may be made now. */
  readonly wait: (who: string, at: number, cost?: number) => number
  /** Counts a call if one may be made now. Returns the same as `wait` before. */
  readonly take: (who: string, at: number, cost?: number) => number
}

/** A generic cell rate algorithm: for each caller only the time at which the bucket is full again. */
export const bucketsOf = ({ burst, perSecond }: Rate, most = MOST_CALLERS): Buckets => {
  const interval = 1000 / perSecond
  const fullAt = new Map<string, number>()
  const wait = (who: string, at: number, cost = 1): number =>
    Math.max(0, (fullAt.get(who) ?? at) - at - (burst - cost) * interval)

  const take = (who: string, at: number, cost = 1): number => {
    const waiting = wait(who, at, cost)
    const full = Math.max(fullAt.get(who) ?? at, at)
    // Set last, so that the first key is always the caller not seen for the longest time.
    fullAt.delete(who)
    fullAt.set(who, waiting > 0 ? full : full + cost * interval)
    const [oldest] = fullAt.keys()
    if (fullAt.size > most && oldest !== undefined) fullAt.delete(oldest)
    return waiting
  }
  return { wait, take }
}
