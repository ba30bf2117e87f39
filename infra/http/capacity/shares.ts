/** How much of something there is, and how much of it one network may have. */
export interface ShareLimits {
  readonly total: number
  readonly perNetwork: number
}

/** What each network has taken of something limited, such as connections or memory. */
export interface Shares {
  /** Takes an amount; false if the network has too much of it already. */
  readonly take: (network: string, amount?: number) => boolean
  readonly giveBack: (network: string, amount?: number) => void
  readonly taken: () => number
}

/**
 * Divides a total among networks. None gets more than `perNetwork`, nor more than it leaves free: the first greedy
 * network gets half of the total at most, the next one half of the rest. There is always room for one more.
 */
export const makeShares = ({ total, perNetwork }: ShareLimits): Shares => {
  const byNetwork = new Map<string, number>()
  let taken = 0
  const add = (network: string, amount: number): void => {
    const own = (byNetwork.get(network) ?? 0) + amount
    if (own > 0) byNetwork.set(network, own)
    else byNetwork.delete(network)
    taken += amount
  }
  return {
    take: (network, amount = 1) => {
      const own = (byNetwork.get(network) ?? 0) + amount
      if (own > Math.min(perNetwork, total - taken - amount)) return false
      add(network, amount)
      return true
    },
    giveBack: (network, amount = 1) => add(network, -amount),
    taken: () => taken
  }
}
