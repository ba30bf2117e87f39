import { rowOf, rowsOf } from "#infra/postgres"
import { Array, Effect, Layer, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { RecipientUnavailable } from "../contract/errors.ts"
import { Answerable, Message, Messages, Reading } from "../domain/Messages.ts"
import { messageColumns } from "./columns.ts"
import { selectFollowing } from "./selectFollowing.ts"

const message = rowOf(Message)
const messages = rowsOf(Message)
const answerable = rowOf(Answerable)
const marked = rowOf(Reading)
const decode = Schema.decodeUnknownEffect(Schema.Array(Message))

const NOT_A_MEMBER = "recipient_is_a_member"

/** The trigger on messages decides who can receive them. */
const isUnavailable = ({ reason }: SqlError.SqlError): boolean => {
  const { cause } = reason
  return (
    typeof cause === "object" && cause !== null && "constraint" in cause && cause.constraint === NOT_A_MEMBER
  )
}

export const MessagesLive = Layer.effect(
  Messages,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const columns = messageColumns(sql)
    return Messages.of({
      add: (record) =>
        sql`
          insert into messaging.messages ${sql.insert(record)}
          on conflict on constraint one_message_of_a_client_id do nothing returning ${columns}`.pipe(
          Effect.catchIf(isUnavailable, () => Effect.fail(new RecipientUnavailable())),
          Effect.flatMap((rows) => decode(rows, { disableChecks: true })),
          Effect.catchIf(
            (failure) => failure._tag !== "RecipientUnavailable",
            (failure) => Effect.die(failure)
          ),
          Effect.map(Array.head)
        ),
      byClientId: (organizationId, senderId, clientId) =>
        message(sql`
          select ${columns} from messaging.messages
          where organization_id = ${organizationId} and sender_id = ${senderId} and client_id = ${clientId}`),
      amongClientIds: (organizationId, senderId, clientIds) =>
        messages(sql`
          select ${columns} from messaging.messages
          where organization_id = ${organizationId} and sender_id = ${senderId}
            and client_id = any (${[...clientIds]}::uuid[])`),
      following: (mailbox, after, limit) => messages(selectFollowing(sql, mailbox, after, limit)),
      answerable: (organizationId, id) =>
        answerable(sql`
          select m.id, m.thread_id, m.sender_id, m.recipient_id, f.subject as thread_subject
          from messaging.messages m
          join messaging.messages f on f.organization_id = m.organization_id and f.id = m.thread_id
          where m.organization_id = ${organizationId} and m.id = ${id}`),
      markRead: (organizationId, id, readerId, at) =>
        marked(sql`
          with marked as (
            update messaging.messages set status = 'read', read_at = ${at}
            where organization_id = ${organizationId} and id = ${id} and recipient_id = ${readerId}
              and read_at is null
            returning id
          )
          select thread_id, exists (select from marked) as changed from messaging.messages
          where organization_id = ${organizationId} and id = ${id}`),
      markThreadRead: (organizationId, threadId, readerId, at) =>
        marked(sql`
          with marked as (
            update messaging.messages set status = 'read', read_at = ${at}
            where organization_id = ${organizationId} and thread_id = ${threadId} and recipient_id = ${readerId}
              and read_at is null
            returning id
          )
          select thread_id, exists (select from marked) as changed from messaging.participations
          where organization_id = ${organizationId} and thread_id = ${threadId} and user_id = ${readerId}`)
    })
  })
)
