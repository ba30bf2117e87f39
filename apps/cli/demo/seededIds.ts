import { Ids, now } from "#kernel"
import { Effect } from "effect"
import { createHash } from "node:crypto"

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0")

const TWELVE_BITS = 4096

/**
 * UUIDv7 of the story's clock, the same on every run. A counter after the time keeps them in order; the rest is
 * a digest of the counter. Ids are not secret.
 */
export const seededIds = (): Ids["Service"] => {
  let count = 0
  return {
    next: Effect.map(now, (at) => {
      count += 1
      const time = hex(at.getTime(), 12)
      const [high, low] = [Math.floor(count / TWELVE_BITS) % TWELVE_BITS, count % TWELVE_BITS]
      const rest = createHash("sha256").update(`motorpool demo ${count}`).digest("hex").slice(0, 12)
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(high, 3)}-8${hex(low, 3)}-${rest}`
    })
  }
}
