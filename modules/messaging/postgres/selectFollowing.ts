import type { SqlClient, Statement } from "effect/sql"
import type { MessageId } from "../contract/ids.ts"
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
  const columns = messageColumns(sql)
  const last = (column: Statement.Fragment) =>
    sql`(select ${column} from messaging.messages where organization_id = ${organizationId} and id = ${after})`
  // A thread begins with its first message; the replies after it, or after a reply, follow from the index.
  const isLast = sql`t.thread_id = ${last(sql`thread_id`)}`
  const reply = (column: Statement.Fragment) =>
    last(sql`case when parent_message_id is not null then ${column} end`)
  const first = after === null ? sql`` : sql`and not (${isLast})`
  const replies =
    after === null
      ? sql``
      : sql`and (created_at, id) > (
          coalesce(case when ${isLast} then ${reply(sql`created_at`)} end, '-infinity'),
          coalesce(case when ${isLast} then ${reply(sql`id`)} end, '00000000-0000-0000-0000-000000000000'))`
  return sql`
    select m.* from (
      select thread_id from messaging.participations
      where organization_id = ${organizationId} and user_id = ${userId}
        ${after === null ? sql`` : sql`and thread_id >= ${last(sql`thread_id`)}`}
      order by thread_id limit ${limit + 1}
    ) t cross join lateral (
      (select ${columns} from messaging.messages
        where organization_id = ${organizationId} and id = t.thread_id ${first})
      union all
      (select ${columns} from messaging.messages
        where organization_id = ${organizationId} and thread_id = t.thread_id and parent_message_id is not null ${replies}
        order by created_at, id limit ${limit})
    ) m
    order by t.thread_id, m.parent_message_id is not null, m.created_at, m.id limit ${limit}`
}
