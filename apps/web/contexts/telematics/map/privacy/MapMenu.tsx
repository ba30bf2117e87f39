import type { Organization } from "#tenancy/contract"
import { Route } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { ActionMenu, DialogItem } from "../../../../ui/ActionMenu.tsx"
import { vehicleMap } from "../../messages/pages.ts"

const TrackingDialog = lazy(async () => ({ default: (await import("./TrackingDialog.tsx")).TrackingDialog }))

/** What is rarely done with the map; nothing if the user's role may do none of it. */
export const MapMenu = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(vehicleMap).privacy
  const [isSetting, setIsSetting] = useState(false)
  if (!organization.can.includes("positions.configure")) return null
  return (
    <>
      <ActionMenu label={m.more}>
        <DialogItem onOpen={() => setIsSetting(true)}>
          <Route size={16} aria-hidden="true" /> {m.tracking.title}
        </DialogItem>
      </ActionMenu>
      {isSetting && (
        <Suspense>
          <TrackingDialog organization={organization} onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </>
  )
}
