import type { MessageId } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { useEffect } from "react"
import { useOffline } from "../../../api/connection.ts"
import { ActionButton } from "../../../app/actions/ActionButton.tsx"
import { messaging, messagingInShell } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { SkeletonRows } from "../../../ui/Skeleton.tsx"
import { StateBadge } from "../../../ui/StateBadge.tsx"
import { useScrollToTop } from "../../../ui/useScrollToTop.ts"
import { useOrganizations } from "../../tenancy/organizations.ts"
import { compose, loadCompose } from "../actions.ts"
import { useRecipients } from "../recipients.ts"
import { useThreads } from "../threads.ts"
import { useUnreadMessages } from "../unread.ts"
import { onArrow } from "./arrowKeys.ts"
import { ExportButton } from "./ExportButton.tsx"
import { NoOrganization } from "./NoOrganization.tsx"
import styles from "./TeamMessages.module.css"
import { ThreadList } from "./ThreadList.tsx"

interface Props {
  readonly search: string
  readonly onClear: () => void
  /** The conversation to open first. */
  readonly threadId: MessageId | undefined
}

interface SummaryProps {
  readonly organization: Organization
  readonly search: string
}

/** A short status of the list: its content, or why it may be incomplete; announced when it changes. */
const Summary = ({ organization, search }: SummaryProps) => {
  const m = useMessages(messaging)
  const { data, hasNextPage, isPlaceholderData } = useThreads(organization.id, search)
  const unread = useUnreadMessages(organization)
  const { offline } = useMessages(messagingInShell)
  if (useOffline()) return <StateBadge state="idle">{offline.short}</StateBadge>
  if (!data || isPlaceholderData) return null
  const count = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  if (search !== "") return m.resultCount(count, hasNextPage)
  if (unread > 0) return m.unreadCount(unread)
  return count > 0 ? m.allRead : null
}

const Export = ({ organization, search }: SummaryProps) => {
  const { data, isPlaceholderData } = useThreads(organization.id, search)
  const isEmpty = search === "" && !isPlaceholderData && data?.pages[0]?.items.length === 0
  return <ExportButton organization={organization} isEmpty={isEmpty} />
}

interface ToolBarProps {
  readonly organization: Organization | undefined
  readonly search: string
}

const ToolBar = ({ organization, search }: ToolBarProps) => (
  <div className={styles["tools"]}>
    <output className={styles["summary"]}>
      {organization && <Summary organization={organization} search={search} />}
    </output>
    {organization && <Export organization={organization} search={search} />}
    <ActionButton action={compose} />
  </div>
)

/** The messages among members of the current organization, and a button to write one. */
export const TeamMessages = ({ search, onClear, threadId }: Props) => {
  const { current, isPending } = useOrganizations()
  const list = useScrollToTop(search)
  // Preloaded, so that messages can be written offline.
  useRecipients(current)
  useEffect(() => void loadCompose().catch(() => undefined), [])
  const missing = isPending ? <SkeletonRows rows={6} /> : <NoOrganization />
  return (
    <>
      <ToolBar organization={current} search={search} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys move the focus between the buttons inside. */}
      <div ref={list} className={styles["list"]} onKeyDown={onArrow}>
        {current ? (
          <ThreadList
            key={current.id}
            organization={current}
            search={search}
            onClear={onClear}
            threadId={threadId}
          />
        ) : (
          missing
        )}
      </div>
    </>
  )
}
