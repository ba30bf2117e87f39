import { Dialog } from "@radix-ui/themes"
import { lazy, Suspense } from "react"
import { useSettled } from "../../api/settled.ts"
import { useWords } from "../../app/actions/words.ts"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { useMyInvitations } from "../tenancy/myInvitations.ts"
import { openNotifications } from "./actions.ts"
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
  const { invitations } = useMyInvitations()
  const unread = useUnreadNotifications()
  const atRest = useSettled()
  const dialog = useNotificationsDialog()
  return (
    <Dialog.Root open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <Dialog.Trigger>
        <HeaderButton
          label={openNotifications.title(useWords())}
          icon={openNotifications.icon}
          count={unread + invitations.length}
        />
      </Dialog.Trigger>
      {(dialog.open || atRest) && (
        <Suspense>
          <NotificationsDialog state={dialog} />
        </Suspense>
      )}
    </Dialog.Root>
  )
}
