import {
  ArchiveBay,
  type BayView,
  GetWorkingHours,
  GetWorkshopSettings,
  ListBays,
  PLANNING,
  RestoreBay,
  WORK_ORDERS
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { settings } from "../messages/pages.ts"

/** From which amount on work needs approval, and what new lines cost. */
export const useWorkshopSettings = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, WORK_ORDERS, "settings"),
    queryFn: () => api(GetWorkshopSettings, { params: { organizationId: id } })
  })

/** When the workshop is open. */
export const useWorkingHours = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, PLANNING, "hours"),
    queryFn: () => api(GetWorkingHours, { params: { organizationId: id } }),
    select: ({ week }) => week
  })

/** Active or archived bays by name. */
export const useBays = ({ id }: Organization, state: "active" | "archived") =>
  useQuery({
    queryKey: organizationKey(id, PLANNING, "bays", state),
    queryFn: () =>
      api(ListBays, {
        params: { organizationId: id },
        query: state === "archived" ? { archived: "true" as const } : {}
      }),
    select: ({ items }) => items
  })

/** Archiving a bay, with an undo in its toast, and restoring it. */
export const useArchivingBay = (organization: Organization, { id, name }: BayView) => {
  const m = useMessages(settings).bays
  const params = { organizationId: organization.id, bayId: id }
  return useArchiving(organization, {
    archive: () => api(ArchiveBay, { params }),
    restore: () => api(RestoreBay, { params }),
    archived: m.archived(name),
    restored: m.restored(name)
  })
}
