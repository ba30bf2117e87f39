import { Dialog, IconButton, Tabs, TextField } from "@radix-ui/themes"
import { Search, X } from "lucide-react"
import type { ReactNode } from "react"
import { common } from "../../../i18n/en/common.ts"
import { tenancy } from "../../../i18n/en/tenancy.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { ErrorState } from "../../../ui/ErrorState.tsx"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { useMyInvitations } from "../myInvitations.ts"
import { MyInvitationList } from "./MyInvitationList.tsx"
import styles from "./NotificationsDialog.module.css"
import { VerifyFirst } from "./VerifyFirst.tsx"

const TitleBar = () => {
  const { close } = useMessages(common)
  const m = useMessages(tenancy).notifications
  return (
    <div className={styles["bar"]}>
      <Dialog.Title as="h2" size="5" mb="0">
        {m.title}
      </Dialog.Title>
      <Dialog.Close>
        <IconButton variant="ghost" color="gray" aria-label={close}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Dialog.Close>
    </div>
  )
}

const Invitations = () => {
  const m = useMessages(tenancy).notifications
  const { invitations, error, isPending, refetch } = useMyInvitations()
  if (isPending) return <SkeletonRows />
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (invitations.length === 0) return <EmptyState title={m.noInvitations} level="h3" />
  return <MyInvitationList invitations={invitations} />
}

const Pane = ({ value, children }: { readonly value: string; readonly children: ReactNode }) => (
  <Tabs.Content value={value} className={styles["list"] ?? ""}>
    {children}
  </Tabs.Content>
)

const TabBar = () => {
  const m = useMessages(tenancy).notifications
  const { invitations } = useMyInvitations()
  const count = invitations.length
  return (
    <Tabs.List>
      <Tabs.Trigger value="notifications">{m.tabNotifications}</Tabs.Trigger>
      <Tabs.Trigger value="invitations">
        {m.tabInvitations}
        {count > 0 && (
          <span className={styles["count"]} aria-hidden="true">
            {count > 99 ? "99+" : count}
          </span>
        )}
      </Tabs.Trigger>
    </Tabs.List>
  )
}

/** What happened and who invites; there are no notifications before their context is built. */
export const NotificationsDialog = () => {
  const m = useMessages(tenancy).notifications
  const { invitations } = useMyInvitations()
  return (
    <Dialog.Content maxWidth="520px" className={styles["dialog"] ?? ""} aria-describedby={undefined}>
      <TitleBar />
      <TextField.Root
        type="search"
        placeholder={m.search}
        aria-label={m.search}
        className={styles["search"] ?? ""}
      >
        <TextField.Slot>
          <Search size={16} aria-hidden="true" />
        </TextField.Slot>
      </TextField.Root>
      <Tabs.Root defaultValue={invitations.length > 0 ? "invitations" : "notifications"}>
        <TabBar />
        <Pane value="notifications">
          <EmptyState title={m.none} level="h3" />
        </Pane>
        <Pane value="invitations">
          <VerifyFirst />
          <Invitations />
        </Pane>
      </Tabs.Root>
    </Dialog.Content>
  )
}
