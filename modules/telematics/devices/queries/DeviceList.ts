import type { OrganizationId, SortedPageRequest } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Context, type Effect, type Option, Schema, Struct } from "effect"
import { type DeviceActivity, type DeviceSource, DeviceView } from "../../contract/deviceViews.ts"
import { type DeviceId, LinkId } from "../../contract/ids.ts"
import type { Link } from "../domain/Devices.ts"

/** Selects active or archived devices. Undefined: any. */
export interface DeviceFilter {
  readonly archived: boolean
  readonly search: string | undefined
  readonly source: DeviceSource | undefined
  readonly state: DeviceActivity | undefined
  /** Whether they are in a vehicle now. */
  readonly linked: boolean | undefined
}

/** A device with its vehicle's id; the name is the fleet's. */
export const ListedDevice = DeviceView.mapFields(Struct.omit(["vehicle"])).mapFields((fields) => ({
  ...fields,
  link_id: Schema.NullOr(LinkId),
  vehicle_id: Schema.NullOr(VehicleId),
  linked_from: Schema.NullOr(Schema.Date)
}))
export type ListedDevice = typeof ListedDevice.Type

export class DeviceList extends Context.Service<
  DeviceList,
  {
    /** By name, with one row more than the page size. */
    readonly page: (
      organizationId: OrganizationId,
      filter: DeviceFilter,
      page: SortedPageRequest,
      at: Date
    ) => Effect.Effect<ReadonlyArray<ListedDevice>>
    readonly find: (
      organizationId: OrganizationId,
      id: DeviceId,
      at: Date
    ) => Effect.Effect<Option.Option<ListedDevice>>
    /** The vehicles that a device was in, latest first. */
    readonly links: (organizationId: OrganizationId, id: DeviceId) => Effect.Effect<ReadonlyArray<Link>>
  }
>()("telematics/DeviceList") {}
