import { useState } from "react"
import { useSearchParams } from "react-router"
import { usePanel } from "../../app/actions/useActionContext.ts"
import { openNotifications } from "./actions.ts"

const NAME = "notifications"
const TABS = ["notifications", "invitations"] as const
export type NotificationsTab = (typeof TABS)[number]

export const isTab = (text: string): text is NotificationsTab => TABS.some((tab) => tab === text)

/**
 * Whether the dialog is open, and on which tab. `?notifications=invitations` in the address opens it there,
 * so that emails and notifications can link to it, on any page.
 */
export const useNotificationsDialog = () => {
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = usePanel(openNotifications)
  const [chosen, choose] = useState<NotificationsTab>()
  const requested = search.get(NAME) ?? undefined
  const clearAddress = () =>
    setSearch(
      (before) => {
        before.delete(NAME)
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  return {
    open: isOpen || requested !== undefined,
    /** Undefined until the user, or the address, chose one. */
    tab: chosen ?? (requested !== undefined && isTab(requested) ? requested : undefined),
    choose,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      choose(undefined)
      if (!open && requested !== undefined) clearAddress()
    },
    /** Closes when the user follows a link, without changing the address the link leads to. */
    leave: () => {
      setOpen(false)
      choose(undefined)
    }
  }
}

export type NotificationsDialogState = ReturnType<typeof useNotificationsDialog>
