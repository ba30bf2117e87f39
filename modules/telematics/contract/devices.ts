import { endpoint, HOUR, inOrganization, Instant, line, NotFound, pageOf, sortedPaging } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/devices.ts"
import {
  DeviceAccess,
  DeviceActivity,
  deviceFields,
  DeviceSource,
  DeviceView,
  LinkView,
  OwnSource
} from "./deviceViews.ts"
import { DeviceId, LinkId } from "./ids.ts"
import { Iccid } from "./devices/iccid.ts"
import { Imei } from "./devices/imei.ts"

const group = "Devices"
const oneDevice = inOrganization({ deviceId: DeviceId })
const optional = Struct.map(Schema.optionalKey)
const identified = { ...deviceFields, imei: Schema.NullOr(Imei), iccid: Schema.NullOr(Iccid) }

export const ListDevices = endpoint({
  name: "listDevices",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/devices",
  access: "member",
  permission: "devices.read",
  summary: "List devices by name, with their vehicle and what they last reported",
  params: inOrganization({}),
  query: Schema.Struct({
    ...sortedPaging,
    /** In name, IMEI, ICCID, model and the id in another service. */
    search: Schema.optionalKey(line("Search", { max: 200 })),
    source: Schema.optionalKey(DeviceSource),
    state: Schema.optionalKey(DeviceActivity),
    linked: Schema.optionalKey(Schema.Literals(["yes", "no"])),
    archived: Schema.optionalKey(Schema.Literals(["true", "false"]))
  }),
  output: pageOf(DeviceView)
})

export const GetDevice = endpoint({
  name: "getDevice",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/devices/:deviceId",
  access: "member",
  permission: "devices.read",
  summary: "Get a device",
  params: oneDevice,
  output: DeviceView,
  errors: [NotFound]
})

export const AddDevice = endpoint({
  name: "addDevice",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/devices",
  access: "member",
  permission: "devices.edit",
  summary: "Add a tracker or phone; returns where and with which key it reports, which is shown once",
  params: inOrganization({}),
  body: Schema.Struct({
    source: OwnSource,
    name: deviceFields.name,
    ...optional(Struct.omit(identified, ["name"])),
    /** Links it to this vehicle from now on. */
    vehicle_id: Schema.optionalKey(Schema.NullOr(VehicleId))
  }),
  output: Schema.Struct({ device: DeviceView, access: DeviceAccess }),
  status: 201,
  errors: [NotFound, Errors.DeviceExists, Errors.LinkOverlaps],
  returnsSecret: true,
  limits: [{ per: "organization", times: 2000, seconds: HOUR }]
})

export const EditDevice = endpoint({
  name: "editDevice",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/devices/:deviceId",
  access: "member",
  permission: "devices.edit",
  summary: "Change a device's name, model or numbers",
  params: oneDevice,
  body: Schema.Struct(optional(identified)),
  output: DeviceView,
  errors: [NotFound, Errors.DeviceExists]
})

export const ReplaceDeviceKey = endpoint({
  name: "replaceDeviceKey",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/devices/:deviceId/key",
  access: "member",
  permission: "devices.edit",
  summary: "Give a tracker or phone a new key; the old one stops working",
  params: oneDevice,
  output: DeviceAccess,
  errors: [NotFound, Errors.DeviceHasNoKey],
  returnsSecret: true
})

export const ArchiveDevice = endpoint({
  name: "archiveDevice",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/devices/:deviceId/archive",
  access: "member",
  permission: "devices.edit",
  summary: "Archive a device: it is unlinked, and what it reports is refused",
  params: oneDevice,
  errors: [NotFound]
})

export const RestoreDevice = endpoint({
  name: "restoreDevice",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/devices/:deviceId/archive",
  access: "member",
  permission: "devices.edit",
  summary: "Restore an archived device, unlinked",
  params: oneDevice,
  errors: [NotFound, Errors.DeviceExists]
})

export const ListDeviceLinks = endpoint({
  name: "listDeviceLinks",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/devices/:deviceId/links",
  access: "member",
  permission: "devices.read",
  summary: "List the vehicles that a device was in, latest first",
  params: oneDevice,
  output: Schema.Struct({ items: Schema.Array(LinkView) }),
  errors: [NotFound]
})

export const LinkDevice = endpoint({
  name: "linkDevice",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/devices/:deviceId/links",
  access: "member",
  permission: "devices.edit",
  summary: "Link a device to a vehicle, from now on or for a period",
  params: oneDevice,
  body: Schema.Struct({
    vehicle_id: VehicleId,
    linked_from: Schema.optionalKey(Instant),
    linked_until: Schema.optionalKey(Schema.NullOr(Instant))
  }),
  output: LinkView,
  status: 201,
  errors: [NotFound, Errors.LinkOverlaps, Errors.LinkPeriodInvalid, Errors.DeviceArchived]
})

export const EndDeviceLink = endpoint({
  name: "endDeviceLink",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/device-links/:linkId/end",
  access: "member",
  permission: "devices.edit",
  summary: "Unlink a device from its vehicle; a link that has not begun is removed",
  params: inOrganization({ linkId: LinkId }),
  errors: [NotFound]
})
