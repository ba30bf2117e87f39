import type { LiveEvent, Reading } from "./outbox.ts"
import { isAfter, type Position } from "./position.ts"

/** How many events are kept in memory for reconnecting streams. A longer gap requires a full reload. */
export const WINDOW = 5_000

/** The newest events, from which a short interruption is filled without asking the database. */
export class Recent {
  #events: Array<LiveEvent>
  /** Everything after this position is here. */
  #from: Position

  constructor({ events, forgotten }: Reading) {
    const [first] = events
    this.#events = [...events]
    // Fewer than requested: this is all the outbox has.
    this.#from = first !== undefined && events.length >= WINDOW ? first : forgotten
  }

  add(events: ReadonlyArray<LiveEvent>): void {
    this.#events.push(...events)
    // In steps, because removing the head moves the rest.
    if (this.#events.length > 2 * WINDOW)
      this.#from = this.#events.splice(0, this.#events.length - WINDOW).at(-1) ?? this.#from
  }

  /** The events after a position; undefined when they are no longer available. */
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
