import type { CampaignView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import dialog from "../../../ui/Dialog.module.css"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { ListDialog } from "../../../ui/ListDialog.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import safety from "../../fleet/safety/Safety.module.css"
import { ArchivedList, ArchivedRow } from "../Archived.tsx"
import { EditAndArchive } from "../EditAndArchive.tsx"
import { recalls } from "../messages/pages.ts"
import { CampaignDialog } from "./CampaignDialog.tsx"
import { useArchivingCampaign, useCampaigns } from "./recalls.ts"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

interface RowProps extends Pick<Props, "organization"> {
  readonly campaign: CampaignView
  readonly onEdit: () => void
}

const Row = ({ organization, campaign, onEdit }: RowProps) => {
  const m = useMessages(recalls).campaigns
  const { archive } = useArchivingCampaign(organization, campaign)
  const { number, component, source, undone, vehicles } = campaign
  return (
    <li className={safety["row"]}>
      <b>{number}</b>
      <div>
        <p>{component}</p>
        <p className={safety["about"]}>{[m[source], m.counts(undone, vehicles)].join(" · ")}</p>
      </div>
      {organization.can.includes("services.edit") && (
        <EditAndArchive
          edit={m.edit(number)}
          onEdit={source === "manual" ? onEdit : undefined}
          archive={m.archive(number)}
          command={archive}
        />
      )}
    </li>
  )
}

const Archived = ({ organization, campaign }: Omit<RowProps, "onEdit">) => {
  const { restore } = useArchivingCampaign(organization, campaign)
  const { number, component } = campaign
  const mayRestore = organization.can.includes("services.edit")
  return <ArchivedRow name={number} about={component} mayRestore={mayRestore} command={restore} />
}

const ArchivedCampaigns = ({ organization }: Pick<Props, "organization">) => {
  const { data = [] } = useCampaigns(organization, "true")
  if (data.length === 0) return null
  return (
    <ArchivedList>
      {data.map((campaign) => (
        <Archived key={campaign.id} organization={organization} campaign={campaign} />
      ))}
    </ArchivedList>
  )
}

const Campaigns = ({
  organization,
  onEdit
}: Pick<Props, "organization"> & { readonly onEdit: (campaign: CampaignView) => void }) => {
  const m = useMessages(recalls).campaigns
  const query = useCampaigns(organization, "false")
  if (!query.data) return <NotLoaded query={query} />
  if (query.data.length === 0) return <EmptyState title={m.empty} level="h3" />
  return (
    <ul aria-label={m.title} className={dialog["list"]}>
      {query.data.map((campaign) => (
        <Row
          key={campaign.id}
          organization={organization}
          campaign={campaign}
          onEdit={() => onEdit(campaign)}
        />
      ))}
    </ul>
  )
}

/** The campaigns that may concern vehicles, and those entered by hand, to edit and archive them. */
export const CampaignsDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(recalls).campaigns
  const [edited, edit] = useState<CampaignView>()
  return (
    <ListDialog title={m.title} about={m.about} maxWidth="620px" onClose={onClose}>
      <Campaigns organization={organization} onEdit={edit} />
      <ArchivedCampaigns organization={organization} />
      {edited && (
        <CampaignDialog organization={organization} campaign={edited} onClose={() => edit(undefined)} />
      )}
    </ListDialog>
  )
}
