import { Attempt, job, queued, workingFor } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { Effect, Result, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { NotDelivered } from "./NotDelivered.ts"
import { failUndeliverable, hold, recordDelivery, recordPermanentFailure } from "./outcome.ts"
import { Postbox } from "./Postbox.ts"
import type { RenderedMail } from "./render.ts"

export const QUEUE = "mail.send"
export const PURPOSE = "mail"

const UNREACHABLE = "The mail server could not be reached."

/** Opens the sealed content of an email. */
export const unseal = Effect.fnUntraced(function* (sealed: string) {
  const secrets = yield* Secrets
  const text = yield* Effect.orDie(secrets.openText(PURPOSE, sealed))
  // `mailsLayer` sealed it; foreign text does not open.
  return JSON.parse(text) as RenderedMail
})

interface QueuedMail {
  readonly sealed: string | null
  readonly reference: string | null
  readonly organization_id: string | null
  /** Its account or organization was stopped after it was queued. */
  readonly is_stopped: boolean
}

/** The email, unless it was sent or has failed. */
const waitingMail = Effect.fnUntraced(function* (mailId: string) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* Effect.orDie(sql<QueuedMail>`
    select sealed, reference, organization_id, sender_id is not null and exists (
        select from app.senders s where s.id in (sender_id, organization_id) and s.standing = 'stopped'
      ) as is_stopped
    from app.mails
    where id = ${mailId} and status <> 'sent' and given_up_at is null`)
  return rows[0]
})

/** A permanent refusal ends it. Other failures fail the attempt; for emails with a reference, the last attempt ends it. */
const undelivered = Effect.fnUntraced(function* (
  mailId: string,
  { reference }: QueuedMail,
  failure: NotDelivered
) {
  const sql = yield* SqlClient.SqlClient
  const { isFinal, detail, answer } = failure
  const { isLast } = yield* Attempt
  if (isFinal || (isLast && reference !== null))
    yield* recordPermanentFailure(mailId, { detail, fault: answer ?? UNREACHABLE, bounced: isFinal })
  else
    yield* Effect.orDie(sql`update app.mails set status = 'failed', fault = ${detail} where id = ${mailId}`)
  if (isFinal) yield* Effect.logWarning(`The mail server rejected email ${mailId}: ${detail}`)
  else yield* Effect.die(failure)
})

const deliver = Effect.fnUntraced(function* (mailId: string, waiting: QueuedMail, sealed: string) {
  const mail = yield* unseal(sealed)
  const delivered = yield* Effect.result(Postbox.use((postbox) => postbox.deliver(mailId, mail)))
  yield* Result.isSuccess(delivered)
    ? recordDelivery(mailId)
    : undelivered(mailId, waiting, delivered.failure)
})

/** Delivers one queued email. A crash may deliver it twice, but never lose it. */
export const sendMail = queued({
  name: QUEUE,
  does: "Sends one email to the mail server, or writes it to a file if there is none.",
  touches: ["app.mails", "app.senders", "the mail server in MAIL_URL"],
  data: Schema.Struct({ mailId: Schema.String }),
  retries: 16,
  run: Effect.fn("mail.send")(function* ({ mailId }) {
    const waiting = yield* waitingMail(mailId)
    if (waiting === undefined || waiting.sealed === null) return
    if (waiting.is_stopped) return yield* hold(mailId)
    const { organization_id: organizationId } = waiting
    yield* workingFor(organizationId === null ? { mailId } : { mailId, organizationId })(
      deliver(mailId, waiting, waiting.sealed)
    )
  })
})

/** Makes sure that the outcome of an email is always published. */
export const failUndeliverableMails = job({
  name: "mail.fail-undeliverable",
  formerly: "mail.give-up",
  does: "Marks emails as failed that no job is left to deliver, or whose sender was stopped a day ago.",
  touches: ["app.mails"],
  cron: "17 * * * *",
  run: failUndeliverable
})
