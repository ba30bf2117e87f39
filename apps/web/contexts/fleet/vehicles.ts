import {
  CountVehicles,
  GetVehicle,
  GROUPS,
  ListGroups,
  ListLocations,
  ListRegistrations,
  ListTimeline,
  TIMELINE,
  ListVehicles,
  ListVehicleTags,
  LOCATIONS,
  VEHICLES,
  type VehicleView
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey, shows } from "../../api/queryKeys.ts"
import { usePages } from "../../api/usePages.ts"
import type { VehicleListState } from "./list/useVehicleList.ts"

/** The props shared by the parts of a vehicle's page. */
export interface VehicleProps {
  readonly organization: Organization
  readonly vehicle: VehicleView
}

/** The vehicles that match, in this order. The previous ones stay on the screen while others load. */
export const useVehicles = (
  { id }: Organization,
  { matching, order, sort, isPending }: Pick<VehicleListState, "matching" | "order" | "sort" | "isPending">
) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, VEHICLES, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListVehicles, { params: { organizationId: id }, query: { ...page, ...matching, ...order } }),
    placeholderData: keepPreviousData
  })

/** How many vehicles match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const useVehicleCount = (
  { id }: Organization,
  { matching, isPending }: Pick<VehicleListState, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, VEHICLES, "count", JSON.stringify(matching)),
    queryFn: () => api(CountVehicles, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData
  })

export const vehicleKey = (organizationId: string, vehicleId: string) =>
  organizationKey(organizationId, VEHICLES, "one", vehicleId)

export const loadVehicle = ({ id }: Organization, vehicleId: VehicleView["id"]) =>
  api(GetVehicle, { params: { organizationId: id, vehicleId } })

export const useVehicle = (organization: Organization, vehicleId: VehicleView["id"]) =>
  useQuery({
    queryKey: vehicleKey(organization.id, vehicleId),
    queryFn: () => loadVehicle(organization, vehicleId)
  })

/** The plates that a vehicle has and had, newest first. */
export const useRegistrations = ({ id }: Organization, vehicleId: VehicleView["id"]) =>
  useQuery({
    queryKey: organizationKey(id, VEHICLES, "registrations", vehicleId),
    queryFn: () => api(ListRegistrations, { params: { organizationId: id, vehicleId } }),
    select: ({ items }) => items
  })

/** What happened to a vehicle, newest first. */
export const useTimeline = ({ id }: Organization, vehicleId: VehicleView["id"]) =>
  usePages({
    key: organizationKey(id, TIMELINE, vehicleId),
    load: (query) => api(ListTimeline, { params: { organizationId: id, vehicleId }, query }),
    meta: shows(VEHICLES)
  })

const named = <A extends { readonly id: string; readonly name: string; readonly archived_at: Date | null }>(
  items: ReadonlyArray<A> = []
) => ({
  active: items.filter(({ archived_at }) => archived_at === null),
  nameOf: (id: string | null) => items.find((item) => item.id === id)?.name
})

/** The organization's locations: those in use, and the name of any. */
export const useLocations = ({ id }: Organization) =>
  named(
    useQuery({
      queryKey: organizationKey(id, LOCATIONS),
      queryFn: () => api(ListLocations, { params: { organizationId: id } })
    }).data?.items
  )

/** The organization's groups: those in use, and the name of any. */
export const useGroups = ({ id }: Organization) =>
  named(
    useQuery({
      queryKey: organizationKey(id, GROUPS),
      queryFn: () => api(ListGroups, { params: { organizationId: id } })
    }).data?.items
  )

/** The tags of the organization's vehicles, most used first. */
export const useVehicleTags = ({ id }: Organization): ReadonlyArray<string> =>
  useQuery({
    queryKey: organizationKey(id, VEHICLES, "tags"),
    queryFn: () => api(ListVehicleTags, { params: { organizationId: id } })
  }).data?.items.map(({ tag }) => tag) ?? []
