import { CurrentPerson, NotificationKinds, type OrganizationId, transactional, type UserId } from "#kernel"
import { Memberships } from "#tenancy"
import { Context, Effect } from "effect"
import type { NotificationView } from "../contract/index.ts"
import { isForMembers } from "../domain/kinds.ts"

/**
 * Whose notifications to show. Those about an organization are for its members, except for kinds that are addressed to
 * others, too: people who leave keep only what says that they left.
 */
export interface Reader {
  readonly userId: UserId
  readonly organizations: ReadonlyArray<OrganizationId>
  readonly kindsForAnyone: ReadonlyArray<string>
}

/** The signed-in person's notifications. */
export class MyNotifications extends Context.Service<
  MyNotifications,
  {
    /** The newest 50; with `search`, the newest 50 that contain it in title or message. */
    readonly newest: (
      reader: Reader,
      search: string | undefined
    ) => Effect.Effect<ReadonlyArray<Omit<NotificationView, "icon">>>
    /** How many are unread, including those too old for the list. */
    readonly countUnread: (reader: Reader) => Effect.Effect<number>
  }
>()("notifications/MyNotifications") {}

export const myNotifications = Effect.fn("notifications.myNotifications")(function* (
  search: string | undefined
) {
  const { userId } = yield* CurrentPerson
  const mine = yield* MyNotifications
  const kinds = yield* NotificationKinds
  const reader = {
    userId,
    organizations: yield* Memberships.use((memberships) => memberships.openTo(userId)),
    kindsForAnyone: [...kinds.values()].filter((kind) => !isForMembers(kind)).map(({ name }) => name)
  }
  const items = (yield* mine.newest(reader, search)).map((one) => ({
    ...one,
    icon: kinds.get(one.kind)?.icon ?? ("bell" as const)
  }))
  return { items, unread: yield* mine.countUnread(reader) }
}, transactional)
