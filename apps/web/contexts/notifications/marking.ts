import {
  MarkAllNotificationsRead,
  MarkNotificationRead,
  type NotificationId,
  type NotificationView
} from "#notifications/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { type NotificationList, NOTIFICATIONS_KEY } from "./notifications.ts"

const MARKING = ["mark-notifications-read"]

type Update = (list: NotificationList) => NotificationList

const read = (one: NotificationView): NotificationView =>
  one.read_at === null ? { ...one, read_at: new Date() } : one

const oneRead =
  (id: NotificationId): Update =>
  ({ items, unread }) => {
    const known = items.some((one) => one.id === id && one.read_at === null)
    return {
      items: items.map((one) => (one.id === id ? read(one) : one)),
      unread: known ? Math.max(0, unread - 1) : unread
    }
  }

const allRead: Update = ({ items }) => ({ items: items.map(read), unread: 0 })

interface Marking<A> {
  readonly send: (what: A) => Promise<unknown>
  readonly mark: (what: A) => Update
}

/** Shown immediately. A failure restores the previous state; the specification wants it logged, not shown. */
const useMarking = <A>({ send, mark }: Marking<A>) => {
  const client = useQueryClient()
  const all = { queryKey: NOTIFICATIONS_KEY }
  return useMutation({
    mutationKey: MARKING,
    mutationFn: send,
    onMutate: async (what) => {
      await client.cancelQueries(all)
      const before = client.getQueriesData<NotificationList>(all).map(([key, list]) => {
        // The server has confirmed nothing: how old the data is stays the same.
        const dated = { updatedAt: client.getQueryState(key)?.dataUpdatedAt ?? 0 }
        client.setQueryData(key, list && mark(what)(list), dated)
        return { key, list, dated }
      })
      return before
    },
    onError: (error, _what, before = []) => {
      for (const { key, list, dated } of before) client.setQueryData(key, list, dated)
      console.error("Failed to mark notifications as read.", error)
    },
    // Only the last of several requests refetches: the response to an earlier one would undo what the others
    // have marked.
    onSettled: () => {
      if (client.isMutating({ mutationKey: MARKING }) === 1) void client.invalidateQueries(all)
    }
  })
}

export const useMarkRead = () =>
  useMarking<NotificationId>({
    send: (notificationId) => api(MarkNotificationRead, { params: { notificationId } }),
    mark: oneRead
  })

export const useMarkAllRead = () =>
  useMarking<void>({ send: () => api(MarkAllNotificationsRead, {}), mark: () => allRead })
