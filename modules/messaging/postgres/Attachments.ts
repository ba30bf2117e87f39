import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { AttachmentUnavailable } from "../contract/errors.ts"
import { Attached, Attachment, Attachments } from "../domain/Attachments.ts"

const attachment = rowOf(Attachment)
const attached = rowsOf(Attached)
const files = rowsOf(Schema.Struct({ file: Schema.String }))
const links = rowsOf(Schema.Struct({ attachment_id: Schema.String }))

export const AttachmentsLive = Layer.effect(
  Attachments,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Attachments.of({
      add: (record) =>
        attachment(sql`
          insert into messaging.attachments ${sql.insert(record)} on conflict do nothing returning *`),
      find: (organizationId, id) =>
        attachment(sql`
          select * from messaging.attachments where organization_id = ${organizationId} and id = ${id}`),
      receive: ({ organization_id, id, received }) =>
        done(sql`
          update messaging.attachments set received = ${received}
          where organization_id = ${organization_id} and id = ${id} and received < ${received}`),
      attach: (organizationId, senderId, messages, ids) =>
        Effect.flatMap(
          links(sql`
            insert into messaging.message_attachments
              (organization_id, message_id, attachment_id, user_id, position)
            select a.organization_id, m.id, a.id, a.user_id, given.position - 1
            from unnest(${[...ids]}::uuid[]) with ordinality as given (id, position)
            join messaging.attachments a on a.organization_id = ${organizationId} and a.id = given.id
              and a.user_id = ${senderId} and a.received = a.parts
            cross join unnest(${[...messages]}::uuid[]) as m (id)
            returning attachment_id`),
          (added) =>
            added.length < ids.length * messages.length
              ? Effect.fail(new AttachmentUnavailable())
              : Effect.void
        ),
      ofMessages: (organizationId, messages) =>
        attached(sql`
          select a.*, l.message_id from messaging.message_attachments l
          join messaging.attachments a on a.organization_id = l.organization_id and a.id = l.attachment_id
          where l.organization_id = ${organizationId} and l.message_id = any (${[...messages]}::uuid[])
          order by l.message_id, l.position`),
      // What is being sent is locked until it was: only a statement that begins after that sees that it was sent.
      deleteUnsent: (before) => {
        const unsent = sql`messaging.attachments a where a.created_at < ${before} and not exists (
          select from messaging.message_attachments l
          where l.organization_id = a.organization_id and l.attachment_id = a.id)`
        return Effect.andThen(
          done(sql`select from ${unsent} for update of a`),
          done(sql`delete from ${unsent}`)
        )
      },
      discarded: (most) =>
        Effect.map(files(sql`select file from messaging.discarded_files limit ${most}`), (rows) =>
          rows.map(({ file }) => file)
        ),
      forget: (names) =>
        done(sql`delete from messaging.discarded_files where file = any (${[...names]}::text[])`)
    })
  )
)
