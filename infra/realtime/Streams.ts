import type { UserId } from "#kernel"
import { addLimited } from "./limitStreams.ts"
import type { LiveEvent } from "./outbox.ts"
import type { Sink } from "./Sink.ts"
import { message } from "./wire.ts"

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
interface Listener {
  readonly streams: Set<LiveStream>
  organizations: ReadonlySet<string>
}

/** The outcome of delivering one event. */
export interface Delivered {
  readonly taken: number
  readonly dropped: number
}

const NO_ORGANIZATIONS: ReadonlySet<string> = new Set()

/** Whether a user in these organizations may receive an event. */
export const mayReceive = (
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
  readonly #people = new Map<string, Listener>()
  readonly #members = new Map<string, Set<Listener>>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** Adds a stream. With too many, the oldest of the user is closed. */
  add(stream: LiveStream, organizations: ReadonlySet<string>): void {
    const listener = this.#people.get(stream.userId) ?? {
      streams: new Set(),
      organizations: NO_ORGANIZATIONS
    }
    this.#people.set(stream.userId, listener)
    this.move(stream.userId, organizations)
    this.#size++
    addLimited(listener.streams, stream, (oldest) => this.remove(oldest))
  }

  /** Removes a stream, if it is open. */
  remove(stream: LiveStream): void {
    const listener = this.#people.get(stream.userId)
    if (listener === undefined || !listener.streams.delete(stream)) return
    this.#size--
    if (listener.streams.size > 0) return
    this.move(stream.userId, NO_ORGANIZATIONS)
    this.#people.delete(stream.userId)
  }

  /** Replaces the organizations whose events a user receives. */
  move(userId: string, organizations: ReadonlySet<string>): void {
    const listener = this.#people.get(userId)
    if (listener === undefined) return
    for (const id of listener.organizations) if (!organizations.has(id)) this.#leave(listener, id)
    for (const id of organizations) this.#members.set(id, (this.#members.get(id) ?? new Set()).add(listener))
    listener.organizations = organizations
  }

  #leave(listener: Listener, id: string): void {
    const members = this.#members.get(id)
    members?.delete(listener)
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
  deliver(event: LiveEvent): Delivered {
    const bytes = message(event)
    let [taken, dropped] = [0, 0]
    for (const listener of this.#listenersOf(event))
      for (const stream of listener.streams) {
        if (stream.sink.write(bytes)) taken++
        else {
          dropped++
          this.remove(stream)
        }
      }
    return { taken, dropped }
  }

  *#listenersOf({ user_id, organization_id, only_for }: LiveEvent): Iterable<Listener> {
    const people = only_for === null ? [user_id ?? ""] : new Set(only_for)
    const members = organization_id === null ? undefined : this.#members.get(organization_id)
    if (only_for === null && members !== undefined) yield* members
    for (const userId of people) {
      const listener = this.#people.get(userId)
      if (listener === undefined) continue
      const isMember = members?.has(listener) ?? false
      // Without a list, members were included above, and the named user receives it in any organization.
      if (only_for === null ? !isMember : isMember || organization_id === null) yield listener
    }
  }
}
