import type { Output } from "#kernel"
import { MyNotifications, NOTIFICATIONS } from "#notifications/contract"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { personKey } from "../../api/queryKeys.ts"

/** Under which everything about one's notifications lies in the cache, the searches too. */
export const NOTIFICATIONS_KEY = personKey(NOTIFICATIONS)

export type NotificationList = Output<typeof MyNotifications>

/** The newest 50, or those that hold a text; and how many are unread. */
export const notificationsQuery = (search = "") =>
  queryOptions({
    queryKey: personKey(NOTIFICATIONS, search),
    queryFn: () => api(MyNotifications, { query: search === "" ? {} : { search } }),
    refetchOnWindowFocus: "always"
  })

/** How many notifications the signed-in person has not read. */
export const useUnreadNotifications = (): number => useQuery(notificationsQuery()).data?.unread ?? 0
