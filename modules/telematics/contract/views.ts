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

/**
 * A person's connection to a provider, in the organization in which it was made. `connected` only while the
 * record exists and `expires_at` lies in the future; an expired one still tells when it ended.
 */
export const ConnectionView = Schema.Struct({
  provider: ProviderName,
  /** Whether this installation has what it takes to connect; without, Connect cannot be offered. */
  available: Schema.Boolean,
  connected: Schema.Boolean,
  user_id: UserId,
  organization_id: OrganizationId,
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

/** A vehicle that somebody shares with this installation. `access_ends_at`: until when it is shared. */
export const SharedVehicleView = Schema.Struct({
  provider: ProviderName,
  /** The provider's own id. */
  external_id: Schema.String,
  make: Schema.NullOr(Schema.String),
  model: Schema.NullOr(Schema.String),
  year: Schema.NullOr(Schema.Int),
  devices: Schema.Array(DeviceView),
  access_ends_at: Schema.NullOr(Schema.Date),
  /** Who connected it. */
  shared_by: UserId,
  shared_by_name: Schema.String
})
export type SharedVehicleView = typeof SharedVehicleView.Type
