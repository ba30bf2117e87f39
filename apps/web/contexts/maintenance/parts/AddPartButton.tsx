import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { parts } from "../messages/pages.ts"

const PartDialog = lazy(async () => ({ default: (await import("./PartDialog.tsx")).PartDialog }))

interface Props {
  readonly organization: Organization
  /** For any but the page's primary action. */
  readonly quiet?: boolean
}

/** Adds a part, for those who may. */
export const AddPartButton = ({ organization, quiet = false }: Props) => {
  const m = useMessages(parts).add
  const [open, setOpen] = useState(false)
  if (!organization.can.includes("parts.edit")) return null
  return (
    <>
      <OnlineButton
        {...(quiet && { variant: "surface" as const, color: "gray" as const })}
        onClick={() => setOpen(true)}
      >
        <Plus size={16} aria-hidden="true" />
        {m.open}
      </OnlineButton>
      {open && (
        <Suspense>
          <PartDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
