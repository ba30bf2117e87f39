import type { Invariant } from "#infra/postgres"

/** The invariants of the notifications tables, checked by `db check`. */
export const notificationsInvariants: ReadonlyArray<Invariant> = [
  {
    name: "notifications.push-sessions-have-one-user",
    broken: "sessions have push subscriptions of several users.",
    statement: `
      select count(*)::int as count from (
        select from notifications.push_subscriptions group by session_id having count(distinct user_id) > 1
      ) shared`
  }
]
