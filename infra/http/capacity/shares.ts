import type { Origin } from "../outer/address.ts"

/** How much of something there is, and how much of it one network may have. */
export interface ShareLimits {
  readonly total: number
  readonly perNetwork: number
}

/** A part that someone has. */
export interface Part {
  /** Idle parts are the first to yield to a newcomer; fixed ones do not yield. A new part is idle. */
  readonly become: (state: "idle" | "busy" | "fixed") => void
  /** Has no effect the second time, or after the part has yielded. */
  readonly giveBack: () => void
}

/** What each network and subscriber has taken of something limited, such as connections or memory. */
export interface Shares {
  /** Takes an amount; undefined if there is none for this origin. Calls `end` if the part must yield to a newcomer. */
  readonly take: (origin: Origin, end: () => void, amount?: number) => Part | undefined
  readonly taken: () => number
}

interface Subscriber {
  taken: number
  /** How to take their parts away, in the order in which they became idle or busy. */
  readonly idle: Set<() => void>
  readonly busy: Set<() => void>
}

/** The one that has most of those that can yield something; of equals, the one that has had something longest. */
const largestOf = (subscribers: Iterable<Subscriber>): Subscriber | undefined => {
  let largest: Subscriber | undefined
  for (const one of subscribers)
    if (one.idle.size + one.busy.size > 0 && one.taken > (largest?.taken ?? 0)) largest = one
  return largest
}

const nextToYield = ({ idle: [idle], busy }: Subscriber) => idle ?? [...busy].at(-1)

const add = (sums: Map<string, number>, name: string, amount: number): void => {
  const sum = (sums.get(name) ?? 0) + amount
  if (sum > 0) sums.set(name, sum)
  else sums.delete(name)
}

/**
 * Divides a total among subscribers. None gets more than it leaves free, and none of their networks more than
 * `perNetwork`: the first greedy subscriber gets half of the total at most, the next one half of the rest. When many
 * have taken everything, the one that has most yields to a newcomer, until that one has as much or its `first`: parts that
 * became idle longest ago, then those that became busy last. If no one has more, only a subscriber that has nothing yet
 * displaces others. A newcomer is refused only while everything is fixed, or if it needs more than anyone else has.
 */
export const makeShares = ({ total, perNetwork }: ShareLimits, first = 1): Shares => {
  const networks = new Map<string, number>()
  const subscribers = new Map<string, Subscriber>()
  let taken = 0
  const free = (): number => total - taken

  const count = ({ network, subscriber: name }: Origin, subscriber: Subscriber, amount: number): void => {
    add(networks, network, amount)
    subscriber.taken += amount
    if (subscriber.taken > 0) subscribers.set(name, subscriber)
    // After an empty part, the name may be that of a later one.
    else if (subscribers.get(name) === subscriber) subscribers.delete(name)
    taken += amount
  }

  /** Makes room for an amount, with which a subscriber would have this much; false if others have no more than that. */
  const makeRoom = (amount: number, own: number): boolean => {
    while (amount > free()) {
      const largest = largestOf(subscribers.values())
      if (largest === undefined || largest.taken < own + (own > amount ? 1 : 0)) return false
      nextToYield(largest)?.()
    }
    return true
  }

  const partOf = (origin: Origin, subscriber: Subscriber, end: () => void, amount: number): Part => {
    const { idle, busy } = subscriber
    let isHeld = true
    const become: Part["become"] = (state) => {
      idle.delete(takeAway)
      busy.delete(takeAway)
      if (isHeld && state !== "fixed") subscriber[state].add(takeAway)
    }
    const giveBack = (): void => {
      if (!isHeld) return
      isHeld = false
      become("fixed")
      count(origin, subscriber, -amount)
    }
    const takeAway = (): void => {
      giveBack()
      end()
    }
    count(origin, subscriber, amount)
    become("idle")
    return { become, giveBack }
  }

  return {
    take: (origin, end, amount = 1) => {
      const subscriber = subscribers.get(origin.subscriber) ?? { taken: 0, idle: new Set(), busy: new Set() }
      const own = subscriber.taken + amount
      if ((networks.get(origin.network) ?? 0) + amount > perNetwork) return undefined
      if (own > free() - amount && !(own <= first && makeRoom(amount, own))) return undefined
      return partOf(origin, subscriber, end, amount)
    },
    taken: () => taken
  }
}
