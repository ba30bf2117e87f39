import { Ids, type Mail, Mails, now } from "#kernel"
import { Queue } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { render } from "./render.ts"
import { PURPOSE, QUEUE } from "./sendMail.ts"

/** Seals an email into the database and queues its delivery, in the open transaction. */
export const mailsLayer = (publicUrl: string) =>
  Layer.effect(
    Mails,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const secrets = yield* Secrets
      const queue = yield* Queue
      const ids = yield* Ids
      return Mails.of({
        queue: Effect.fn("mail.queue")(function* (mail: Mail) {
          const id = yield* ids.next
          const rendered = yield* Effect.sync(() => render(mail, publicUrl))
          yield* Effect.orDie(
            sql`insert into app.mails ${sql.insert({
              id,
              kind: mail.kind,
              recipient: mail.to,
              organization_id: mail.organizationId ?? null,
              reference: mail.reference ?? null,
              sealed: secrets.seal(PURPOSE, JSON.stringify(rendered)),
              queued_at: yield* now
            })}`
          )
          const { organizationId } = mail
          const about = organizationId === undefined ? { mailId: id } : { mailId: id, organizationId }
          yield* Effect.provideService(queue.send(QUEUE, about), SqlClient.SqlClient, sql)
        })
      })
    })
  )
