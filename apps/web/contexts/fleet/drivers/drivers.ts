import {
  ArchiveDriver,
  CountDrivers,
  DRIVERS,
  type DriverView,
  GetDriver,
  ListDrivers,
  RestoreDriver,
  VEHICLES
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { everyMember } from "../../tenancy/members/everyMember.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { drivers as catalogue } from "../messages/pages.ts"
import type { DriverListState } from "./useDriverList.ts"

/** The props shared by the parts of a driver's view. */
export interface DriverProps {
  readonly organization: Organization
  readonly driver: DriverView
}

/** The names of vehicles are theirs. */
const meta = shows(VEHICLES)

/** The drivers that match, in this order. The previous ones stay on the screen while others load. */
export const useDrivers = (
  { id }: Organization,
  { matching, order, sort, isPending }: Pick<DriverListState, "matching" | "order" | "sort" | "isPending">
) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, DRIVERS, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListDrivers, { params: { organizationId: id }, query: { ...page, ...matching, ...order } }),
    placeholderData: keepPreviousData,
    meta
  })

/** How many drivers match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useDriverCount = (
  { id }: Organization,
  { matching, isPending }: Pick<DriverListState, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, DRIVERS, "count", JSON.stringify(matching)),
    queryFn: () => api(CountDrivers, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData
  })

export const driverKey = ({ id }: Organization, driverId: DriverView["id"]) =>
  organizationKey(id, DRIVERS, "one", driverId)

/** One driver; taken from the list until the server has answered. */
export const useDriver = (organization: Organization, driverId: DriverView["id"], known?: DriverView) =>
  useQuery({
    queryKey: driverKey(organization, driverId),
    queryFn: () => api(GetDriver, { params: { organizationId: organization.id, driverId } }),
    meta,
    ...(known && { initialData: known })
  })

/** The members who can be drivers, by name; none for people who may not see members. */
export const useMembers = ({ id, can }: Organization) => {
  const query = everyMember(id)
  const { data = [] } = useQuery(can.includes("members.read") ? query : { ...query, queryFn: skipToken })
  return data
    .map(({ user_id, full_name, email, role }) => ({
      id: user_id,
      name: full_name || email || "–",
      email,
      role
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Archiving, with an undo in its toast, and restoring. */
export const useArchiving = ({ organization, driver }: DriverProps) => {
  const m = useMessages(catalogue)
  const params = { organizationId: organization.id, driverId: driver.id }
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreDriver, { params }),
    done: () => m.restored(driver.name)
  })
  const archive = useOrganizationCommand(organization, {
    send: () => api(ArchiveDriver, { params }),
    done: () => m.archived(driver.name),
    offer: { label: m.undo, run: restore.mutate }
  })
  return { archive, restore }
}
