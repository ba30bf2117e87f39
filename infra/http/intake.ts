import type { Effect } from "effect"
import type { Rate } from "./buckets.ts"

/** A request of a device. Its body has been read, up to the intake's limit. */
export interface IntakeRequest {
  readonly params: Readonly<Record<string, string>>
  /** What follows the question mark; empty without one. */
  readonly query: string
  readonly contentType: string
  readonly body: Uint8Array
  /** Whether only senders who are known already are accepted: the network has sent too many unknown keys. */
  readonly knownOnly: boolean
}

/** An answer in the words of the device's protocol. */
export interface IntakeAnswer {
  readonly status: number
  readonly body?: string
  /** Whether the sender is unknown, which may be a guess. */
  readonly isUnknown?: true
}

/** What a request reports. */
export interface Intaken<Item> {
  /** What has the same group at the same time is stored together. */
  readonly group: string
  /** Who sent it, for the limit. */
  readonly sender: string
  /** How many of its calls this counts as. */
  readonly cost: number
  readonly item: Item
}

/**
 * Where devices report, in a protocol that is not ours: requests without session, answers without our problem documents.
 * A request is answered when what it reports has been committed.
 */
export interface Intake<out R, in out Item = never> {
  readonly name: string
  readonly path: `/ingest/${string}`
  readonly methods: ReadonlyArray<"GET" | "POST">
  /** The largest body in bytes. */
  readonly bytes: number
  /** How much each sender may report. */
  readonly limit: Rate
  /** Recognizes the sender and reads its report. Fails with the answer to what is not stored. */
  readonly read: (request: IntakeRequest) => Effect.Effect<Intaken<Item>, IntakeAnswer, R>
  /** Stores reports of one group. Returns the answer to each. */
  readonly store: (
    group: string,
    items: ReadonlyArray<Item>
  ) => Effect.Effect<ReadonlyArray<IntakeAnswer>, never, R>
}

/** An intake whose items only it knows. */
export type AnyIntake<R> = Intake<R>

export const intake = <R, Item>(definition: Intake<R, Item>): AnyIntake<R> =>
  // Only its own `store` receives what its `read` returns.
  definition as unknown as AnyIntake<R>
