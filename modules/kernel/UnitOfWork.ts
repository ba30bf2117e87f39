import { Context, type Effect } from "effect"
import type { CurrentActor } from "./Actor.ts"

/**
 * One database transaction that acts for one Actor: what happens in it commits together or not at all.
 * A unit of work inside another joins it.
 */
export class UnitOfWork extends Context.Service<
  UnitOfWork,
  { readonly run: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentActor> }
>()("kernel/UnitOfWork") {}

/** Runs a handler in a unit of work. */
export const transactional = <A, E, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R | CurrentActor | UnitOfWork> => UnitOfWork.use((unit) => unit.run(work))
