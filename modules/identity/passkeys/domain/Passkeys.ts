import type { UserId } from "#kernel"
import { Context, type Effect, type Option } from "effect"
import type { Passkey, PasskeyId, PasskeyView, RequestOptions } from "../../contract/index.ts"

export type Descriptor = RequestOptions["allowCredentials"][number]

export interface NewPasskey {
  readonly id: PasskeyId
  readonly userId: UserId
  readonly name: string
  readonly credentialId: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly isBackedUp: boolean
  readonly transports: Descriptor["transports"]
  readonly at: Date
}

/** What verifies a passkey, and its counter when it was last used. */
export interface StoredPasskey extends Passkey {
  readonly publicKey: Uint8Array
  readonly counter: number
}

/** Row security shows only the current person's. */
export class Passkeys extends Context.Service<
  Passkeys,
  {
    /** False if the passkey was added before, by anyone. */
    readonly add: (passkey: NewPasskey) => Effect.Effect<boolean>
    /** Whose passkey this is. Requires no signed-in person. */
    readonly holderOf: (credentialId: string) => Effect.Effect<Option.Option<UserId>>
    readonly find: (userId: UserId, credentialId: string) => Effect.Effect<Option.Option<StoredPasskey>>
    readonly noteUse: (
      id: PasskeyId,
      use: { readonly counter: number; readonly isBackedUp: boolean; readonly at: Date }
    ) => Effect.Effect<void>
    readonly list: (userId: UserId) => Effect.Effect<ReadonlyArray<PasskeyView>>
    /** What a browser needs to find them. */
    readonly descriptors: (userId: UserId) => Effect.Effect<ReadonlyArray<Descriptor>>
    /** Returns the removed one. */
    readonly remove: (userId: UserId, id: PasskeyId) => Effect.Effect<Option.Option<Passkey>>
    /** Returns how many. */
    readonly removeAll: (userId: UserId) => Effect.Effect<number>
  }
>()("identity/Passkeys") {}
