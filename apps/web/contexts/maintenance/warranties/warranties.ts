import {
  ArchiveWarranty,
  ListWarranties,
  RestoreWarranty,
  WARRANTIES,
  type WarrantyView
} from "#maintenance/contract"
import { METERS } from "#fleet/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import type { VehicleTabProps } from "../../../app/vehicleTabs/VehicleTab.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { warranties } from "../messages/pages.ts"

/** The warranties of a vehicle, archived ones last. */
export const useWarranties = ({ organization: { id }, vehicle }: VehicleTabProps) =>
  useQuery({
    queryKey: organizationKey(id, WARRANTIES, "of-vehicle", vehicle.id),
    queryFn: () => api(ListWarranties, { params: { organizationId: id, vehicleId: vehicle.id } }),
    select: ({ items }) => items,
    // What a vehicle has done ends them.
    meta: shows(METERS)
  })

/** Archiving, with an undo in its toast, and restoring. */
export const useArchivingWarranty = (
  organization: VehicleTabProps["organization"],
  { id, provider }: WarrantyView
) => {
  const m = useMessages(warranties)
  const params = { organizationId: organization.id, warrantyId: id }
  return useArchiving(organization, {
    archive: () => api(ArchiveWarranty, { params }),
    restore: () => api(RestoreWarranty, { params }),
    archived: m.archived(provider),
    restored: m.restored(provider)
  })
}
