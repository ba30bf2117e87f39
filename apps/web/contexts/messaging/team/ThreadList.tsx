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
import { useThread, useThreads } from "../threads.ts"
import { useOutgoing } from "../useOutgoing.ts"
import { PendingMessages } from "./PendingMessages.tsx"
import styles from "./TeamMessages.module.css"
import { Thread } from "./Thread.tsx"

interface Props {
  readonly organization: Organization
  readonly search: string
  readonly onClear: () => void
  /** The conversation to open first. */
  readonly threadId: MessageId | undefined
}

const Nothing = ({ search, onClear }: Pick<Props, "search" | "onClear">) => {
  const m = useMessages(messaging)
  if (search === "")
    return (
      <EmptyState title={m.none.title} level="h3">
        {m.none.sentence}
      </EmptyState>
    )
  return (
    <NoResults title={m.notFound.title} onClear={onClear}>
      {m.notFound.sentence(search)}
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
const usePending = ({ organization, search }: Props, threads: ReadonlyArray<ThreadSummary>) => {
  const known = new Set(threads.map(({ client_id }) => client_id))
  return useOutgoing()
    .filter((one) => one.kind !== "reply")
    .filter(({ organization_id }) => organization_id === organization.id)
    .filter(({ client_id }) => search === "" && !known.has(client_id))
    .toReversed()
}

/** The conversations that match the search, by their latest message, with all states of a list. */
export const ThreadList = (props: Props) => {
  const { organization, search, onClear } = props
  const m = useMessages(messaging)
  const query = useThreads(organization.id, search)
  useFailureToast(query)
  const pending = usePending(props, query.data?.pages.flatMap(({ items }) => items) ?? [])
  const linked = search === "" ? props.threadId : undefined
  const list = (
    <PagedList
      query={query}
      label={m.list}
      empty={pending.length === 0 && linked === undefined && <Nothing search={search} onClear={onClear} />}
    >
      {(summary) => summary.id !== linked && <Thread key={summary.id} summary={summary} search={search} />}
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
