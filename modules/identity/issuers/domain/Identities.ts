import type { UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { AlreadyConnected, IdentityId, IdentityTaken, IdentityView } from "../../contract/index.ts"
import type { Claims } from "./Issuer.ts"

/** Who someone is at an issuer. */
export type Subject = Pick<Claims, "connection" | "issuer" | "subject">

export interface NewIdentity {
  readonly id: IdentityId
  readonly userId: UserId
  readonly claims: Claims
  readonly at: Date
}

/** Identities at issuers that are connected to accounts. Row security shows only the current person's. */
export class Identities extends Context.Service<
  Identities,
  {
    /** The account it is connected to. */
    readonly holderOf: (subject: Subject) => Effect.Effect<Option.Option<UserId>>
    readonly link: (identity: NewIdentity) => Effect.Effect<void, AlreadyConnected | IdentityTaken>
    /** Notes that it was used; false if it is not connected to this account. */
    readonly use: (userId: UserId, subject: Subject, at: Date) => Effect.Effect<boolean>
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<IdentityView>>
    /** Returns the removed one. */
    readonly unlink: (
      userId: UserId,
      id: IdentityId
    ) => Effect.Effect<Option.Option<{ readonly name: string }>>
  }
>()("identity/Identities") {}
