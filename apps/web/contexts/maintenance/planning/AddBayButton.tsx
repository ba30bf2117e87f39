import type { Organization } from "#tenancy/contract"
import { Plus } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { OnlineButton } from "../../../ui/OnlineButton.tsx"
import { planning } from "../messages/pages.ts"

const BayDialog = lazy(async () => ({ default: (await import("./BayDialog.tsx")).BayDialog }))

/** Adds a bay, for those who may. */
export const AddBayButton = ({ organization }: { readonly organization: Organization }) => {
  const { add } = useMessages(planning).bays
  const [isOpen, setOpen] = useState(false)
  if (!organization.can.includes("workorders.approve")) return null
  return (
    <>
      <OnlineButton variant="surface" color="gray" onClick={() => setOpen(true)}>
        <Plus size={16} aria-hidden="true" />
        {add}
      </OnlineButton>
      {isOpen && (
        <Suspense>
          <BayDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
