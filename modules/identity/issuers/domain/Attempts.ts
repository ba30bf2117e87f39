import type { SessionId, UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { IssuerPurpose } from "../../contract/index.ts"
import type { Challenge, Claims } from "./Issuer.ts"

/** Whose session an attempt belongs to; none while signing in. */
export interface Starter {
  readonly userId: UserId
  readonly sessionId: SessionId
}

export interface Attempt {
  readonly connection: string
  readonly issuer: string
  readonly purpose: IssuerPurpose
  readonly starter: Starter | null
  readonly challenge: Challenge
  readonly startedAt: Date
}

/** Someone whom an issuer has identified. */
export interface Arrival {
  readonly purpose: IssuerPurpose
  readonly starter: Starter | null
  readonly startedAt: Date
  readonly claims: Claims
}

/** The one-time code, and the secret of the browser that started. */
export interface Ticket {
  readonly code: string
  readonly browser: string
}

/** People on their way to an issuer and back. The application cannot read these rows, only take one with its secrets. */
export class Attempts extends Context.Service<
  Attempts,
  {
    readonly start: (attempt: Attempt, browser: string) => Effect.Effect<void>
    /** Of concurrent calls, one gets it. */
    readonly take: (browser: string, at: Date) => Effect.Effect<Option.Option<Attempt>>
    readonly arrive: (arrival: Arrival, ticket: Ticket, expiresAt: Date) => Effect.Effect<void>
    /** Of concurrent calls, one gets it. */
    readonly redeem: (
      ticket: Ticket,
      purpose: IssuerPurpose,
      at: Date
    ) => Effect.Effect<Option.Option<Arrival>>
  }
>()("identity/IssuerAttempts") {}
