import { Context, type Effect, type Option, type Redacted } from "effect"
import type {
  DeviceView,
  ProviderName,
  ProviderUnavailable,
  Returned,
  TokenRefused,
  WalletAddress
} from "../contract/index.ts"

/** A person about to be sent to a provider. */
export interface Departure {
  /** Unguessable, made for this attempt; has to come back with the person. */
  readonly state: Redacted.Redacted
  readonly startedAt: Date
}

/** What the provider needs to know again when the person returns; kept sealed with the attempt. */
export type Kept = Redacted.Redacted

/** A person on their way to a provider and back. */
export interface Sent extends Departure {
  readonly kept: Kept
}

/** Whose account it is, as the provider proved it, and until when it may be read. */
export interface ProvenAccount {
  readonly walletAddress: WalletAddress
  readonly expiresAt: Date
}

/** A vehicle as the provider knows it. `accessEndsAt`: until when its owner shares it with us. */
export interface ProviderVehicle {
  readonly externalId: string
  readonly make: string | null
  readonly model: string | null
  readonly year: number | null
  readonly devices: ReadonlyArray<DeviceView>
  readonly accessEndsAt: Date | null
}

/**
 * A service that vehicles' data come from, as this context needs it. Nothing a browser brings back is believed
 * before `complete` has proved it.
 */
export interface Provider {
  readonly name: ProviderName
  /** Where to send the person, and what to keep until they return. */
  readonly start: (
    departure: Departure
  ) => Effect.Effect<{ readonly url: string; readonly kept: Kept }, ProviderUnavailable>
  readonly complete: (
    returned: Returned,
    sent: Sent
  ) => Effect.Effect<ProvenAccount, TokenRefused | ProviderUnavailable>
  /** Everything this account shares with us now. */
  readonly vehicles: (
    account: WalletAddress
  ) => Effect.Effect<ReadonlyArray<ProviderVehicle>, ProviderUnavailable>
  /** Tells the provider that we stop, where it wants to know. */
  readonly disconnect: (account: WalletAddress) => Effect.Effect<void>
}

/** Those this installation is set up for. */
export class Providers extends Context.Service<
  Providers,
  { readonly find: (name: ProviderName) => Option.Option<Provider> }
>()("telematics/Providers") {}
