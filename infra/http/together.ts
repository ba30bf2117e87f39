import { type AnyEndpoint, type Input, type Member, type Person, type Refusal } from "#kernel"
import { Effect, Option } from "effect"
import { Authority, type Claim } from "./Authority.ts"
import { CallRates } from "./callRates.ts"
import { claimOf } from "./claim.ts"
import type { EdgeServices, Outgoing } from "./edge.ts"
import type { Answer } from "./idempotency.ts"
import type { Incoming, Read } from "./incoming.ts"
import { knowing } from "./knowing.ts"
import type { Route } from "./route.ts"

type Handled<R> = Effect.Effect<Outgoing<R>, Refusal, R | EdgeServices>

interface Steps<R> {
  /** Handles a call in the usual way, with a statement of its own for authentication. */
  readonly usual: (incoming: Incoming) => Handled<R>
  readonly read: (incoming: Incoming) => Effect.Effect<Read, Refusal, R | EdgeServices>
  readonly answer: (input: Input<AnyEndpoint>) => Effect.Effect<Answer, Refusal, R>
}

/**
 * Handles a small read in one transaction, from authentication on, if it is known whose token it has. The steps and their
 * order are the usual ones: authenticate, count, decode, admit, handle.
 */
export const orTogether = <R>(route: Route<R>, { usual, read, answer }: Steps<R>) => {
  const { endpoint } = route
  const claimIn = claimOf(route)
  if (claimIn === undefined) return usual

  const answerTo = (who: Person | Member, input: Input<AnyEndpoint>): Effect.Effect<Answer, Refusal, R> =>
    Effect.updateContext(answer(input), knowing(who))

  const together = (incoming: Incoming, claim: Claim): Handled<R> =>
    Authority.use((authority) =>
      authority.together(claim, ({ person, member }) => {
        const counted = CallRates.use((rates) => rates.take(endpoint, person))
        return Effect.flatMap(Effect.andThen(counted, read(incoming)), ({ input }): Handled<R> => {
          if (claim.organizationId !== null && Option.isNone(member))
            return Effect.flatMap(authority.refusalToEnter(person, claim.organizationId), Effect.fail)
          return Effect.map(
            answerTo(
              Option.getOrElse(member, () => person),
              input
            ),
            (sent) => ({
              _tag: "Json",
              ...sent,
              replayed: false
            })
          )
        })
      })
    )

  return (incoming: Incoming): Handled<R> =>
    Authority.use(({ lastHolder }) => {
      const claim = claimIn(incoming, lastHolder)
      return claim === undefined ? usual(incoming) : together(incoming, claim)
    })
}
