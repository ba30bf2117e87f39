import { FileUnavailable } from "#files/contract"
import { constraintOf, rowsOf } from "#infra/postgres"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Attachment, Attachments } from "../domain/Attachments.ts"

const attached = rowsOf(Attachment)

/** By the foreign key, which names the sender, and by `files.link_from`, which requires complete files. */
const REFUSED = ["file_of_the_sender", "available_file"]

export const AttachmentsLive = Layer.effect(
  Attachments,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Attachments.of({
      attach: (organizationId, senderId, messages, ids) =>
        sql`
          insert into messaging.message_attachments
            (organization_id, message_id, attachment_id, user_id, position)
          select ${organizationId}, m.id, given.id, ${senderId}, given.position - 1
          from unnest(${[...ids]}::uuid[]) with ordinality as given (id, position)
          cross join unnest(${[...messages]}::uuid[]) as m (id)`.pipe(
          Effect.asVoid,
          Effect.catchTag("SqlError", (error) =>
            REFUSED.includes(constraintOf(error) ?? "")
              ? Effect.fail(new FileUnavailable())
              : Effect.die(error)
          )
        ),
      ofMessages: (organizationId, messages) =>
        attached(sql`
          select message_id, attachment_id from messaging.message_attachments
          where organization_id = ${organizationId} and message_id = any (${[...messages]}::uuid[])
          order by message_id, position`)
    })
  )
)
