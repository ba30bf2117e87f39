import type { NotificationView } from "#notifications/contract"
import { useQuery } from "@tanstack/react-query"
import { useDebounced } from "../../ui/useDebounced.ts"
import { notificationsQuery } from "./notifications.ts"

const contains = (term: string) => {
  const wanted = term.toLocaleLowerCase()
  return ({ title, message }: NotificationView) =>
    title.toLocaleLowerCase().includes(wanted) || message.toLocaleLowerCase().includes(wanted)
}

/**
 * The notifications that contain a text in title or message; all if it is blank. The loaded ones are searched
 * immediately, and all of them by the server once typing pauses. A late response to an earlier text is
 * ignored.
 */
export const useNotificationSearch = (typed: string) => {
  const term = typed.trim()
  const debounced = useDebounced(term)
  const all = useQuery(notificationsQuery())
  const answer = useQuery({ ...notificationsQuery(debounced), enabled: debounced !== "" })
  const { data, error, isPending, fetchStatus, refetch } = term === "" ? all : answer
  const isAnswered = term === "" || debounced === term
  if (isAnswered && data) return { items: data.items, error: null, isPending: false, fetchStatus, refetch }
  const known = term === "" ? [] : (all.data?.items.filter(contains(term)) ?? [])
  const failed = isAnswered ? error : null
  return {
    items: known,
    error: failed,
    isPending: !failed && known.length === 0 && (isPending || !isAnswered),
    fetchStatus,
    refetch
  }
}
