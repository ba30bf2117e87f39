import { Ids, type Mail, Mails, now } from "#kernel"
import { Secrets } from "#infra/secrets"
import { Queue, queued } from "#infra/jobs"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Postbox } from "./Postbox.ts"
import { render, type RenderedMail } from "./render.ts"

const QUEUE = "mail.send"
const PURPOSE = "mail"

/** Seals a mail into the database and queues its delivery, in the open transaction. */
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
          const sealed = secrets.seal(PURPOSE, JSON.stringify(render(mail, publicUrl)))
          yield* Effect.orDie(
            sql`insert into app.mails ${sql.insert({
              id,
              kind: mail.kind,
              recipient: mail.to,
              organization_id: mail.organizationId ?? null,
              sealed,
              queued_at: yield* now
            })}`
          )
          yield* Effect.provideService(queue.send(QUEUE, { mailId: id }), SqlClient.SqlClient, sql)
        })
      })
    })
  )

const unseal = Effect.fnUntraced(function* (sealed: string) {
  const secrets = yield* Secrets
  const text = yield* Effect.orDie(secrets.openText(PURPOSE, sealed))
  // What is sealed was written by `mailsLayer` above; a foreign text does not open.
  return JSON.parse(text) as RenderedMail
})

/** Delivers one queued mail. Delivering twice is possible after a crash; forgetting one is not. */
export const sendMail = queued({
  name: QUEUE,
  data: Schema.Struct({ mailId: Schema.String }),
  retries: 16,
  run: Effect.fn("mail.send")(function* ({ mailId }) {
    const sql = yield* SqlClient.SqlClient
    const postbox = yield* Postbox
    const rows = yield* sql<{ sealed: string | null }>`
      select sealed from app.mails where id = ${mailId} and status <> 'sent'`.pipe(Effect.orDie)
    const sealed = rows[0]?.sealed
    if (sealed === undefined || sealed === null) return
    yield* postbox
      .deliver(mailId, yield* unseal(sealed))
      .pipe(
        Effect.tapDefect((fault) =>
          sql`update app.mails set status = 'failed', fault = ${String(fault).slice(0, 500)} where id = ${mailId}`.pipe(
            Effect.orDie
          )
        )
      )
    yield* sql`update app.mails set status = 'sent', sealed = null, fault = null, sent_at = ${yield* now}
      where id = ${mailId}`.pipe(Effect.orDie)
  })
})
