import { Context, type Effect } from "effect"
import type { CurrentActor } from "./Actor.ts"

/**
 * One database transaction for one Actor. A nested unit of work joins the outer one.
 */
export class UnitOfWork extends Context.Service<
  UnitOfWork,
  { readonly run: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R | CurrentActor> }
>()("kernel/UnitOfWork") {}

/** Runs the work in a unit of work. */
export const transactional = <A, E, R>(
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R | CurrentActor | UnitOfWork> => UnitOfWork.use((unit) => unit.run(work))
