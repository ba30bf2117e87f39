import { Dialog, IconButton, Tabs } from "@radix-ui/themes"
import { X } from "lucide-react"
import { type KeyboardEvent, lazy, Suspense, useState } from "react"
import { common } from "../../i18n/messages/index.ts"
import { messaging, customerEmails } from "./messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { SearchField } from "../../ui/SearchField.tsx"
import { SkeletonRows } from "../../ui/Skeleton.tsx"
import styles from "./MessagesDialog.module.css"
import { TeamMessages } from "./team/TeamMessages.tsx"
import { focusFirst } from "./team/arrowKeys.ts"
import type { DialogView } from "./useMessagesDialog.ts"
import { useRefusalToasts } from "./useRefusalToasts.ts"
import { withMessages } from "../../i18n/locale.ts"

const CustomerEmailsTab = lazy(
  withMessages(
    async () => ({ default: (await import("./customerEmails/CustomerEmailsTab.tsx")).CustomerEmailsTab }),
    customerEmails
  )
)

const TitleBar = () => {
  const { close } = useMessages(common)
  const m = useMessages(messaging)
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

const onSearchKey = (event: KeyboardEvent) => {
  if (event.key === "ArrowDown" && focusFirst()) event.preventDefault()
}

interface Props {
  readonly view: DialogView
}

const Content = ({ view }: Props) => {
  const m = useMessages(messaging)
  const [search, setSearch] = useState("")
  const [isUnread, setUnread] = useState(view.isUnread)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The down arrow moves from the field inside to the results. */}
      <search className={styles["search"]} onKeyDown={onSearchKey}>
        <SearchField label={m.search} value={search} onSearch={setSearch} />
      </search>
      <Tabs.Root defaultValue={view.tab} className={styles["body"] ?? ""}>
        <Tabs.List aria-label={m.tabs.label} className={styles["tabs"] ?? ""}>
          <Tabs.Trigger value="team">{m.tabs.team}</Tabs.Trigger>
          <Tabs.Trigger value="customers">{m.tabs.customers}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="team" className={styles["pane"] ?? ""}>
          <TeamMessages
            filter={{ search, isUnread }}
            onClear={() => setSearch("")}
            onUnread={setUnread}
            threadId={view.threadId}
          />
        </Tabs.Content>
        <Tabs.Content value="customers" className={`${styles["pane"]} ${styles["customers"]}`}>
          <Suspense fallback={<SkeletonRows />}>
            <CustomerEmailsTab search={search} onClear={() => setSearch("")} />
          </Suspense>
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}

/** Messages within the team and, on a second tab, emails to customers. */
export const MessagesDialog = ({ view }: Props) => {
  useRefusalToasts()
  return (
    <Dialog.Content maxWidth="640px" className={styles["dialog"] ?? ""} aria-describedby={undefined}>
      <TitleBar />
      <Content key={view.visit} view={view} />
    </Dialog.Content>
  )
}
