import { ArchiveVendor, ListVendors, RestoreVendor, VENDORS, type VendorView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { parts } from "../messages/pages.ts"

/** The vendors in use, or the archived ones, by name. */
export const useVendorQuery = ({ id }: Organization, archived: "true" | "false") =>
  useQuery({
    queryKey: organizationKey(id, VENDORS, "list", archived),
    queryFn: () => api(ListVendors, { params: { organizationId: id }, query: { archived } }),
    select: ({ items }) => items
  })

/** The vendors in use, none while they load. */
export const useVendors = (organization: Organization): ReadonlyArray<VendorView> =>
  useVendorQuery(organization, "false").data ?? []

/** Archives a vendor, with an undo in its toast, and restores it. */
export const useArchivingVendor = (organization: Organization, { id, name }: VendorView) => {
  const m = useMessages(parts).vendors
  const params = { organizationId: organization.id, vendorId: id }
  return useArchiving(organization, {
    archive: () => api(ArchiveVendor, { params }),
    restore: () => api(RestoreVendor, { params }),
    archived: m.archived(name),
    restored: m.restored(name)
  })
}
