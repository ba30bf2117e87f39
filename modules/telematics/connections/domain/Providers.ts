import { Context, type Effect, type Option, type Redacted } from "effect"
import type {
  DeviceView,
  ProviderName,
  ProviderUnavailable,
  Returned,
  TokenRefused,
  WalletAddress
} from "../../contract/index.ts"

/** A user about to be sent to a provider. */
export interface Departure {
  /** A random value of this attempt that the provider must echo. */
  readonly state: Redacted.Redacted
  readonly startedAt: Date
}

/** What the provider needs when the user returns; stored encrypted with the attempt. */
export type FlowState = Redacted.Redacted

/** The outcome of sending a user to a provider. */
export interface Sent extends Departure {
  readonly flowState: FlowState
}

/** The proven account, and when the permission to read it expires. */
export interface ProvenAccount {
  readonly walletAddress: WalletAddress
  readonly expiresAt: Date
}

/** A vehicle as the provider describes it. `accessEndsAt`: when its owner stops sharing it. */
export interface ProviderVehicle {
  readonly externalId: string
  readonly make: string | null
  readonly model: string | null
  readonly year: number | null
  readonly devices: ReadonlyArray<DeviceView>
  readonly accessEndsAt: Date | null
}

/**
 * A source of vehicle data. Nothing that a browser returns is trusted before `complete` has verified it.
 */
export interface Provider {
  readonly name: ProviderName
  /** Where to send the user, and what to store until they return. */
  readonly start: (
    departure: Departure
  ) => Effect.Effect<{ readonly url: string; readonly flowState: FlowState }, ProviderUnavailable>
  readonly complete: (
    returned: Returned,
    sent: Sent
  ) => Effect.Effect<ProvenAccount, TokenRefused | ProviderUnavailable>
  /** All vehicles that this account shares with us now. */
  readonly vehicles: (
    account: WalletAddress
  ) => Effect.Effect<ReadonlyArray<ProviderVehicle>, ProviderUnavailable>
  /** Notifies the provider that we disconnect, if it has a way to. */
  readonly disconnect: (account: WalletAddress) => Effect.Effect<void>
}

/** The providers configured in this installation. */
export class Providers extends Context.Service<
  Providers,
  { readonly find: (name: ProviderName) => Option.Option<Provider> }
>()("telematics/Providers") {}
