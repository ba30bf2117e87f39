import { Dialog } from "@radix-ui/themes"
import { lazy, Suspense } from "react"
import { useIsIdle } from "../../api/useIsIdle.ts"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { shell } from "../../app/messages/index.ts"
import { useMessages, useLocalize } from "../../i18n/useMessages.ts"
import { useMyInvitations } from "../tenancy/myInvitations.ts"
import { openNotifications } from "./actions.ts"
import { useUnreadNotifications } from "./notifications.ts"
import { useNotificationsDialog } from "./useNotificationsDialog.ts"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { withMessages } from "../../i18n/locale.ts"
import { notifications, notificationsInShell } from "./messages/index.ts"
import { tenancy } from "../tenancy/messages/index.ts"

const load = withMessages(() => import("./dialog/NotificationsDialog.tsx"), notifications, tenancy)

// If it cannot be loaded, the page works without it instead of failing.
const Nothing: Awaited<ReturnType<typeof load>>["NotificationsDialog"] = () => <></>
const NotificationsDialog = lazy(() =>
  load().then(
    ({ NotificationsDialog }) => ({ default: NotificationsDialog }),
    () => ({ default: Nothing })
  )
)

/** The badge shows the sum of unread notifications and pending invitations; its label names both. */
const useWaiting = () => {
  const { invitations } = useMyInvitations()
  const unread = useUnreadNotifications()
  const m = useMessages(shell)
  const { invitations: inWords } = useMessages(notificationsInShell)
  const count = unread + invitations.length
  const parts = [
    ...(unread > 0 ? [m.unread(unread)] : []),
    ...(invitations.length > 0 ? [inWords(invitations.length)] : [])
  ]
  const words = parts.join(", ")
  return { count, words: parts.length > 1 ? `${count > 99 ? "99+" : count}: ${words}` : words }
}

/** Opens notifications and invitations; the badge counts unread notifications and pending invitations. */
export const NotificationsTrigger = () => {
  const waiting = useWaiting()
  const isIdle = useIsIdle()
  const dialog = useNotificationsDialog()
  return (
    <DialogRoot open={dialog.open} onOpenChange={dialog.onOpenChange}>
      <Dialog.Trigger>
        <HeaderButton
          label={useLocalize()(openNotifications.title)}
          icon={openNotifications.icon}
          {...waiting}
        />
      </Dialog.Trigger>
      {(dialog.open || isIdle) && (
        <Suspense>
          <NotificationsDialog state={dialog} />
        </Suspense>
      )}
    </DialogRoot>
  )
}
