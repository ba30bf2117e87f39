import {
  ArchiveDocument,
  CountExpiringDocuments,
  DOCUMENTS,
  type DocumentView,
  GetRequiredDocuments,
  ListDocuments,
  ListExpiringDocuments,
  REQUIRED_DOCUMENTS,
  RestoreDocument,
  VEHICLES
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { LINKS_WORK_FOR } from "../../files/links.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { documents as catalogue } from "../messages/pages.ts"
import type { VehicleProps } from "../vehicles.ts"

/** The props shared by the parts of a document. */
export interface DocumentProps extends VehicleProps {
  readonly document: DocumentView
}

/** The documents of a vehicle, those that expire next first, and the required types that are missing. */
export const useDocuments = ({ organization: { id }, vehicle }: VehicleProps) =>
  useQuery({
    queryKey: organizationKey(id, DOCUMENTS, "list", vehicle.id),
    queryFn: () => api(ListDocuments, { params: { organizationId: id, vehicleId: vehicle.id } }),
    staleTime: 0,
    refetchInterval: LINKS_WORK_FOR,
    // What is missing depends on the vehicle's kind.
    meta: shows(REQUIRED_DOCUMENTS, VEHICLES)
  })

/** The documents of the whole fleet that have expired or will soon, the longest expired first. */
export const useExpiringDocuments = ({ id }: Organization) =>
  usePages({
    key: organizationKey(id, DOCUMENTS, "expiring"),
    load: (query) => api(ListExpiringDocuments, { params: { organizationId: id }, query }),
    meta: shows(VEHICLES)
  })

export const useExpiringCount = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, DOCUMENTS, "count"),
    queryFn: () => api(CountExpiringDocuments, { params: { organizationId: id } }),
    meta: shows(VEHICLES)
  })

/** Which documents vehicles of each kind need. */
export const useRequiredDocuments = ({ id }: Organization) =>
  useQuery({
    queryKey: organizationKey(id, REQUIRED_DOCUMENTS),
    queryFn: () => api(GetRequiredDocuments, { params: { organizationId: id } }),
    select: ({ items }) => items
  })

/** Archiving, with an undo in its toast, and restoring. */
export const useArchiving = ({ organization, document }: DocumentProps) => {
  const m = useMessages(catalogue)
  const type = m.types[document.type]
  const params = { organizationId: organization.id, documentId: document.id }
  const restore = useOrganizationCommand(organization, {
    send: () => api(RestoreDocument, { params }),
    done: () => m.restored(type)
  })
  const archive = useOrganizationCommand(organization, {
    send: () => api(ArchiveDocument, { params }),
    done: () => m.archived(type),
    offer: { label: m.undo, run: restore.mutate }
  })
  return { archive, restore }
}
