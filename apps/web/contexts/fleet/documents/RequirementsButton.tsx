import type { Organization } from "#tenancy/contract"
import { Button } from "@radix-ui/themes"
import { ListChecks } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { documents } from "../messages/pages.ts"

const RequirementsDialog = lazy(async () => ({
  default: (await import("./RequirementsDialog.tsx")).RequirementsDialog
}))

/** Opens which documents vehicles need, for those who may change it. */
export const RequirementsButton = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(documents).requirements
  const [open, setOpen] = useState(false)
  if (!organization.can.includes("fleet.configure")) return null
  return (
    <>
      <Button variant="surface" color="gray" onClick={() => setOpen(true)}>
        <ListChecks size={16} aria-hidden="true" />
        {m.open}
      </Button>
      {open && (
        <Suspense>
          <RequirementsDialog organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
