import { Dialog } from "@radix-ui/themes"
import { Bell } from "lucide-react"
import { lazy, Suspense } from "react"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useMyInvitations } from "./myInvitations.ts"

const NotificationsDialog = lazy(async () => ({
  default: (await import("./notifications/NotificationsDialog.tsx")).NotificationsDialog
}))

/** Opens notifications and invitations; the badge counts what waits for an answer. */
export const NotificationsTrigger = () => {
  const m = useMessages(shell)
  const { invitations } = useMyInvitations()
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <HeaderButton label={m.notifications.open} icon={Bell} count={invitations.length} />
      </Dialog.Trigger>
      <Suspense>
        <NotificationsDialog />
      </Suspense>
    </Dialog.Root>
  )
}
