import { matching, OrganizationId, UserId } from "#kernel"
import { Schema } from "effect"

/** The services that provide vehicle data. */
export const ProviderName = Schema.Literals(["dimo"])
export type ProviderName = typeof ProviderName.Type

/** An Ethereum address in lower case. */
export const WalletAddress = matching(/^0x[0-9a-f]{40}$/, 42, "This is not a wallet address.").pipe(
  Schema.brand("WalletAddress")
)
export type WalletAddress = typeof WalletAddress.Type

/** `connected` only while `expires_at` is in the future; an expired connection shows when it ended. */
export const ConnectionState = Schema.Literals(["none", "connected", "expired"])
export type ConnectionState = typeof ConnectionState.Type

/** A user's own connection to a provider. It serves the organization in which it was made. */
export const ConnectionView = Schema.Struct({
  provider: ProviderName,
  /** Whether the provider is configured in this installation; otherwise Connect is not offered. */
  available: Schema.Boolean,
  state: ConnectionState,
  organization_id: Schema.NullOr(OrganizationId),
  organization_name: Schema.NullOr(Schema.String),
  expires_at: Schema.NullOr(Schema.Date),
  wallet_address: Schema.NullOr(WalletAddress),
  connected_at: Schema.NullOr(Schema.Date)
})
export type ConnectionView = typeof ConnectionView.Type

/** The hardware or software in a vehicle that reports its data. */
export const SharedDeviceView = Schema.Struct({
  kind: Schema.Literals(["aftermarket", "synthetic"]),
  serial: Schema.NullOr(Schema.String),
  imei: Schema.NullOr(Schema.String),
  manufacturer: Schema.NullOr(Schema.String)
})
export type SharedDeviceView = typeof SharedDeviceView.Type

/** A vehicle that a member shares with this organization. */
export const SharedVehicleView = Schema.Struct({
  provider: ProviderName,
  /** The provider's id. */
  external_id: Schema.String,
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  year: Schema.NullOr(Schema.Int),
  devices: Schema.Array(SharedDeviceView),
  /** When sharing ends; null when it does not. */
  access_ends_at: Schema.NullOr(Schema.Date),
  /** Who connected the account. */
  shared_by: UserId,
  shared_by_name: Schema.String
})
export type SharedVehicleView = typeof SharedVehicleView.Type

/** The last data the provider sent. */
export const SharedVehiclesView = Schema.Struct({
  items: Schema.Array(SharedVehicleView),
  /** When the oldest of it was read; null before the first reading. */
  read_at: Schema.NullOr(Schema.Date),
  /** Whether the last attempt to read failed, so that the data may be out of date. */
  failed: Schema.Boolean
})
export type SharedVehiclesView = typeof SharedVehiclesView.Type
