import type { Organization } from "#tenancy/contract"
import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis, Route } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { MenuRoot } from "../../../../ui/MenuRoot.tsx"
import { vehicleMap } from "../../messages/index.ts"

const TrackingDialog = lazy(async () => ({ default: (await import("./TrackingDialog.tsx")).TrackingDialog }))

/** What is rarely done with the map; nothing if the user's role may do none of it. */
export const MapMenu = ({ organization }: { readonly organization: Organization }) => {
  const m = useMessages(vehicleMap).privacy
  const [isSetting, setIsSetting] = useState(false)
  if (!organization.can.includes("positions.configure")) return null
  return (
    <>
      <MenuRoot>
        <DropdownMenu.Trigger>
          <IconButton variant="ghost" color="gray" size="2" aria-label={m.more}>
            <Ellipsis size={18} aria-hidden="true" />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content variant="soft" color="gray" align="end">
          <DropdownMenu.Item onSelect={() => setIsSetting(true)}>
            <Route size={16} aria-hidden="true" /> {m.tracking.title}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </MenuRoot>
      {isSetting && (
        <Suspense>
          <TrackingDialog organization={organization} onClose={() => setIsSetting(false)} />
        </Suspense>
      )}
    </>
  )
}
