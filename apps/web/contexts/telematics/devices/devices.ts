import { type VehicleId, VEHICLES } from "#fleet/contract"
import {
  ArchiveDevice,
  type DeviceActivity,
  DEVICES,
  type DeviceView,
  EndDeviceLink,
  FORWARDERS,
  GetDevice,
  LinkDevice,
  type LinkView,
  ListDeviceLinks,
  ListDevices,
  ListForwarders,
  RestoreDevice,
  SILENT_AFTER
} from "#telematics/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import type { State } from "../../../ui/StateBadge.tsx"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { deviceDialogs } from "../messages/pages.ts"

export interface DeviceProps {
  readonly organization: Organization
  readonly device: DeviceView
}

export type DeviceState = DeviceActivity | "archived"

/** `now` in milliseconds. */
export const stateOf = (
  { archived_at, seen_at }: Pick<DeviceView, "archived_at" | "seen_at">,
  now: number
): DeviceState => {
  if (archived_at !== null) return "archived"
  if (seen_at === null) return "never_reported"
  return now - seen_at.getTime() < SILENT_AFTER * 1000 ? "active" : "silent"
}

export const SHAPES: Readonly<Record<DeviceState, State>> = {
  active: "go",
  silent: "stop",
  never_reported: "idle",
  archived: "idle"
}

/** The names of vehicles are theirs. */
const meta = shows(VEHICLES)

/** Devices report all the time without any event. */
const AGAIN_AFTER = 60_000

type Filter = Pick<
  (typeof ListDevices)["query"]["Encoded"],
  "search" | "source" | "state" | "linked" | "archived"
>

/** The devices that match, by name. The previous ones stay on the screen while others load. */
export const useDevices = ({ id }: Organization, filter: Filter) =>
  usePages({
    key: organizationKey(id, DEVICES, "list", JSON.stringify(filter)),
    load: (page) => api(ListDevices, { params: { organizationId: id }, query: { ...page, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: AGAIN_AFTER,
    meta
  })

export const deviceKey = ({ id }: Organization, deviceId: DeviceView["id"]) =>
  organizationKey(id, DEVICES, "one", deviceId)

/** One device; taken from the list until the server has answered. */
export const useDevice = (organization: Organization, deviceId: DeviceView["id"], known?: DeviceView) =>
  useQuery({
    queryKey: deviceKey(organization, deviceId),
    queryFn: () => api(GetDevice, { params: { organizationId: organization.id, deviceId } }),
    meta,
    refetchInterval: AGAIN_AFTER,
    ...(known && { initialData: known })
  })

/** The vehicles that a device was in, latest first. */
export const useLinks = ({ organization, device }: DeviceProps) =>
  useQuery({
    queryKey: [...deviceKey(organization, device.id), "links"],
    queryFn: () => api(ListDeviceLinks, { params: { organizationId: organization.id, deviceId: device.id } }),
    meta
  })

/** The Traccar servers that forward positions, newest first. */
export const useForwarders = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, FORWARDERS),
    queryFn: () => api(ListForwarders, { params: { organizationId: id } })
  })

/** Archiving, with an undo in its toast, restoring, linking from now on and unlinking. */
export const useDeviceCommands = ({ organization, device }: DeviceProps) => {
  const m = useMessages(deviceDialogs).details
  const params = { organizationId: organization.id, deviceId: device.id }
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreDevice, { params }),
    done: () => m.restored(device.name)
  })
  const archive = useOrganizationCommand(organization, {
    send: () => api(ArchiveDevice, { params }),
    done: () => m.archived(device.name)
  })
  const link = useOrganizationCommand<LinkView, VehicleId>(organization, {
    send: (vehicle_id) => api(LinkDevice, { params, body: { vehicle_id } }),
    done: ({ vehicle_name }) => m.linked(device.name, vehicle_name)
  })
  const unlink = useOrganizationCommand<unknown, NonNullable<DeviceView["vehicle"]>>(organization, {
    send: ({ link_id: linkId }) =>
      api(EndDeviceLink, { params: { organizationId: organization.id, linkId } }),
    done: () => m.unlinked(device.name)
  })
  return { archive, restore, link, unlink }
}
