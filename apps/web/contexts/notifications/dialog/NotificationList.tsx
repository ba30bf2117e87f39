import { VisuallyHidden } from "@radix-ui/themes"
import { notifications } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { EmptyState } from "../../../ui/EmptyState.tsx"
import { NoResults, NotLoaded } from "../../../ui/ListStates.tsx"
import { useNotificationSearch } from "../useNotificationSearch.ts"
import { NotificationItem } from "./NotificationItem.tsx"
import styles from "./NotificationsDialog.module.css"

interface Props {
  /** The text in the search box. */
  readonly typed: string
  readonly onClear: () => void
  readonly onFollow: () => void
}

const Nothing = ({ typed, onClear }: Pick<Props, "typed" | "onClear">) => {
  const m = useMessages(notifications)
  if (typed.trim() === "")
    return (
      <EmptyState title={m.none} level="h3">
        {m.noneSentence}
      </EmptyState>
    )
  return <NoResults title={m.none} onClear={onClear} />
}

/** The notifications that contain the text, newest first, with all states of a list. */
export const NotificationList = ({ typed, onClear, onFollow }: Props) => {
  const m = useMessages(notifications)
  const { items, isPending, ...query } = useNotificationSearch(typed)
  if (isPending || query.error) return <NotLoaded query={query} />
  return (
    <>
      <VisuallyHidden asChild>
        <output>{typed.trim() === "" ? "" : m.resultCount(items.length)}</output>
      </VisuallyHidden>
      {items.length === 0 ? (
        <Nothing typed={typed} onClear={onClear} />
      ) : (
        <ul aria-label={m.list} className={styles["items"]}>
          {items.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              term={typed}
              onFollow={onFollow}
            />
          ))}
        </ul>
      )}
    </>
  )
}
