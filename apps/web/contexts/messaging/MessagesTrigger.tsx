import { Dialog } from "@radix-ui/themes"
import { MessageSquare } from "lucide-react"
import { lazy, Suspense, useEffect } from "react"
import { HeaderButton } from "../../app/shell/HeaderButton.tsx"
import { shell } from "../../i18n/en/shell.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { useOrganizations } from "../tenancy/organizations.ts"
import { useUnreadMessages } from "./unread.ts"
import { useMessagesDialog } from "./useMessagesDialog.ts"

const load = () => import("./MessagesDialog.tsx")

// Where it cannot be loaded, the page goes on without messages instead of breaking.
const Nothing: Awaited<ReturnType<typeof load>>["MessagesDialog"] = () => <></>
const MessagesDialog = lazy(() =>
  load().then(
    ({ MessagesDialog }) => ({ default: MessagesDialog }),
    () => ({ default: Nothing })
  )
)

/** What was sent off before, in this browser, goes out as soon as it can. */
const useSending = () =>
  useEffect(() => {
    void import("./outgoing/sending.ts").then(
      ({ keepSending }) => keepSending(),
      () => undefined
    )
  }, [])

/** Opens messages; the badge counts what is unread in the current organization. */
export const MessagesTrigger = () => {
  const m = useMessages(shell)
  const { current } = useOrganizations()
  const unread = useUnreadMessages(current)
  const { open, onOpenChange, asked } = useMessagesDialog()
  useSending()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Trigger>
        <HeaderButton label={m.messages.open} icon={MessageSquare} count={unread} />
      </Dialog.Trigger>
      <Suspense>
        <MessagesDialog asked={asked} />
      </Suspense>
    </Dialog.Root>
  )
}
