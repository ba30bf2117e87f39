import { type Actor, anonymous, CurrentActor, RequestInfo } from "#kernel"
import { Context, Effect, Option } from "effect"

/**
 * Whom a transaction is counted for: its organization, its person and the subscriber that they come from, which takes the
 * place of the others where they are unknown.
 */
export interface TurnCaller {
  readonly organization: string
  readonly person: string
  readonly subscriber: string
}

/**
 * Starts a transaction when its caller's turn comes. By default that is immediately: commands of operators have no one
 * to wait for.
 */
export const Turn = Context.Reference<
  <A, E, R>(caller: TurnCaller, transaction: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
>("infra/postgres/Turn", { defaultValue: () => (_, transaction) => transaction })

/** Whom a transaction runs for, as row security sees it. Empty: no one. */
export interface Bound {
  readonly organizationId: string
  readonly userId: string
}

/** A transaction under way. */
export interface OpenTransaction {
  readonly bound: Bound
  /** To be called after its commit. */
  readonly afterCommit: Set<() => void>
}

/** The open transaction; null outside of one. */
export const Open = Context.Reference<OpenTransaction | null>("infra/OpenTransaction", {
  defaultValue: () => null
})

export const boundTo = (actor: Actor): Bound => ({
  organizationId: ("organizationId" in actor ? actor.organizationId : undefined) ?? "",
  userId: ("userId" in actor ? actor.userId : undefined) ?? ""
})

/** Runs a transaction in the turn of those it is bound to. */
export const inTurn = <A, E, R>({ organizationId, userId }: Bound, transaction: Effect.Effect<A, E, R>) =>
  RequestInfo.use((info) => {
    const subscriber = info.subscriber ?? "unknown"
    const person = userId || subscriber
    const organization = organizationId || person
    return Turn.use((turn) => turn({ organization, person, subscriber }, transaction))
  })

/** Runs a statement. Outside of a transaction it waits for a turn of its own: the pool would serve those who send most. */
export const inOwnTurn = <A, E, R>(statement: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Open.use((open) =>
    open === null
      ? Effect.flatMap(Effect.serviceOption(CurrentActor), (actor) =>
          inTurn(boundTo(Option.getOrElse(actor, () => anonymous)), statement)
        )
      : statement
  )

/** Runs statements without turns of their own, where those who send them have already taken turns. */
export const withoutTurn = Effect.provideService(Turn, (_, statement) => statement)
