import { CurrentActor, Ids, type Mail, Mails, now, type UserId } from "#kernel"
import { Queue } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { render } from "./render.ts"
import { PURPOSE, QUEUE } from "./sendMail.ts"
import { takeAllowance } from "./takeAllowance.ts"

/** Seals an email into the database and queues its delivery, in the open transaction. */
export const mailsLayer = (publicUrl: string) =>
  Layer.effect(
    Mails,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const secrets = yield* Secrets
      const queue = yield* Queue
      const ids = yield* Ids
      const store = Effect.fnUntraced(
        function* (mail: Mail, sender: UserId | null) {
          const id = yield* ids.next
          const rendered = yield* Effect.sync(() => render(mail, publicUrl))
          yield* Effect.orDie(
            sql`insert into app.mails ${sql.insert({
              id,
              kind: mail.kind,
              recipient: mail.to,
              organization_id: mail.organizationId ?? null,
              sender_id: sender,
              reference: mail.reference ?? null,
              sealed: secrets.seal(PURPOSE, JSON.stringify(rendered)),
              queued_at: yield* now
            })}`
          )
          const { organizationId } = mail
          const about = organizationId === undefined ? { mailId: id } : { mailId: id, organizationId }
          yield* queue.send(QUEUE, about)
        },
        Effect.provideService(SqlClient.SqlClient, sql)
      )
      return Mails.of({
        queue: Effect.fn("mail.queue")((mail) => store(mail, null)),
        queueFrom: Effect.fn("mail.queueFrom")(function* (sender, what, mail) {
          const outgoing = { ...mail, organizationId: sender.organization.id }
          const { _tag: actor } = yield* CurrentActor
          if (actor === "Operator") return yield* store(outgoing, null)
          yield* Effect.provideService(takeAllowance(sender, what), SqlClient.SqlClient, sql)
          yield* store(outgoing, sender.account.id)
        })
      })
    })
  )
