import type { MessageId, ThreadSummary } from "#messaging/contract"
import type { Organization } from "#tenancy/contract"
import { useEffect } from "react"
import { messaging } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Alert } from "../../../ui/Alert.tsx"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults } from "../../../ui/ListStates.tsx"
import { PagedList } from "../../../ui/PagedList.tsx"
import { notify } from "../../../ui/toast.ts"
import { type ThreadFilter, useThread, type useThreads } from "../threads.ts"
import { useOutgoing } from "../useOutgoing.ts"
import { PendingMessages } from "./PendingMessages.tsx"
import styles from "./TeamMessages.module.css"
import { Thread } from "./Thread.tsx"
import { useShownThreads } from "./useShownThreads.ts"

interface Props {
  readonly organization: Organization
  readonly filter: ThreadFilter
  readonly onClear: () => void
  /** The conversation to open first. */
  readonly threadId: MessageId | undefined
}

const Nothing = ({ filter: { search, isUnread }, onClear }: Pick<Props, "filter" | "onClear">) => {
  const m = useMessages(messaging)
  if (search === "" && isUnread) return <EmptyState title={m.noneUnread.title} level="h3" />
  if (search === "")
    return (
      <EmptyState title={m.none.title} level="h3">
        {m.none.sentence}
      </EmptyState>
    )
  return (
    <NoResults title={m.notFound.title} onClear={onClear}>
      {(isUnread ? m.noneUnread : m.notFound).sentence(search)}
    </NoResults>
  )
}

/** Announces each failure to load once. */
const useFailureToast = ({ errorUpdatedAt, isError }: ReturnType<typeof useThreads>) => {
  const { loadFailed } = useMessages(messaging).toasts
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) notify.error(loadFailed)
  }, [errorUpdatedAt, isError, loadFailed])
}

/** The conversation from the address, opened, above all others. */
const LinkedThread = ({ organization, threadId }: Pick<Props, "organization" | "threadId">) => {
  const { data, error } = useThread(organization.id, threadId)
  if (error)
    return (
      <div className={styles["notice"]}>
        <Alert error={error} />
      </div>
    )
  if (!data) return null
  return (
    <ul className={styles["linked"]}>
      <Thread key={data.id} summary={{ ...data, latest: null, match: null }} search="" startOpen />
    </ul>
  )
}

/** Unsent messages that no loaded list contains yet. */
const usePending = (
  { organization, filter: { search, isUnread } }: Props,
  threads: ReadonlyArray<ThreadSummary>
) => {
  const known = new Set(threads.map(({ client_id }) => client_id))
  return useOutgoing()
    .filter((one) => one.kind !== "reply")
    .filter(({ organization_id }) => organization_id === organization.id)
    .filter(({ client_id }) => search === "" && !isUnread && !known.has(client_id))
    .toReversed()
}

/** The conversations that pass the filter, by their latest message, with all states of a list. */
export const ThreadList = (props: Props) => {
  const { organization, filter, onClear } = props
  const { search, isUnread } = filter
  const m = useMessages(messaging)
  const { query, shown, onOpen } = useShownThreads(organization, filter)
  useFailureToast(query)
  const pending = usePending(props, shown)
  const linked = search === "" && !isUnread ? props.threadId : undefined
  const list = (
    <PagedList
      query={query}
      items={shown}
      label={m.list}
      empty={pending.length === 0 && linked === undefined && <Nothing filter={filter} onClear={onClear} />}
    >
      {(summary) =>
        summary.id !== linked && <Thread key={summary.id} summary={summary} search={search} onOpen={onOpen} />
      }
    </PagedList>
  )
  return (
    <div
      data-stale={query.isPlaceholderData}
      aria-busy={query.isPlaceholderData}
      className={styles["threads"]}
    >
      <PendingMessages pending={pending} />
      {linked && <LinkedThread organization={organization} threadId={linked} />}
      {list}
    </div>
  )
}
