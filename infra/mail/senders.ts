import { days, now, plus, SenderKind, transactional, Uuid } from "#kernel"
import { Queue } from "#infra/jobs"
import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { REVIEWED_DAYS, Standing } from "./allowance.ts"
import { QUEUE } from "./sendMail.ts"
import { recordAbout, type SenderId } from "./standing.ts"

/** An account or organization that sends emails to people outside. The numbers are those of the last 7 days. */
export const SenderView = Schema.Struct({
  id: Uuid,
  kind: SenderKind,
  since: Schema.Date,
  standing: Standing,
  reason: Schema.NullOr(Schema.String),
  /** What an operator raised its daily allowances to; null if they follow from its age. */
  per_day: Schema.NullOr(Schema.Int),
  queued: Schema.Int,
  bounced: Schema.Int,
  complained: Schema.Int
})
export type SenderView = typeof SenderView.Type

const views = rowsOf(SenderView)
const held = rowsOf(Schema.Struct({ id: Schema.String, organization_id: Schema.String }))

const MAX_LISTED = 200

/** Those with the most emails first. For the operator's shell. */
export const listSenders = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const since = plus(yield* now, -days(REVIEWED_DAYS))
  return yield* views(sql`
    with recent as (
      select sender_id, organization_id, bounced_at, complained_at from app.mails
      where sender_id is not null and queued_at > ${since}
    ), counts as (
      select id, count(*)::int as queued, count(bounced_at)::int as bounced,
        count(complained_at)::int as complained
      from (
        select sender_id as id, bounced_at, complained_at from recent
        union all select organization_id, bounced_at, complained_at from recent
      ) as sender group by id
    )
    select id, kind, since, standing, reason, per_day, coalesce(queued, 0) as queued,
      coalesce(bounced, 0) as bounced, coalesce(complained, 0) as complained
    from app.senders left join counts using (id)
    order by queued desc, id limit ${MAX_LISTED}`)
}).pipe(Effect.withSpan("mail.listSenders"))

/** A sender as the operator names it. */
export type NamedSender = SenderId & { readonly since: Date; readonly name: string }

const save = Effect.fnUntraced(function* (
  { id, kind, since }: NamedSender,
  change: { readonly standing: Standing; readonly reason: string | null }
) {
  const sql = yield* SqlClient.SqlClient
  yield* done(sql`
    insert into app.senders ${sql.insert({ id, kind, since, day: yield* now, ...change })}
    on conflict (id) do update set ${sql.update(change)}`)
})

/** Stops a sender: it can send nothing to people outside, and what is queued is held. For the operator's shell. */
export const stopSender = Effect.fn("mail.stopSender")(function* (sender: NamedSender, reason: string) {
  yield* save(sender, { standing: "stopped", reason })
  yield* recordAbout(sender, { action: "mail.sender_stopped", subject: sender.name, details: { reason } })
}, transactional)

/** Queues the emails that were held because of this sender, except those of another sender that is stopped. */
const release = Effect.fnUntraced(function* ({ id }: SenderId) {
  const sql = yield* SqlClient.SqlClient
  const queue = yield* Queue
  const released = yield* held(sql`
    update app.mails m set status = 'queued', fault = null
    where m.status = 'held' and m.given_up_at is null and ${id} in (m.sender_id, m.organization_id)
      and not exists (
        select from app.senders s where s.id in (m.sender_id, m.organization_id) and s.standing = 'stopped')
    returning id, organization_id`)
  for (const mail of released)
    yield* queue.send(QUEUE, { mailId: mail.id, organizationId: mail.organization_id })
  return released.length
})

/**
 * Allows a sender again, and raises its allowances if a number is given. Earlier bounces and complaints no longer
 * count. Returns how many held emails are sent now. For the operator's shell.
 */
export const allowSender = Effect.fn("mail.allowSender")(function* (
  sender: NamedSender,
  perDay: number | null
) {
  const sql = yield* SqlClient.SqlClient
  yield* save(sender, { standing: "good", reason: null })
  yield* done(sql`
    update app.senders set allowed_at = ${yield* now}, per_day = coalesce(${perDay}::int, per_day)
    where id = ${sender.id}`)
  const details = perDay === null ? {} : { per_day: String(perDay) }
  yield* recordAbout(sender, { action: "mail.sender_allowed", subject: sender.name, details })
  return yield* release(sender)
}, transactional)
