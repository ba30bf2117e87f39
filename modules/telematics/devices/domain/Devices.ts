import type { OrganizationId } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema } from "effect"
import { DeviceSource } from "../../contract/deviceViews.ts"
import type { DeviceExists, LinkOverlaps } from "../../contract/errors/devices.ts"
import { DeviceId, LinkId } from "../../contract/ids.ts"

const text = Schema.NullOr(Schema.String)

/** A device as it is stored. `key` is hashed on its way. */
export const Device = Schema.Struct({
  id: DeviceId,
  source: DeviceSource,
  name: Schema.String,
  imei: text,
  iccid: text,
  model: text,
  external_id: text,
  archived_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  updated_at: Schema.Date
})
export type Device = typeof Device.Type

/** When a device is in a vehicle. */
export const Link = Schema.Struct({
  id: LinkId,
  device_id: DeviceId,
  vehicle_id: VehicleId,
  linked_from: Schema.Date,
  linked_until: Schema.NullOr(Schema.Date),
  created_at: Schema.Date
})
export type Link = typeof Link.Type

/** The devices of an organization and the vehicles that they are in. */
export class Devices extends Context.Service<
  Devices,
  {
    readonly add: (
      organizationId: OrganizationId,
      device: Device,
      key: string | null
    ) => Effect.Effect<void, DeviceExists>
    /**
     * Adds devices of one service, except those that it already has, up to 20,000 in total. Returns the ids of those that
     * are new.
     */
    readonly addMissing: (
      organizationId: OrganizationId,
      devices: ReadonlyArray<Device>
    ) => Effect.Effect<ReadonlySet<DeviceId>>
    /** Locks the device until the unit of work ends. */
    readonly lock: (organizationId: OrganizationId, id: DeviceId) => Effect.Effect<Option.Option<Device>>
    readonly save: (organizationId: OrganizationId, device: Device) => Effect.Effect<void, DeviceExists>
    readonly replaceKey: (
      organizationId: OrganizationId,
      id: DeviceId,
      key: string,
      at: Date
    ) => Effect.Effect<void>
    /** The devices of a service by its ids, archived ones too. */
    readonly bySource: (
      organizationId: OrganizationId,
      source: DeviceSource,
      externalIds: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<Device>>
    readonly link: (organizationId: OrganizationId, link: Link) => Effect.Effect<void, LinkOverlaps>
    readonly findLink: (organizationId: OrganizationId, id: LinkId) => Effect.Effect<Option.Option<Link>>
    /** The link of a device at an instant. */
    readonly linkAt: (
      organizationId: OrganizationId,
      id: DeviceId,
      at: Date
    ) => Effect.Effect<Option.Option<Link>>
    /** Whether a vehicle has no device from an instant on. */
    readonly isWithout: (
      organizationId: OrganizationId,
      vehicleId: VehicleId,
      from: Date
    ) => Effect.Effect<boolean>
    /** Ends a link at an instant; one that would not have begun is removed. */
    readonly endLink: (organizationId: OrganizationId, link: Link, at: Date) => Effect.Effect<void>
  }
>()("telematics/Devices") {}
