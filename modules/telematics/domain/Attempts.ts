import { minutes, type OrganizationId, plus, type UserId } from "#kernel"
import { Context, type Effect, type Option, Redacted } from "effect"
import type { ProviderName, Returned } from "../contract/index.ts"
import type { Departure, Sent } from "./Providers.ts"

/** How long a person may take to authorize us at the provider. */
const LASTS = minutes(10)

/** Somebody who was sent to a provider for the organization they started from. */
export interface Attempt extends Sent {
  readonly userId: UserId
  readonly organizationId: OrganizationId
  readonly provider: ProviderName
}

/** When an attempt that begins now is over. */
export const attemptEnds = ({ startedAt }: Departure): Date => plus(startedAt, LASTS)

/** What came back to prove an account with: in each flow another thing. */
export const proofIn = ({ token, code }: Returned): Redacted.Redacted => Redacted.make(token ?? code ?? "")

/** Whether what came back answers this very attempt: what was sent along is there, and nothing else in its place. */
export const answers = ({ state, echo }: Returned, departure: Departure): boolean => {
  const said = [state, echo].filter((one) => one !== undefined)
  return said.length > 0 && said.every((one) => one === Redacted.value(departure.state))
}

/** What people have begun and not yet finished. */
export class Attempts extends Context.Service<
  Attempts,
  {
    /** Keeps an attempt for the browser that will bring the secret back; of the secret only its hash. */
    readonly add: (attempt: Attempt, secret: Redacted.Redacted) => Effect.Effect<void>
    /**
     * Uses up a person's own attempt: of many who bring the secret one gets it. None when it was used, has
     * ended, or never was theirs.
     */
    readonly take: (
      userId: UserId,
      provider: ProviderName,
      secret: Redacted.Redacted,
      at: Date
    ) => Effect.Effect<Option.Option<Attempt>>
    /** Whether a proof is this person's to use: the first who brings one, in any organization, keeps it until it ends. */
    readonly claim: (userId: UserId, proof: Redacted.Redacted, ends: Date) => Effect.Effect<boolean>
    /** Gives up what a person began in an organization. */
    readonly giveUp: (organizationId: OrganizationId, userId: UserId) => Effect.Effect<void>
    /** Forgets attempts that have ended and proofs nobody would take any more. */
    readonly forget: (at: Date) => Effect.Effect<void>
  }
>()("telematics/Attempts") {}
