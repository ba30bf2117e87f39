import { Dialog } from "@radix-ui/themes"
import { Bell } from "lucide-react"
import { lazy, Suspense } from "react"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useMyInvitations } from "../tenancy/myInvitations.ts"
import { useUnreadNotifications } from "./notifications.ts"
import { useNotificationsDialog } from "./useNotificationsDialog.ts"

const load = () => import("./dialog/NotificationsDialog.tsx")

// Where it cannot be loaded, the page goes on without it instead of breaking.
const Nothing: Awaited<ReturnType<typeof load>>["NotificationsDialog"] = () => <></>
const NotificationsDialog = lazy(() =>
  load().then(
    ({ NotificationsDialog }) => ({ default: NotificationsDialog }),
    () => ({ default: Nothing })
  )
)

/** Opens notifications and invitations; the badge counts the unread ones and those that wait for an answer. */
export const NotificationsTrigger = () => {
  const m = useMessages(shell)
  const { invitations } = useMyInvitations()
  const unread = useUnreadNotifications()
  const dialog = useNotificationsDialog()
  return (
    <Dialog.Root open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <Dialog.Trigger>
        <HeaderButton label={m.notifications.open} icon={Bell} count={unread + invitations.length} />
      </Dialog.Trigger>
      <Suspense>
        <NotificationsDialog state={dialog} />
      </Suspense>
    </Dialog.Root>
  )
}
