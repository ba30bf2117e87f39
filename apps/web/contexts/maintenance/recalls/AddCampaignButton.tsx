import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { recalls } from "../messages/pages.ts"

const CampaignDialog = lazy(async () => ({ default: (await import("./CampaignDialog.tsx")).CampaignDialog }))

interface Props {
  readonly organization: Organization
  /** For any but the page's primary action. */
  readonly quiet?: boolean
}

/** Adds a recall by hand, for those who may. */
export const AddCampaignButton = ({ organization, quiet = false }: Props) => {
  const m = useMessages(recalls).campaigns
  const [open, setOpen] = useState(false)
  if (!organization.can.includes("services.edit")) return null
  return (
    <>
      <OnlineButton
        {...(quiet && { variant: "surface" as const, color: "gray" as const })}
        onClick={() => setOpen(true)}
      >
        <Plus size={16} aria-hidden="true" />
        {m.add}
      </OnlineButton>
      {open && (
        <Suspense>
          <CampaignDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
