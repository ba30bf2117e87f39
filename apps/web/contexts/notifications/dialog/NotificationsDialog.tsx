import { Dialog, Tabs } from "@radix-ui/themes"
import { type ReactNode, useRef, useState } from "react"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { CountBadge } from "../../../ui/CountBadge.tsx"
import { useMyInvitations } from "../../tenancy/myInvitations.ts"
import { MyInvitations } from "../../tenancy/myInvitations/MyInvitations.tsx"
import { useScrollToTop } from "../../../ui/useScrollToTop.ts"
import { useUnreadNotifications } from "../notifications.ts"
import { isTab, type NotificationsDialogState, type NotificationsTab } from "../useNotificationsDialog.ts"
import { NotificationList } from "./NotificationList.tsx"
import styles from "./NotificationsDialog.module.css"
import { SearchBar } from "./SearchBar.tsx"
import { TitleBar } from "./TitleBar.tsx"

interface PaneProps {
  readonly value: NotificationsTab
  /** Above the list, which scrolls. */
  readonly top?: ReactNode
  readonly search?: string
  readonly children: ReactNode
}

const Pane = ({ value, top, search = "", children }: PaneProps) => (
  <Tabs.Content value={value} className={styles["pane"] ?? ""}>
    {top}
    <div ref={useScrollToTop(search)} className={styles["list"]}>
      {children}
    </div>
  </Tabs.Content>
)

const TabBar = () => {
  const m = useMessages(notifications)
  const { invitations } = useMyInvitations()
  const pending = invitations.length
  return (
    <Tabs.List>
      <Tabs.Trigger value="notifications">
        {m.tabNotifications}
        <CountBadge count={useUnreadNotifications()} inline />
      </Tabs.Trigger>
      <Tabs.Trigger value="invitations">
        {m.tabInvitations}
        <CountBadge count={pending} inline words={m.pending(pending)} />
      </Tabs.Trigger>
    </Tabs.List>
  )
}

/** The initial tab: notifications, or invitations if only those are pending. Chosen once, on opening. */
const useFirstTab = (): NotificationsTab => {
  const { invitations } = useMyInvitations()
  const unread = useUnreadNotifications()
  const [first] = useState<NotificationsTab>(() =>
    unread === 0 && invitations.length > 0 ? "invitations" : "notifications"
  )
  return first
}

interface Props {
  readonly state: NotificationsDialogState
}

/** The content; reset on each opening. */
const Content = ({ state, onFollow }: Props & { readonly onFollow: () => void }) => {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState("")
  const first = useFirstTab()
  const clear = () => {
    setTyped("")
    box.current?.focus()
  }
  return (
    <>
      <TitleBar onFollow={onFollow} />
      <Tabs.Root
        value={state.tab ?? first}
        onValueChange={(tab) => isTab(tab) && state.choose(tab)}
        className={styles["body"] ?? ""}
      >
        <TabBar />
        <Pane
          value="notifications"
          top={<SearchBar box={box} typed={typed} onType={setTyped} />}
          search={typed}
        >
          <NotificationList typed={typed} onClear={clear} onFollow={onFollow} />
        </Pane>
        <Pane value="invitations">
          <MyInvitations />
        </Pane>
      </Tabs.Root>
    </>
  )
}

const focusPage = () => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })

/** The signed-in user's notifications and invitations. */
export const NotificationsDialog = ({ state }: Props) => {
  const followed = useRef(false)
  const follow = () => {
    followed.current = true
    state.leave()
  }
  return (
    <Dialog.Content
      maxWidth="520px"
      className={styles["dialog"] ?? ""}
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        // On the dialog itself: screen readers say its name first, and phones do not open the keyboard.
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
      }}
      onCloseAutoFocus={(event) => {
        if (!followed.current) return
        followed.current = false
        event.preventDefault()
        focusPage()
      }}
    >
      <Content state={state} onFollow={follow} />
    </Dialog.Content>
  )
}
