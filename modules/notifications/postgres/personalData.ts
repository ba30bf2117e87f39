import {
  MOST_EXPORTED,
  NotificationKinds,
  type OrganizationId,
  type PersonalData,
  type UserId
} from "#kernel"
import { jsonRows } from "#infra/postgres"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { isForMembers } from "../domain/kinds.ts"

/** What the person was notified of, and how they want to be. */
export const notificationsPersonalData: PersonalData<SqlClient.SqlClient | NotificationKinds> = {
  own: Effect.fnUntraced(function* (userId: UserId, openTo: ReadonlyArray<OrganizationId>) {
    const kinds = yield* NotificationKinds
    const forAnyone = [...kinds.values()].filter((kind) => !isForMembers(kind)).map(({ name }) => name)
    const sql = yield* SqlClient.SqlClient
    return yield* Effect.all({
      notifications: jsonRows(
        sql,
        sql`
        select kind, title, message, link, created_at, read_at from notifications.notifications
        where user_id = ${userId} and shown and (
          organization_id is null or organization_id = any (${[...openTo]}::uuid[])
          or kind = any (${forAnyone})
        )
        order by created_at desc limit ${MOST_EXPORTED}`
      ),
      notification_choices: jsonRows(
        sql,
        sql`
        select kind, channel, wanted from notifications.choices where user_id = ${userId} order by kind, channel`
      ),
      notification_settings: jsonRows(
        sql,
        sql`
        select quiet_from, quiet_to, digest_at from notifications.settings where user_id = ${userId}`
      ),
      push_browsers: jsonRows(
        sql,
        sql`
        select browser, created_at from notifications.push_subscriptions where user_id = ${userId} order by created_at`
      )
    })
  })
}
