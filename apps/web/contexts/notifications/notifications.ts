import type { Output } from "#kernel"
import { MyNotifications, NOTIFICATIONS } from "#notifications/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { personKey } from "../../api/queryKeys.ts"

/** The key of everything about the user's notifications, including searches. */
export const NOTIFICATIONS_KEY = personKey(NOTIFICATIONS)

export type NotificationList = Output<typeof MyNotifications>

/** The newest 50, or those that contain a text; and how many are unread. */
export const notificationsQuery = (search = "") =>
  queryOptions({
    queryKey: personKey(NOTIFICATIONS, search),
    queryFn: () => api(MyNotifications, { query: search === "" ? {} : { search } }),
    refetchOnWindowFocus: "always"
  })

/** The number of unread notifications of the signed-in user. */
export const useUnreadNotifications = (): number => useQuery(notificationsQuery()).data?.unread ?? 0
