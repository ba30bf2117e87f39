import type { BayView } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { lazy, Suspense, useState } from "react"
import { useFormat } from "../../../i18n/format.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { DialogItem } from "../../../ui/ActionMenu.tsx"
import documents from "../../fleet/documents/Documents.module.css"
import meters from "../../fleet/meters/Meters.module.css"
import { ArchivableActions } from "../ArchivableActions.tsx"
import { settings } from "../messages/pages.ts"
import { useArchivingBay } from "./settings.ts"

const BayDialog = lazy(async () => ({ default: (await import("../planning/BayDialog.tsx")).BayDialog }))

interface Props {
  readonly organization: Organization
  readonly bay: BayView
}

const Actions = ({ organization, bay }: Props) => {
  const m = useMessages(settings).bays
  const [renaming, setRenaming] = useState(false)
  const archiving = useArchivingBay(organization, bay)
  return (
    <>
      <ArchivableActions name={bay.name} isArchived={bay.archived_at !== null} messages={m} {...archiving}>
        <DialogItem onOpen={() => setRenaming(true)}>{m.rename}</DialogItem>
      </ArchivableActions>
      {renaming && (
        <Suspense>
          <BayDialog organization={organization} bay={bay} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  )
}

/** One bay, and what can be done with it. */
export const BayRow = (props: Props) => {
  const { organization, bay } = props
  const m = useMessages(settings).bays
  const format = useFormat(organization.time_zone)
  return (
    <li className={meters["row"]}>
      <p className={documents["name"]}>{bay.name}</p>
      <p className={meters["about"]}>{m.added(format.date(bay.created_at))}</p>
      {organization.can.includes("workorders.approve") && <Actions {...props} />}
    </li>
  )
}
