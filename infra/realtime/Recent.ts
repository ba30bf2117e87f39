import type { LiveEvent, Reading } from "./outbox.ts"
import { isAfter, type Position } from "./position.ts"

/** So many events are held in memory for those who come back. More than that is a gap too wide to bridge. */
export const WINDOW = 5_000

/** The newest events: what a stream has missed that was away for a moment, without asking the database. */
export class Recent {
  #events: Array<LiveEvent>
  /** Everything after it is here. */
  #from: Position

  constructor({ events, forgotten }: Reading) {
    const [first] = events
    this.#events = [...events]
    // Fewer than asked for: all that the outbox keeps.
    this.#from = first !== undefined && events.length >= WINDOW ? first : forgotten
  }

  add(events: ReadonlyArray<LiveEvent>): void {
    this.#events.push(...events)
    // In steps, because cutting off the head moves all the rest.
    if (this.#events.length > 2 * WINDOW)
      this.#from = this.#events.splice(0, this.#events.length - WINDOW).at(-1) ?? this.#from
  }

  /** What came after a position; undefined when nobody can tell any more. */
  since(last: Position): ReadonlyArray<LiveEvent> | undefined {
    if (isAfter(this.#from, last)) return undefined
    const [oldest] = this.#events
    if (oldest === undefined || isAfter(oldest, last)) return this.#events
    let [low, high] = [0, this.#events.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const event = this.#events[middle]
      if (event !== undefined && isAfter(event, last)) high = middle
      else low = middle + 1
    }
    return this.#events.slice(low)
  }
}
