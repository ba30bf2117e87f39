import { now, orNotFound, record, transactional } from "#kernel"
import { Queue } from "#infra/jobs"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Exit, Schema } from "effect"
import { SqlClient } from "effect/sql"
import PostalMime from "postal-mime"
import { QUEUE, unseal } from "./sendMail.ts"
import { reviewSenders } from "./standing.ts"
import { MailContentDeleted, MailAlreadyQueued, MailView } from "./views.ts"
import { writtenMails } from "./writtenMails.ts"

const StoredMail = Schema.Struct({ ...MailView.fields, sealed: Schema.NullOr(Schema.String) })
const views = rowsOf(MailView)
const storedMail = rowOf(StoredMail)
const sealedTexts = rowsOf(Schema.Struct({ sealed: Schema.String }))

const columns = Effect.map(
  SqlClient.SqlClient,
  (sql) => sql`id, kind, recipient, organization_id,
    case when given_up_at is null then status else 'given_up' end as status, fault, queued_at, sent_at`
)

interface MailFilter {
  readonly status: MailView["status"] | null
  readonly to: string | null
  readonly organizationId: string | null
  readonly limit: number
}

/** Queued, sent and failed emails, newest first. For the operator's shell. */
export const listMails = Effect.fn("mail.list")(function* (filter: MailFilter) {
  const sql = yield* SqlClient.SqlClient
  const { status, to, organizationId, limit } = filter
  return yield* views(sql`
    select * from (select ${yield* columns} from app.mails) as mails
    where (${status}::text is null or status = ${status})
      and (${to}::text is null or recipient = ${to})
      and (${organizationId}::uuid is null or organization_id = ${organizationId})
    order by queued_at desc, id desc limit ${limit}`)
})

/** One email; with an organization, only if it belongs to that. */
interface MailLookup {
  readonly id: string
  readonly organizationId: string | null
}

const one = Effect.fnUntraced(function* ({ id, organizationId }: MailLookup) {
  const sql = yield* SqlClient.SqlClient
  return yield* storedMail(sql`
    select ${yield* columns}, sealed from app.mails
    where id = ${id} and (${organizationId}::uuid is null or organization_id = ${organizationId})`).pipe(
    orNotFound("mail")
  )
})

/** The content of an email: sealed while queued, in its file once written. */
const textOf = Effect.fnUntraced(function* (id: string, sealed: string | null, dataDir: string) {
  if (sealed !== null) return yield* unseal(sealed)
  const written = writtenMails(dataDir).find((mail) => mail.id === id)
  if (written === undefined) return { subject: null, text: null }
  const { subject = null, text = null } = yield* Effect.promise(() => PostalMime.parse(written.raw))
  return { subject, text }
})

const TOKEN = /(#[^\s"]*?token=)[^\s"&]+/g

/** Redacts links, which are as good as passwords. */
const withoutTokens = (text: string | null): string | null => text?.replace(TOKEN, "$1(hidden)") ?? null

/** One email with its content. For the operator's shell. */
export const readMail = Effect.fn("mail.read")(function* (
  lookup: MailLookup,
  { dataDir, showTokens }: { readonly dataDir: string; readonly showTokens: boolean }
) {
  const { sealed, ...view } = yield* one(lookup)
  const { subject, text } = yield* textOf(lookup.id, sealed, dataDir)
  return { ...view, subject, text: showTokens ? text : withoutTokens(text) }
})

const HAS_JOB = `
  select from pgboss.job where name = '${QUEUE}' and state < 'completed' and data ->> 'mailId' = $1 limit 1`

/** Whether a job exists that will send it. Queues are read as the jobs role, the only one that may. */
const hasJob = (id: string) =>
  Queue.use(({ boss }) =>
    Effect.map(
      Effect.promise(() => boss.getDb().executeSql(HAS_JOB, [id])),
      ({ rows }) => rows.length > 0
    )
  )

/**
 * Sends a failed email again, with all attempts. An earlier job that still waits for its retry will find it sent. For
 * the operator's shell.
 */
export const resendMail = Effect.fn("mail.resend")(function* (lookup: MailLookup) {
  const sql = yield* SqlClient.SqlClient
  const queue = yield* Queue
  // Locked until the end: of two concurrent requests the second finds the first one's job.
  yield* done(sql`select id from app.mails where id = ${lookup.id} for update`)
  const { id, sealed, status, recipient, organization_id } = yield* one(lookup)
  if (sealed === null) return yield* new MailContentDeleted({ status })
  if (status === "queued" && (yield* hasJob(id))) return yield* new MailAlreadyQueued()
  yield* done(sql`update app.mails set status = 'queued', fault = null where id = ${id}`)
  const organization = organization_id === null ? {} : { organizationId: organization_id }
  yield* queue.send(QUEUE, { mailId: id, ...organization })
  yield* record({ action: "mail.resent", subject: recipient, ...organization })
  const { sealed: _, ...view } = yield* one(lookup)
  return view
}, transactional)

/**
 * Records that an email bounced after a mail server had accepted it, or that its recipient reported it as spam; this
 * counts against its senders. For the operator's shell.
 */
export const reportMail = Effect.fn("mail.report")(function* (id: string, what: "bounce" | "complaint") {
  const sql = yield* SqlClient.SqlClient
  const column = sql(what === "bounce" ? "bounced_at" : "complained_at")
  const { sealed: _, ...view } = yield* one({ id, organizationId: null })
  yield* done(sql`update app.mails set ${column} = coalesce(${column}, ${yield* now}) where id = ${id}`)
  yield* record({ action: `mail.${what}_reported`, subject: view.recipient })
  yield* reviewSenders(id)
  return view
}, transactional)

const SAMPLE = 100

/** How many of the newest hundred queued emails the current SECRET_KEY cannot open. */
export const unreadableMails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const sealed = yield* sealedTexts(sql`
    select sealed from app.mails where sealed is not null order by queued_at desc limit ${SAMPLE}`)
  const opened = yield* Effect.forEach(sealed, (mail) => Effect.exit(unseal(mail.sealed)))
  return opened.filter(Exit.isFailure).length
})
