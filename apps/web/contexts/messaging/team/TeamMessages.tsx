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
import { type ThreadFilter, useThreads } from "../threads.ts"
import { useUnreadMessages } from "../unread.ts"
import { onArrow } from "./arrowKeys.ts"
import { ExportButton } from "./ExportButton.tsx"
import { FilterControl } from "./FilterControl.tsx"
import { NoOrganization } from "./NoOrganization.tsx"
import styles from "./TeamMessages.module.css"
import { ThreadList } from "./ThreadList.tsx"

interface Props {
  readonly filter: ThreadFilter
  readonly onClear: () => void
  /** The conversation to open first. */
  readonly threadId: MessageId | undefined
  readonly onUnread: (isUnread: boolean) => void
}

interface SummaryProps {
  readonly organization: Organization
  readonly filter: ThreadFilter
}

/** A short status of the list: its content, or why it may be incomplete; announced when it changes. */
const Summary = ({ organization, filter }: SummaryProps) => {
  const m = useMessages(messaging)
  const { data, hasNextPage, isPlaceholderData } = useThreads(organization.id, filter)
  const unread = useUnreadMessages(organization)
  const { offline } = useMessages(messagingInShell)
  if (useOffline()) return <StateBadge state="idle">{offline.short}</StateBadge>
  if (!data || isPlaceholderData) return null
  const count = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  if (filter.search !== "") return m.resultCount(count, hasNextPage)
  if (unread > 0) return m.unreadCount(unread)
  return count > 0 ? m.allRead : null
}

const Export = ({ organization, filter }: SummaryProps) => {
  const { data, isPlaceholderData } = useThreads(organization.id, filter)
  const isAll = filter.search === "" && !filter.isUnread
  const isEmpty = isAll && !isPlaceholderData && data?.pages[0]?.items.length === 0
  return <ExportButton organization={organization} isEmpty={isEmpty} />
}

interface ToolBarProps {
  readonly organization: Organization | undefined
  readonly filter: ThreadFilter
  readonly onUnread: (isUnread: boolean) => void
}

const ToolBar = ({ organization, filter, onUnread }: ToolBarProps) => (
  <div className={styles["tools"]}>
    <div className={styles["filter"]}>
      {organization && <FilterControl isUnread={filter.isUnread} onChange={onUnread} />}
      <output className={styles["summary"]}>
        {organization && <Summary organization={organization} filter={filter} />}
      </output>
    </div>
    {organization && <Export organization={organization} filter={filter} />}
    <ActionButton action={compose} />
  </div>
)

/** The messages among members of the current organization, and a button to write one. */
export const TeamMessages = ({ filter, onClear, onUnread, threadId }: Props) => {
  const { current, isPending } = useOrganizations()
  const list = useScrollToTop(`${filter.isUnread} ${filter.search}`)
  // Preloaded, so that messages can be written offline.
  useRecipients(current)
  useEffect(() => void loadCompose().catch(() => undefined), [])
  const missing = isPending ? <SkeletonRows rows={6} /> : <NoOrganization />
  return (
    <>
      <ToolBar organization={current} filter={filter} onUnread={onUnread} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrow keys move the focus between the buttons inside. */}
      <div ref={list} className={styles["list"]} onKeyDown={onArrow}>
        {current ? (
          <ThreadList
            key={`${current.id} ${filter.isUnread}`}
            organization={current}
            filter={filter}
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
