import { Context, type Effect } from "effect"

/** Whom a transaction is counted for: its organization and its person, or the subscriber that someone unknown comes from. */
export interface TurnCaller {
  readonly organization: string
  readonly person: string
}

/**
 * Starts a transaction when its caller's turn comes. By default that is immediately: commands of operators have no one
 * to wait for.
 */
export const Turn = Context.Reference<
  <A, E, R>(caller: TurnCaller, transaction: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
>("infra/postgres/Turn", { defaultValue: () => (_, transaction) => transaction })
