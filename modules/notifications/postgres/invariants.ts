import type { Invariant } from "#infra/postgres"

/** What holds in notifications' tables, for `db check`. */
export const notificationsInvariants: ReadonlyArray<Invariant> = [
  {
    name: "notifications.a-session-is-one-person's",
    broken: "sessions get push messages of several people.",
    statement: `
      select count(*)::int as count from (
        select from notifications.push_subscriptions group by session_id having count(distinct user_id) > 1
      ) shared`
  }
]
