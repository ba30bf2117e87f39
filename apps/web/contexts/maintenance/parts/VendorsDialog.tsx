import type { VendorView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import dialog from "../../../ui/Dialog.module.css"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { ListDialog } from "../../../ui/ListDialog.tsx"
import { NotLoaded } from "../../../ui/ListStates.tsx"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import safety from "../../fleet/safety/Safety.module.css"
import { ArchivedList, ArchivedRow } from "../Archived.tsx"
import { EditAndArchive } from "../EditAndArchive.tsx"
import { parts } from "../messages/pages.ts"
import { useArchivingVendor, useVendorQuery } from "./vendors.ts"
import { VendorDialog } from "./VendorDialog.tsx"

interface Props {
  readonly organization: Organization
  readonly onClose: () => void
}

const aboutOf = ({ email, phone, note }: VendorView) => [email, phone, note].filter(Boolean).join(" · ")

interface RowProps extends Pick<Props, "organization"> {
  readonly vendor: VendorView
  readonly onEdit: () => void
}

const Row = ({ organization, vendor, onEdit }: RowProps) => {
  const m = useMessages(parts).vendors
  const { archive } = useArchivingVendor(organization, vendor)
  const { name } = vendor
  const mayEdit = organization.can.includes("parts.edit")
  return (
    <li className={safety["row"]}>
      <b>{name}</b>
      <p className={safety["about"]}>{aboutOf(vendor)}</p>
      {mayEdit && (
        <EditAndArchive edit={m.edit(name)} onEdit={onEdit} archive={m.archiveOf(name)} command={archive} />
      )}
    </li>
  )
}

const Archived = ({ organization, vendor }: Omit<RowProps, "onEdit">) => {
  const { restore } = useArchivingVendor(organization, vendor)
  const mayRestore = organization.can.includes("parts.edit")
  return <ArchivedRow name={vendor.name} about={aboutOf(vendor)} mayRestore={mayRestore} command={restore} />
}

const ArchivedVendors = ({ organization }: Pick<Props, "organization">) => {
  const { data = [] } = useVendorQuery(organization, "true")
  if (data.length === 0) return null
  return (
    <ArchivedList>
      {data.map((vendor) => (
        <Archived key={vendor.id} organization={organization} vendor={vendor} />
      ))}
    </ArchivedList>
  )
}

const Vendors = ({
  organization,
  onEdit
}: Pick<Props, "organization"> & { readonly onEdit: (vendor: VendorView) => void }) => {
  const m = useMessages(parts).vendors
  const query = useVendorQuery(organization, "false")
  if (!query.data) return <NotLoaded query={query} />
  if (query.data.length === 0) return <EmptyState title={m.empty} level="h3" />
  return (
    <ul aria-label={m.list} className={dialog["list"]}>
      {query.data.map((vendor) => (
        <Row key={vendor.id} organization={organization} vendor={vendor} onEdit={() => onEdit(vendor)} />
      ))}
    </ul>
  )
}

/** The workshops and suppliers outside of the organization. */
export const VendorsDialog = ({ organization, onClose }: Props) => {
  const m = useMessages(parts).vendors
  const [edited, edit] = useState<VendorView | "new">()
  return (
    <ListDialog
      title={m.title}
      about={m.about}
      action={
        organization.can.includes("parts.edit") && (
          <OnlineButton onClick={() => edit("new")}>
            <Plus size={16} aria-hidden="true" />
            {m.add}
          </OnlineButton>
        )
      }
      onClose={onClose}
    >
      <Vendors organization={organization} onEdit={edit} />
      <ArchivedVendors organization={organization} />
      {edited && (
        <VendorDialog
          organization={organization}
          {...(edited !== "new" && { vendor: edited })}
          onClose={() => edit(undefined)}
        />
      )}
    </ListDialog>
  )
}
