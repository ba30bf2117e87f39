import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { createHash, randomUUIDv7 } from "node:crypto"
import { PgBoss } from "pg-boss"
import { inOrganization, limits, peopleOf, userOf } from "./bareDatabase.ts"

const boss = new PgBoss({
  connectionString: process.env["DATABASE_JOBS_URL"] ?? "",
  schema: "pgboss",
  createSchema: false,
  max: 2,
  supervise: false,
  schedule: false
})
await boss.start()

/** Queues the reaction's job, in the open transaction. */
const queue = Effect.fnUntraced(function* (name: string, data: object) {
  const sql = yield* SqlClient.SqlClient
  const run = Effect.runPromiseWith(yield* Effect.context<SqlClient.SqlClient>())
  const db = {
    executeSql: (text: string, values?: Array<unknown>) =>
      run(Effect.map(sql.unsafe<Record<string, unknown>>(text, values), (rows) => ({ rows: [...rows] })))
  }
  yield* Effect.promise(() => boss.send(name, data, { db, startAfter: 0 }))
})

interface Written {
  readonly name: string
  readonly organizationId: string
  readonly onlyFor: ReadonlyArray<string>
  readonly reaction: string
  readonly data: object
}

/** Writes an event and queues the reaction to it. */
const writeEvent = Effect.fnUntraced(function* ({ name, organizationId, onlyFor, reaction, data }: Written) {
  const pg = yield* PgClient.PgClient
  const [id, at] = [randomUUIDv7(), new Date()]
  yield* pg`insert into app.outbox ${pg.insert({
    id,
    name,
    organization_id: organizationId,
    user_id: null,
    only_for: `{${onlyFor.join(",")}}`,
    invalidates: ["messages"],
    data: pg.json(data),
    occurred_at: at
  })}`
  yield* queue(reaction, { id, name, organizationId, userId: null, occurredAt: at.toISOString(), data })
})

interface Sent {
  readonly recipient_id: string
  readonly subject: string
  readonly content: string
  readonly client_id: string
}

const messageOf = (
  organizationId: string,
  userId: string,
  { client_id, content, recipient_id, subject }: Sent
) => {
  const id = randomUUIDv7()
  return {
    id,
    organization_id: organizationId,
    sender_id: userId,
    client_id,
    content,
    message_type: "internal",
    status: "sent",
    read_at: null,
    created_at: new Date(),
    recipient_id,
    subject,
    parent_message_id: null,
    thread_id: id
  }
}

/** `POST /api/organizations/:organizationId/messages` */
export const sendMessage = (authorization: string, organizationId: string, body: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const userId = yield* userOf(sql, authorization)
    const who = createHash("sha256").update(userId).digest("base64url").slice(0, 27)
    yield* limits`
      select count, wait from app.take_rate_limit(${"sendMessage.person.3600"}, ${who}, ${3600}::int)`
    // The benchmark sends only valid bodies.
    const message = messageOf(organizationId, userId, JSON.parse(body) as Sent)
    const { id, recipient_id, subject } = message
    const write = Effect.gen(function* () {
      const active = yield* sql`
        select user_id from tenancy.members
        where organization_id = ${organizationId} and user_id = any (${[recipient_id]}::uuid[])
          and status = 'active'`
      const rows = yield* sql`
        insert into messaging.messages ${sql.insert(message)}
        on conflict on constraint one_message_of_a_client_id do nothing returning organization_id, id, thread_id, parent_message_id, sender_id, recipient_id, client_id, subject, content, message_type, status, read_at, created_at`
      yield* writeEvent({
        name: "MessageSent",
        organizationId,
        onlyFor: [userId, recipient_id],
        reaction: "messaging.when-message-sent",
        data: {
          _tag: "MessageSent",
          organizationId,
          messageId: id,
          threadId: id,
          senderId: userId,
          recipientId: recipient_id,
          subject
        }
      })
      const people = yield* peopleOf(sql, [userId, recipient_id])
      const attachments = yield* sql`
        select message_id, attachment_id from messaging.message_attachments
        where organization_id = ${organizationId} and message_id = any (${[id]}::uuid[])
        order by message_id, position`
      return {
        ...rows[0],
        attachments,
        sender_name: people.get(userId)?.full_name,
        sender_avatar_url: people.get(userId)?.avatar_file ?? null,
        recipient_name: people.get(recipient_id)?.full_name,
        recipient_avatar_url: people.get(recipient_id)?.avatar_file ?? null,
        can_reply: active.length === 1
      }
    })
    return yield* inOrganization(sql, organizationId, userId, write)
  })

/** `PUT /api/organizations/:organizationId/messages/:messageId/read` */
export const markRead = (authorization: string, organizationId: string, messageId: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const userId = yield* userOf(sql, authorization)
    const write = Effect.gen(function* () {
      const rows = yield* sql<{ thread_id: string; changed: boolean }>`
        with marked as (
          update messaging.messages set status = 'read', read_at = ${new Date()}
          where organization_id = ${organizationId} and id = ${messageId} and recipient_id = ${userId}
            and read_at is null
          returning id
        )
        select thread_id, exists (select from marked) as changed from messaging.messages
        where organization_id = ${organizationId} and id = ${messageId}`
      if (rows[0]?.changed)
        yield* writeEvent({
          name: "MessagesRead",
          organizationId,
          onlyFor: [userId],
          reaction: "messaging.when-messages-read",
          data: { _tag: "MessagesRead", organizationId, threadId: rows[0].thread_id, userId }
        })
    })
    yield* inOrganization(sql, organizationId, userId, write)
  })
