import { useState } from "react"
import { useSearchParams } from "react-router"
import { usePanel } from "../../app/actions/useActionContext.ts"

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
  const [isOpen, setOpen] = usePanel("notifications")
  const [chosen, choose] = useState<NotificationsTab>()
  const asked = search.get(NAME) ?? undefined
  const forget = () =>
    setSearch(
      (before) => {
        before.delete(NAME)
        return before
      },
      { replace: true, preventScrollReset: true }
    )
  return {
    open: isOpen || asked !== undefined,
    /** Undefined until the user, or the address, chose one. */
    tab: chosen ?? (asked !== undefined && isTab(asked) ? asked : undefined),
    choose,
    onOpenChange: (open: boolean) => {
      setOpen(open)
      choose(undefined)
      if (!open && asked !== undefined) forget()
    },
    /** Closes when the user follows a link, without changing the address the link leads to. */
    leave: () => {
      setOpen(false)
      choose(undefined)
    }
  }
}

export type NotificationsDialogState = ReturnType<typeof useNotificationsDialog>
