import { type AuditRecord, days, Mails, now, OrganizationId, plus, record, UserId } from "#kernel"
import { Operators } from "#infra/jobs"
import { done, rowOf } from "#infra/postgres"
import { Effect, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { isLower, type Outcomes, REVIEWED_DAYS, Standing, standingAfter } from "./allowance.ts"
import { reviewMail } from "./reviewMail.ts"

/** Who sent an email. */
export type SenderId =
  | { readonly kind: "account"; readonly id: UserId }
  | { readonly kind: "organization"; readonly id: OrganizationId }

const source = rowOf(Schema.Struct({ account: UserId, organization: OrganizationId }))
const stored = rowOf(Schema.Struct({ standing: Standing, allowed_at: Schema.NullOr(Schema.Date) }))
const outcomes = rowOf(Schema.Struct({ sent: Schema.Int, bounced: Schema.Int, complained: Schema.Int }))
const NONE: Outcomes = { sent: 0, bounced: 0, complained: 0 }

/** An entry of the audit log about a sender: in the organization's, or in the person's own. */
export const recordAbout = (
  { kind, id }: SenderId,
  entry: Pick<AuditRecord, "action" | "subject" | "details">
) => record({ ...entry, ...(kind === "account" ? { userId: id } : { organizationId: id }) })

const outcomesOf = Effect.fnUntraced(function* ({ kind, id }: SenderId, since: Date) {
  const sql = yield* SqlClient.SqlClient
  const counted = yield* outcomes(sql`
    select count(*) filter (where status = 'sent' or bounced_at is not null)::int as sent,
      count(bounced_at)::int as bounced, count(complained_at)::int as complained
    from app.mails
    where sender_id is not null and queued_at > ${since}
      and ${sql(kind === "account" ? "sender_id" : "organization_id")} = ${id}`)
  return Option.getOrElse(counted, () => NONE)
})

const review = Effect.fnUntraced(function* (sender: SenderId) {
  const sql = yield* SqlClient.SqlClient
  const oldest = plus(yield* now, -days(REVIEWED_DAYS))
  // Locked: of two concurrent bounces, the second counts the first.
  const row = yield* stored(sql`
    select standing, allowed_at from app.senders where id = ${sender.id} for update`)
  if (Option.isNone(row)) return
  const { standing, allowed_at } = row.value
  const since = allowed_at === null || allowed_at < oldest ? oldest : allowed_at
  const counted = yield* outcomesOf(sender, since)
  const next = standingAfter(counted)
  if (!isLower(next, standing)) return
  const { sent, bounced, complained } = counted
  const reason = `${bounced} of ${sent} emails bounced and ${complained} were reported as spam within ${REVIEWED_DAYS} days.`
  yield* done(sql`update app.senders set standing = ${next}, reason = ${reason} where id = ${sender.id}`)
  yield* announce(sender, next, reason)
})

const announce = Effect.fnUntraced(function* (sender: SenderId, standing: Standing, reason: string) {
  const { kind, id } = sender
  yield* Effect.logWarning(`Outgoing emails of ${kind} ${id} are now ${standing}: ${reason}`)
  yield* recordAbout(sender, { action: `mail.sender_${standing}`, details: { reason } })
  const { email } = yield* Operators
  if (Option.isSome(email))
    yield* Mails.use((mails) => mails.queue(reviewMail(email.value, { kind, id, standing, reason })))
})

/**
 * Lowers the standing of the account and the organization that sent an email if too many of their emails bounced or
 * were reported as spam. In the transaction that recorded it.
 */
export const reviewSenders = Effect.fnUntraced(function* (mailId: string) {
  const sql = yield* SqlClient.SqlClient
  const sent = yield* source(sql`
    select sender_id as account, organization_id as organization from app.mails
    where id = ${mailId} and sender_id is not null`)
  if (Option.isNone(sent)) return
  const { account, organization } = sent.value
  // In the order in which sending locks them.
  yield* review({ kind: "account", id: account })
  yield* review({ kind: "organization", id: organization })
})
