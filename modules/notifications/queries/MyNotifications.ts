import { CurrentPerson, NotificationKinds, transactional, type UserId } from "#kernel"
import { Context, Effect } from "effect"
import type { NotificationView } from "../contract/index.ts"

/** The signed-in person's notifications. */
export class MyNotifications extends Context.Service<
  MyNotifications,
  {
    /** The newest 50; with `search`, the newest 50 that contain it in title or message. */
    readonly newest: (
      userId: UserId,
      search: string | undefined
    ) => Effect.Effect<ReadonlyArray<Omit<NotificationView, "icon">>>
    /** How many are unread, including those too old for the list. */
    readonly countUnread: (userId: UserId) => Effect.Effect<number>
  }
>()("notifications/MyNotifications") {}

export const myNotifications = Effect.fn("notifications.myNotifications")(function* (
  search: string | undefined
) {
  const { userId } = yield* CurrentPerson
  const mine = yield* MyNotifications
  const kinds = yield* NotificationKinds
  const items = (yield* mine.newest(userId, search)).map((one) => ({
    ...one,
    icon: kinds.get(one.kind)?.icon ?? ("bell" as const)
  }))
  return { items, unread: yield* mine.countUnread(userId) }
}, transactional)
