import type { Organization } from "#tenancy/contract"
import { Dialog } from "@radix-ui/themes"
import { lazy, Suspense, useEffect } from "react"
import { whenIdle } from "../../api/idle.ts"
import { useIsIdle } from "../../api/useIsIdle.ts"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { useOrganizations } from "../tenancy/organizations.ts"
import { openMessages } from "./actions.ts"
import { useUnreadMessages } from "./unread.ts"
import { useMessagesDialog } from "./useMessagesDialog.ts"
import { DialogRoot } from "../../ui/DialogRoot.tsx"
import { useLocalize } from "../../i18n/useMessages.ts"
import { withMessages } from "../../i18n/locale.ts"
import { forms } from "../../i18n/messages/index.ts"
import { messaging } from "./messages/index.ts"

// A form that suspended inside of it would hide both dialogs for a moment, and then the lower one would get the clicks.
const load = withMessages(() => import("./MessagesDialog.tsx"), messaging, forms)

// If it cannot be loaded, the page works without messages instead of failing.
const Nothing: Awaited<ReturnType<typeof load>>["MessagesDialog"] = () => <></>
const MessagesDialog = lazy(() =>
  load().then(
    ({ MessagesDialog }) => ({ default: MessagesDialog }),
    () => ({ default: Nothing })
  )
)

/** Messages queued earlier in this browser are sent as soon as possible. */
const useSending = () =>
  useEffect(() => {
    void whenIdle()
      .then(() => import("./outgoing/sending.ts"))
      .then(
        ({ startSending }) => startSending(),
        () => undefined
      )
  }, [])

/** Offline, messages can be read and written even if they were not opened before. */
const usePrefetching = (organization: Organization | undefined, isIdle: boolean) =>
  useEffect(() => {
    if (!organization || !isIdle) return
    void import("./prefetch.ts").then(
      ({ prefetchMessages }) => prefetchMessages(organization),
      () => undefined
    )
  }, [organization, isIdle])

/**
 * Opens messages, loaded when the page is idle or on demand; the badge counts the unread ones of the current
 * organization.
 */
export const MessagesTrigger = () => {
  const { current } = useOrganizations()
  const unread = useUnreadMessages(current)
  const { open, onOpenChange, view } = useMessagesDialog()
  const isIdle = useIsIdle()
  useSending()
  usePrefetching(current, isIdle)
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger>
        <HeaderButton label={useLocalize()(openMessages.title)} icon={openMessages.icon} count={unread} />
      </Dialog.Trigger>
      {(open || isIdle) && (
        <Suspense>
          <MessagesDialog view={view} />
        </Suspense>
      )}
    </DialogRoot>
  )
}
