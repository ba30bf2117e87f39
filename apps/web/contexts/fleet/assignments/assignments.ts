import {
  ASSIGNMENTS,
  type AssignmentView,
  CancelAssignment,
  DRIVERS,
  EndAssignment,
  ListAssignments,
  ListDrivers,
  ListVehicleDrivers,
  StartAssignment,
  VEHICLES,
  type VehicleView
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { skipToken, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useDebounced } from "../../../ui/useDebounced.ts"
import { useMe } from "../../identity/me.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { assignments as catalogue } from "../messages/pages.ts"

export interface AssignmentProps {
  readonly organization: Organization
  readonly assignment: AssignmentView
}

const meta = shows(DRIVERS, VEHICLES)

/** The assignments of a vehicle or a driver, latest start first. */
export const useAssignments = (
  { id }: Organization,
  of: { readonly vehicle: string } | { readonly driver: string }
) =>
  usePages({
    key: organizationKey(id, ASSIGNMENTS, "list", JSON.stringify(of)),
    load: (page) => api(ListAssignments, { params: { organizationId: id }, query: { ...page, ...of } }),
    meta
  })

/** Who has a vehicle, or had it at an instant (ISO 8601); the primary driver first. Nothing is loaded for "". */
export const useVehicleDrivers = ({ id }: Organization, vehicleId: VehicleView["id"], at?: string) =>
  useQuery({
    queryKey: organizationKey(id, ASSIGNMENTS, "who", vehicleId, at ?? "now"),
    queryFn:
      at === ""
        ? skipToken
        : () =>
            api(ListVehicleDrivers, { params: { organizationId: id, vehicleId }, query: at ? { at } : {} }),
    select: ({ items }) => items,
    meta
  })

interface Wanted {
  readonly typed: string
  /** When the vehicle is needed; for a secondary driver undefined, who may have others. */
  readonly from: string | undefined
  readonly until: string | undefined
}

const MAX_RESULTS = "8"

/** Drivers who could get a vehicle then, found by what was typed; the first ones by name for nothing. */
export const useFreeDrivers = ({ id }: Organization, { typed, from, until }: Wanted) => {
  const search = useDebounced(typed)
  const free = from === undefined ? {} : { free_from: from, ...(until && { free_until: until }) }
  const { data, isPending } = useQuery({
    queryKey: organizationKey(id, DRIVERS, "free", search, JSON.stringify(free)),
    queryFn: () =>
      api(ListDrivers, {
        params: { organizationId: id },
        query: { limit: MAX_RESULTS, ...(search !== "" && { search }), ...free }
      }),
    meta: shows(ASSIGNMENTS)
  })
  // Results for an earlier text are ignored.
  return { drivers: search === typed ? (data?.items ?? []) : [], isPending: isPending || search !== typed }
}

/** What can be done with an assignment at the push of a button. */
export const useAssignmentCommands = ({ organization, assignment }: AssignmentProps) => {
  const m = useMessages(catalogue)
  const params = { organizationId: organization.id, assignmentId: assignment.id }
  const { name } = assignment.driver
  const start = useOrganizationCommand(organization, {
    send: () => api(StartAssignment, { params, body: {} }),
    done: () => m.started(name)
  })
  const end = useOrganizationCommand(organization, {
    send: () => api(EndAssignment, { params, body: {} }),
    done: () => m.ended(name)
  })
  const cancel = useOrganizationCommand(organization, {
    send: () => api(CancelAssignment, { params }),
    done: () => m.cancelled(name)
  })
  return { start, end, cancel }
}

/** Whether the user may record the handovers of an assignment: as staff, or as its driver. */
export const useMayHandOver = ({ organization, assignment }: AssignmentProps): boolean => {
  const me = useMe()
  const { can } = organization
  return (
    can.includes("handovers.record_any") ||
    (can.includes("handovers.record") && me !== undefined && assignment.driver.user_id === me.id)
  )
}
