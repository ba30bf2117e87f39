import type {
  Access,
  Answer,
  AnyEndpoint,
  CurrentActor,
  CurrentMember,
  CurrentPerson,
  Failure,
  Forbidden,
  Input,
  Refusal,
  TooManyRequests
} from "#kernel"
import type { Effect } from "effect"

/** An endpoint and its handler, with what the handler still needs from the composition root. */
export interface Route<out R> {
  readonly endpoint: AnyEndpoint
  readonly handle: (input: Input<AnyEndpoint>) => Effect.Effect<unknown, Refusal, R>
}

type Provided<Who extends Access> =
  | CurrentActor
  | (Who extends "public" ? never : CurrentPerson)
  | (Who extends "member" ? CurrentMember : never)

/**
 * Binds a handler to its endpoint. Does not compile when the handler fails with an undeclared error, returns another
 * type, or needs a user where anonymous calls are allowed.
 */
export const route = <E extends AnyEndpoint, R>(
  endpoint: E,
  handle: (input: Input<E>) => Effect.Effect<Answer<E>, Failure<E> | Forbidden | TooManyRequests, R>
): Route<Exclude<R, Provided<E["access"]>>> =>
  // The edge decodes with the endpoint's own schemas and provides the services in `Provided` before calling the handler.
  ({ endpoint, handle }) as unknown as Route<Exclude<R, Provided<E["access"]>>>
