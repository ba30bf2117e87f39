import { minutes, type OrganizationId, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option, Redacted } from "effect"
import type { ProviderName, Returned } from "../../contract/index.ts"
import type { Departure, Sent } from "./Providers.ts"

/** How long a user may take to authorize us at the provider. */
const LASTS = minutes(10)

/** A user who was sent to a provider, and the organization they started from. */
export interface Attempt extends Sent {
  readonly userId: UserId
  readonly organizationId: OrganizationId
  readonly provider: ProviderName
}

/** When an attempt that starts now expires. */
export const attemptEnds = ({ startedAt }: Departure): Date => plus(startedAt, LASTS)

/** What proves an account; differs by flow. */
export const proofIn = ({ token, code }: Returned): Redacted.Redacted => Redacted.make(token ?? code ?? "")

/** Whether the response has the state of this attempt and the proof of its flow. */
export const answers = ({ state, echo }: Returned, departure: Departure): boolean => {
  const echoes = [state, echo].filter((value) => value !== undefined)
  return echoes.length > 0 && echoes.every((value) => value === Redacted.value(departure.state))
}

/** Attempts that are not finished yet. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Stores an attempt with the hash of the secret that the browser will return. */
    readonly add: (attempt: Attempt, secret: Redacted.Redacted) => Effect.Effect<void>
    /**
     * Consumes the user's own attempt; of concurrent requests only one gets it. None when it was used, has expired or
     * belongs to another user.
     */
    readonly take: (
      userId: UserId,
      provider: ProviderName,
      secret: Redacted.Redacted,
      at: Date
    ) => Effect.Effect<Option.Option<Attempt>>
    /** Claims a proof for this user until it expires: no one else can use it, in any organization. */
    readonly claim: (userId: UserId, proof: Redacted.Redacted, ends: Date) => Effect.Effect<boolean>
    /** Deletes a user's attempts in an organization. */
    readonly removeOf: (organizationId: OrganizationId, userId: UserId) => Effect.Effect<void>
    /** Deletes expired attempts, and proofs that would no longer be accepted. */
    readonly removeExpired: (at: Date) => Effect.Effect<void>
  }
>()("telematics/Attempts") {}
