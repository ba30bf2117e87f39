import {
  CurrentActor,
  days,
  Events,
  MailDelivered,
  MailFailed,
  now,
  OrganizationId,
  plus,
  transactional
} from "#kernel"
import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { reviewSenders } from "./standing.ts"

const settled = rowsOf(
  Schema.Struct({
    kind: Schema.String,
    reference: Schema.NullOr(Schema.String),
    organization_id: Schema.NullOr(OrganizationId)
  })
)

const JOB = { _tag: "Job", name: "mail" } as const

/** Updates emails and publishes their outcome in one transaction. No browser receives the event: the sending module reacts. */
const settle = Effect.fnUntraced(
  function* (statement: Parameters<typeof settled>[0], eventOf: EventOf) {
    const events = yield* Events
    for (const { kind, reference, organization_id: organizationId } of yield* settled(statement)) {
      if (reference === null) continue
      const audience = organizationId === null ? { onlyFor: [] } : { organizationId, onlyFor: [] }
      yield* events.publish(eventOf({ kind, reference, organizationId }), audience)
    }
  },
  transactional,
  Effect.provideService(CurrentActor, JOB)
)

type About = Omit<ConstructorParameters<typeof MailDelivered>[0], "_tag">
type EventOf = (about: About) => MailDelivered | MailFailed

/** The mail server accepted it; its content is deleted. */
export const recordDelivery = Effect.fnUntraced(function* (mailId: string) {
  const sql = yield* SqlClient.SqlClient
  const at = yield* now
  yield* settle(
    sql`
      update app.mails set status = 'sent', sealed = null, fault = null, sent_at = ${at}
      where id = ${mailId} and status <> 'sent' and given_up_at is null
      returning kind, reference, organization_id`,
    (about) => new MailDelivered(about)
  )
})

const TIMED_OUT = "No mail server accepted it within a day."
const STOPPED = "Sending was stopped."

/**
 * Fails emails after a day: those with a reference that no job will deliver any more, because its process was killed in
 * the last attempt, and those of stopped senders. The attempts of an email take six hours.
 */
export const failUndeliverable = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const at = yield* now
  const fail = (which: Statement.Fragment, fault: string) =>
    settle(
      sql`
        update app.mails
        set status = 'failed', sealed = null, fault = coalesce(fault, ${fault}), given_up_at = ${at}
        where ${which} and given_up_at is null and queued_at < ${plus(at, -days(1))}
        returning kind, reference, organization_id`,
      (about) => new MailFailed({ ...about, fault })
    )
  yield* fail(sql`status = 'held'`, STOPPED)
  yield* fail(sql`reference is not null and status <> 'sent'`, TIMED_OUT)
})

/** Keeps an email of a stopped sender until an operator allows it, for a day at most. */
export const hold = Effect.fnUntraced(function* (mailId: string) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`
    update app.mails set status = 'held', fault = ${STOPPED}
    where id = ${mailId} and status <> 'sent' and given_up_at is null`)
})

interface PermanentFailure {
  /** For the operator. */
  readonly detail: string
  /** For its sender. */
  readonly fault: string
  /** The mail server refused it: this counts against its senders. */
  readonly bounced: boolean
}

/** The email will not be retried. */
export const recordPermanentFailure = Effect.fnUntraced(
  function* (mailId: string, { detail, fault, bounced }: PermanentFailure) {
    const sql = yield* SqlClient.SqlClient
    const at = yield* now
    yield* settle(
      sql`
      update app.mails set status = 'failed', sealed = null, fault = ${detail}, given_up_at = ${at},
        bounced_at = ${bounced ? at : null}
      where id = ${mailId} and status <> 'sent' and given_up_at is null
      returning kind, reference, organization_id`,
      (about) => new MailFailed({ ...about, fault })
    )
    if (bounced) yield* reviewSenders(mailId)
  },
  transactional,
  Effect.provideService(CurrentActor, JOB)
)
