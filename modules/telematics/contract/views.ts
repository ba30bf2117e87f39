import { OrganizationId, UserId } from "#kernel"
import { Schema } from "effect"

/** The services that vehicles' data come from. */
export const ProviderName = Schema.Literals(["dimo"])
export type ProviderName = typeof ProviderName.Type

/** An Ethereum address, lower case. */
export const WalletAddress = Schema.String.check(
  Schema.isPattern(/^0x[0-9a-f]{40}$/, { message: "This is not a wallet address." })
).pipe(Schema.brand("WalletAddress"))
export type WalletAddress = typeof WalletAddress.Type

/** `connected` only while a record exists and its `expires_at` lies in the future; an expired one tells when it ended. */
export const ConnectionState = Schema.Literals(["none", "connected", "expired"])
export type ConnectionState = typeof ConnectionState.Type

/** A person's own connection to a provider. It serves the organization in which it was made. */
export const ConnectionView = Schema.Struct({
  provider: ProviderName,
  /** Whether this installation has what it takes to connect; without, Connect cannot be offered. */
  available: Schema.Boolean,
  state: ConnectionState,
  organization_id: Schema.NullOr(OrganizationId),
  organization_name: Schema.NullOr(Schema.String),
  expires_at: Schema.NullOr(Schema.Date),
  wallet_address: Schema.NullOr(WalletAddress),
  connected_at: Schema.NullOr(Schema.Date)
})
export type ConnectionView = typeof ConnectionView.Type

/** The hardware or software in a vehicle that reports for it. */
export const DeviceView = Schema.Struct({
  kind: Schema.Literals(["aftermarket", "synthetic"]),
  serial: Schema.NullOr(Schema.String),
  imei: Schema.NullOr(Schema.String),
  manufacturer: Schema.NullOr(Schema.String)
})
export type DeviceView = typeof DeviceView.Type

/** A vehicle that a member shares with this organization. */
export const SharedVehicleView = Schema.Struct({
  provider: ProviderName,
  /** The provider's own id. */
  external_id: Schema.String,
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  year: Schema.NullOr(Schema.Int),
  devices: Schema.Array(DeviceView),
  /** Until when its owner shares it; null when that has no end. */
  access_ends_at: Schema.NullOr(Schema.Date),
  /** Who connected it. */
  shared_by: UserId,
  shared_by_name: Schema.String
})
export type SharedVehicleView = typeof SharedVehicleView.Type

/** What the provider said last. */
export const SharedVehiclesView = Schema.Struct({
  items: Schema.Array(SharedVehicleView),
  /** When the oldest of it was read from the provider; null when nothing has been yet. */
  read_at: Schema.NullOr(Schema.Date),
  /** Whether the last attempt to read it anew failed, so that it may be out of date. */
  failed: Schema.Boolean
})
export type SharedVehiclesView = typeof SharedVehiclesView.Type
