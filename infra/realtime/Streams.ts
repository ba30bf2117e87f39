import type { UserId } from "#kernel"
import type { LiveEvent } from "./outbox.ts"
import type { Sink } from "./Sink.ts"
import { message, tooMany } from "./wire.ts"

/** A browser needs one; opening more than this many closes the oldest. */
export const MOST_OF_ONE_PERSON = 10

/** An open stream. */
export interface LiveStream {
  readonly userId: UserId
  /** The access token it was opened with; the stream ends with it. */
  readonly token: string
  readonly sink: Sink
  /** The heartbeat turn it belongs to. */
  readonly turn: number
}

/** A user with at least one open stream. */
interface Hearer {
  readonly streams: Set<LiveStream>
  organizations: ReadonlySet<string>
}

/** The outcome of delivering one event. */
export interface Handed {
  readonly taken: number
  readonly dropped: number
}

const NOWHERE: ReadonlySet<string> = new Set()

/** Whether a user in these organizations may receive an event. */
export const mayHear = (
  userId: string,
  organizations: ReadonlySet<string>,
  { user_id, organization_id, only_for }: LiveEvent
): boolean =>
  only_for === null
    ? user_id === userId || (organization_id !== null && organizations.has(organization_id))
    : only_for.includes(userId) && (organization_id === null || organizations.has(organization_id))

/**
 * The open streams of this process, by user and by organization, so that an event visits only its recipients.
 * Delivery is a plain loop of writes: no query, no fiber, one buffer for all.
 */
export class Streams {
  readonly #people = new Map<string, Hearer>()
  readonly #members = new Map<string, Set<Hearer>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Adds a stream. With too many, the oldest of the user is closed. */
  add(stream: LiveStream, organizations: ReadonlySet<string>): void {
    const hearer = this.#people.get(stream.userId) ?? { streams: new Set(), organizations: NOWHERE }
    this.#people.set(stream.userId, hearer)
    this.move(stream.userId, organizations)
    hearer.streams.add(stream)
    this.#size++
    const [oldest] = hearer.streams
    if (oldest !== undefined && hearer.streams.size > MOST_OF_ONE_PERSON) {
      this.remove(oldest)
      oldest.sink.end(tooMany())
    }
  }

  /** Removes a stream, if it is there. */
  remove(stream: LiveStream): void {
    const hearer = this.#people.get(stream.userId)
    if (hearer === undefined || !hearer.streams.delete(stream)) return
    this.#size--
    if (hearer.streams.size > 0) return
    this.move(stream.userId, NOWHERE)
    this.#people.delete(stream.userId)
  }

  /** Replaces the organizations whose events a user receives. */
  move(userId: string, organizations: ReadonlySet<string>): void {
    const hearer = this.#people.get(userId)
    if (hearer === undefined) return
    for (const id of hearer.organizations) if (!organizations.has(id)) this.#leave(hearer, id)
    for (const id of organizations) this.#members.set(id, (this.#members.get(id) ?? new Set()).add(hearer))
    hearer.organizations = organizations
  }

  #leave(hearer: Hearer, id: string): void {
    const members = this.#members.get(id)
    members?.delete(hearer)
    if (members?.size === 0) this.#members.delete(id)
  }

  /** Whether a user has a stream here. */
  has(userId: string): boolean {
    return this.#people.has(userId)
  }

  /** All streams. */
  *all(): Iterable<LiveStream> {
    for (const { streams } of this.#people.values()) yield* streams
  }

  /** Writes an event to every stream that may receive it, once. */
  hand(event: LiveEvent): Handed {
    const bytes = message(event)
    let [taken, dropped] = [0, 0]
    for (const hearer of this.#hearersOf(event))
      for (const stream of hearer.streams) {
        if (stream.sink.write(bytes)) taken++
        else {
          dropped++
          this.remove(stream)
        }
      }
    return { taken, dropped }
  }

  *#hearersOf({ user_id, organization_id, only_for }: LiveEvent): Iterable<Hearer> {
    const people = only_for === null ? [user_id ?? ""] : new Set(only_for)
    const members = organization_id === null ? undefined : this.#members.get(organization_id)
    if (only_for === null && members !== undefined) yield* members
    for (const userId of people) {
      const hearer = this.#people.get(userId)
      if (hearer === undefined) continue
      const isMember = members?.has(hearer) ?? false
      // Without a list, members were served above, and the named user receives it wherever they are.
      if (only_for === null ? !isMember : isMember || organization_id === null) yield hearer
    }
  }
}
