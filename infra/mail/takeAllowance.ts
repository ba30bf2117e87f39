import { type MailSender, now, type Outgoing, SenderKind } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { refusalToSend, Standing } from "./allowance.ts"

const counted = rowsOf(
  Schema.Struct({
    kind: SenderKind,
    since: Schema.Date,
    standing: Standing,
    per_day: Schema.NullOr(Schema.Int),
    sent: Schema.Int
  })
)

/**
 * Counts an email of a member to someone outside, or refuses it: then the open transaction rolls the count back. Of
 * two concurrent sends the second waits for the first one's transaction, so that one of them gets the last place.
 */
export const takeAllowance = Effect.fnUntraced(function* (
  { account, organization }: MailSender,
  what: Outgoing
) {
  const sql = yield* SqlClient.SqlClient
  const at = yield* now
  const day = sql`(${at}::timestamptz at time zone 'UTC')::date`
  const column = sql(what === "invitations" ? "invitations" : "customer_emails")
  // The account's row is locked first, always: so two sends never wait for each other.
  const senders = yield* counted(sql`
    insert into app.senders as sender (id, kind, since, day, ${column})
    values (${account.id}, 'account', ${account.since}, ${day}, 1),
      (${organization.id}, 'organization', ${organization.since}, ${day}, 1)
    on conflict (id) do update set since = excluded.since, day = excluded.day,
      customer_emails = excluded.customer_emails
        + case when sender.day = excluded.day then sender.customer_emails else 0 end,
      invitations = excluded.invitations
        + case when sender.day = excluded.day then sender.invitations else 0 end
    returning kind, since, standing, per_day, ${column} as sent`)
  for (const { sent, ...sender } of senders) {
    const refusal = refusalToSend(what, sender, sent, at)
    if (refusal) return yield* refusal
  }
})
