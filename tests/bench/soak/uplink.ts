import { setTimeout as sleep } from "node:timers/promises"

/** A gigabit per second. Within this machine an attacker would have the bandwidth of its memory. */
const BYTES_PER_MILLI = 125_000

const freeAt = new Map<string, number>()

/** Waits until this address can send so many bytes. */
export const uplink = async (address: string, bytes: number): Promise<void> => {
  const now = performance.now()
  const start = Math.max(freeAt.get(address) ?? 0, now)
  freeAt.set(address, start + bytes / BYTES_PER_MILLI)
  if (start > now) await sleep(start - now)
}
