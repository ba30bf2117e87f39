import type { OrganizationId } from "#kernel"
import { Context, type Effect, type Option, type Redacted, Schema } from "effect"
import type {
  SharedDeviceView,
  ProviderName,
  ProviderUnavailable,
  Returned,
  TokenRefused,
  WalletAddress
} from "../../contract/index.ts"
import type { DeviceReport } from "../../domain/DeviceReport.ts"

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

/** What a vehicle's owner lets us read: where it is, what else it measures, and its vehicle identification number. */
export const Permission = Schema.Literals(["location", "measurements", "vin"])
export type Permission = typeof Permission.Type

/** The owner no longer lets us read what was requested, or never did. Repeating the request would not help. */
export class AccessLost extends Schema.TaggedError<AccessLost>()("AccessLost", {}) {}

/**
 * A vehicle as the provider describes it. `permissions`: what may be read until `accessEndsAt`, when its owner stops
 * sharing it.
 */
export interface ProviderVehicle {
  readonly externalId: string
  readonly make: string | null
  readonly model: string | null
  readonly year: number | null
  readonly devices: ReadonlyArray<SharedDeviceView>
  readonly permissions: ReadonlyArray<Permission>
  readonly accessEndsAt: Date | null
}

/**
 * Reads something of a vehicle, on behalf of an organization: organizations take turns at the provider. Requests what
 * `permissions` include, and fails with AccessLost if none of them serves.
 */
export type ReadVehicle<A> = (
  externalId: string,
  permissions: ReadonlyArray<Permission>,
  organizationId: OrganizationId
) => Effect.Effect<A, AccessLost | ProviderUnavailable>

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
  /** All vehicles that this account shares with us now. Organizations take turns at the provider. */
  readonly vehicles: (
    account: WalletAddress,
    organizationId: OrganizationId
  ) => Effect.Effect<ReadonlyArray<ProviderVehicle>, ProviderUnavailable>
  /** Whether this installation has what `latest` and `vin` need; otherwise they fail. */
  readonly readsReports: boolean
  /**
   * The last known values, as a report for each moment at which some were measured, oldest first. None if the vehicle
   * has never reported. Those that were returned before are returned again until newer values replace theirs.
   */
  readonly latest: ReadVehicle<ReadonlyArray<DeviceReport>>
  /** The vehicle identification number, if the provider knows it. It is not checked. Requires the permission for it. */
  readonly vin: ReadVehicle<string | null>
  /** Notifies the provider that we disconnect, if it has a way to. */
  readonly disconnect: (account: WalletAddress) => Effect.Effect<void>
}

/** The providers configured in this installation. */
export class Providers extends Context.Service<
  Providers,
  { readonly find: (name: ProviderName) => Option.Option<Provider> }
>()("telematics/Providers") {}
