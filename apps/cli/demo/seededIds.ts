import { Ids, now } from "#kernel"
import { Effect } from "effect"
import { createHash } from "node:crypto"

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, "0")

const TWELVE_BITS = 4096

/**
 * UUIDv7 of the story's clock that come out the same on every run. After the time they count, so that they
 * sort in the order in which they were made; the rest is a digest of the count. Ids are no secrets.
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
