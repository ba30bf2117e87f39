import {
  ArchiveCampaign,
  type CampaignView,
  ListCampaigns,
  ListRecalls,
  RECALLS,
  type RecallSearch,
  type RecallView,
  ReopenRecall,
  RestoreCampaign,
  WORK_ORDERS
} from "#maintenance/contract"
import { VEHICLES } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useArchiving } from "../../tenancy/useArchiving.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { recalls } from "../messages/pages.ts"

/** The props shared by the parts of a vehicle's recall. */
export interface RecallProps {
  readonly organization: Organization
  readonly recall: RecallView
}

/** The props of its dialogs. */
export interface RecallDialogProps extends RecallProps {
  readonly onClose: () => void
}

/** The recalls that match, newest first. The previous ones stay on the screen while others load. */
export const useRecalls = ({ id }: Organization, filter: typeof RecallSearch.Encoded) =>
  usePages({
    key: organizationKey(id, RECALLS, "list", JSON.stringify(filter)),
    load: (page) => api(ListRecalls, { params: { organizationId: id }, query: { ...page, ...filter } }),
    meta: shows(VEHICLES, WORK_ORDERS),
    placeholderData: keepPreviousData
  })

/** The campaigns in use, or the archived ones, newest first. */
export const useCampaigns = ({ id }: Organization, archived: "true" | "false") =>
  useQuery({
    queryKey: organizationKey(id, RECALLS, "campaigns", archived),
    queryFn: () => api(ListCampaigns, { params: { organizationId: id }, query: { archived } }),
    select: ({ items }) => items
  })

/** Opens a recall again that was done or did not apply. */
export const useReopeningRecall = ({ organization, recall }: RecallProps) => {
  const m = useMessages(recalls)
  return useOrganizationCommand(organization, {
    send: () =>
      api(ReopenRecall, {
        params: { organizationId: organization.id, recallId: recall.id },
        body: { expected_version: recall.version }
      }),
    done: () => m.reopen.done(m.name(recall.campaign.component, recall.vehicle.name))
  })
}

/** Archives a campaign, with an undo in its toast, and restores it. */
export const useArchivingCampaign = (organization: Organization, { id, number }: CampaignView) => {
  const m = useMessages(recalls).campaigns
  const params = { organizationId: organization.id, campaignId: id }
  return useArchiving(organization, {
    archive: () => api(ArchiveCampaign, { params }),
    restore: () => api(RestoreCampaign, { params }),
    archived: m.archived(number),
    restored: m.restored(number)
  })
}
