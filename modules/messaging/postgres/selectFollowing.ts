import type { SqlClient } from "effect/sql"
import type { MessageId } from "../contract/views.ts"
import type { Mailbox } from "../domain/Messages.ts"
import { messageColumns } from "./columns.ts"

/**
 * The next messages of a mailbox, as `Messages.following` orders them. One thread more than messages is enough: only the
 * thread of the given message may have none left.
 */
export const selectFollowing = (
  sql: SqlClient.SqlClient,
  { organizationId, userId }: Mailbox,
  after: MessageId | null,
  limit: number
) => {
  const place = sql`thread_id, parent_message_id is not null, created_at, id`
  const last = sql`from messaging.messages where organization_id = ${organizationId} and id = ${after}`
  return sql`
    select m.* from (
      select thread_id from messaging.participations
      where organization_id = ${organizationId} and user_id = ${userId}
        ${after === null ? sql`` : sql`and thread_id >= (select thread_id ${last})`}
      order by thread_id limit ${limit + 1}
    ) t cross join lateral (
      select ${messageColumns(sql)} from messaging.messages
      where organization_id = ${organizationId} and thread_id = t.thread_id
        ${after === null ? sql`` : sql`and (${place}) > (select ${place} ${last})`}
      order by ${place} limit ${limit}
    ) m
    order by t.thread_id, m.parent_message_id is not null, m.created_at, m.id limit ${limit}`
}
