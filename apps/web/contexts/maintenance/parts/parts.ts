import {
  ArchivePart,
  CountParts,
  GetPart,
  ListParts,
  ListStockMovements,
  PARTS,
  type PartView,
  RestorePart
} from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { parts as catalogue } from "../messages/pages.ts"
import type { PartListState } from "./usePartList.ts"

/** The props shared by the parts of a part's view. */
export interface PartProps {
  readonly organization: Organization
  readonly part: PartView
}

/** The props of its dialogs. */
export interface PartDialogProps extends PartProps {
  readonly onClose: () => void
}

/** The parts that match, in this order. The previous ones stay on the screen while others load. */
export const useParts = (
  { id }: Organization,
  { matching, order, sort, isPending }: Pick<PartListState, "matching" | "order" | "sort" | "isPending">
) =>
  usePages({
    enabled: !isPending,
    key: organizationKey(id, PARTS, "list", sort, JSON.stringify(matching)),
    load: (page) =>
      api(ListParts, { params: { organizationId: id }, query: { ...page, ...matching, ...order } }),
    placeholderData: keepPreviousData
  })

/** How many parts match. The previous count stays on the screen, as `isPlaceholderData`, while another loads. */
export const usePartCount = (
  { id }: Organization,
  { matching, isPending }: Pick<PartListState, "matching" | "isPending">
) =>
  useQuery({
    enabled: !isPending,
    queryKey: organizationKey(id, PARTS, "count", JSON.stringify(matching)),
    queryFn: () => api(CountParts, { params: { organizationId: id }, query: matching }),
    placeholderData: keepPreviousData
  })

const loadPart = ({ id }: Organization, partId: PartView["id"]) =>
  api(GetPart, { params: { organizationId: id, partId } })

/** One part; taken from the list until the server has answered. */
export const usePart = (organization: Organization, partId: PartView["id"], known?: PartView) =>
  useQuery({
    queryKey: organizationKey(organization.id, PARTS, "one", partId),
    queryFn: () => loadPart(organization, partId),
    ...(known && { initialData: known })
  })

/** What changed the stock of a part, newest first. */
export const useMovements = ({ organization: { id }, part }: PartProps) =>
  useInfiniteQuery({
    queryKey: organizationKey(id, PARTS, "movements", part.id),
    queryFn: ({ pageParam }) =>
      api(ListStockMovements, {
        params: { organizationId: id, partId: part.id },
        query: pageParam === "" ? {} : { before: pageParam }
      }),
    initialPageParam: "",
    getNextPageParam: ({ items, more }) => (more ? String(items.at(-1)?.position ?? "") : null)
  })

/** Archiving, with an undo in its toast, and restoring. */
export const useArchivingPart = ({ organization, part }: PartProps) => {
  const m = useMessages(catalogue)
  const params = { organizationId: organization.id, partId: part.id }
  return useArchiving(organization, {
    archive: () => api(ArchivePart, { params }),
    restore: () => api(RestorePart, { params }),
    archived: m.archived(part.name),
    restored: m.restored(part.name)
  })
}
