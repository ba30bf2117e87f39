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
import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"

const settled = rowsOf(
  Schema.Struct({
    kind: Schema.String,
    reference: Schema.NullOr(Schema.String),
    organization_id: Schema.NullOr(OrganizationId)
  })
)

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
  Effect.provideService(CurrentActor, { _tag: "Job", name: "mail" })
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

/**
 * Fails emails with a reference that no job will deliver any more, because its process was killed in the last attempt.
 * The attempts of an email take six hours.
 */
export const failUndeliverable = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const at = yield* now
  yield* settle(
    sql`
      update app.mails
      set status = 'failed', sealed = null, fault = coalesce(fault, ${TIMED_OUT}), given_up_at = ${at}
      where reference is not null and status <> 'sent' and given_up_at is null and queued_at < ${plus(at, -days(1))}
      returning kind, reference, organization_id`,
    (about) => new MailFailed({ ...about, fault: TIMED_OUT })
  )
})

/** The email will not be retried. */
export const recordPermanentFailure = Effect.fnUntraced(function* (
  mailId: string,
  { detail, fault }: { readonly detail: string; readonly fault: string }
) {
  const sql = yield* SqlClient.SqlClient
  const at = yield* now
  yield* settle(
    sql`
      update app.mails set status = 'failed', sealed = null, fault = ${detail}, given_up_at = ${at}
      where id = ${mailId} and status <> 'sent' and given_up_at is null
      returning kind, reference, organization_id`,
    (about) => new MailFailed({ ...about, fault })
  )
})
