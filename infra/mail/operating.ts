import { orNotFound, record, transactional } from "#kernel"
import { Queue } from "#infra/jobs"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Exit, Schema } from "effect"
import { SqlClient } from "effect/sql"
import PostalMime from "postal-mime"
import { QUEUE, unseal } from "./sendMail.ts"
import { MailNotKept, MailOnItsWay, MailView } from "./views.ts"
import { writtenMails } from "./writtenMails.ts"

const Kept = Schema.Struct({ ...MailView.fields, sealed: Schema.NullOr(Schema.String) })
const views = rowsOf(MailView)
const kept = rowOf(Kept)
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

/** Mails on their way or gone, newest first. For the installation's shell. */
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

/** One mail; with an organization, only when it belongs to that. */
interface MailAsked {
  readonly id: string
  readonly organizationId: string | null
}

const one = Effect.fnUntraced(function* ({ id, organizationId }: MailAsked) {
  const sql = yield* SqlClient.SqlClient
  return yield* kept(sql`
    select ${yield* columns}, sealed from app.mails
    where id = ${id} and (${organizationId}::uuid is null or organization_id = ${organizationId})`).pipe(
    orNotFound("mail")
  )
})

/** What a mail says: sealed while it waits, in its file once it was written to one. */
const textOf = Effect.fnUntraced(function* (id: string, sealed: string | null, dataDir: string) {
  if (sealed !== null) return yield* unseal(sealed)
  const written = writtenMails(dataDir).find((mail) => mail.id === id)
  if (written === undefined) return { subject: null, text: null }
  const { subject = null, text = null } = yield* Effect.promise(() => PostalMime.parse(written.raw))
  return { subject, text }
})

const TOKEN = /(#[^\s"]*?token=)[^\s"&]+/g

/** Links in mails are as good as passwords: without the part that makes them so. */
const withoutTokens = (text: string | null): string | null => text?.replace(TOKEN, "$1(hidden)") ?? null

/** One mail with what it says. For the installation's shell. */
export const readMail = Effect.fn("mail.read")(function* (
  asked: MailAsked,
  { dataDir, showTokens }: { readonly dataDir: string; readonly showTokens: boolean }
) {
  const { sealed, ...view } = yield* one(asked)
  const { subject, text } = yield* textOf(asked.id, sealed, dataDir)
  return { ...view, subject, text: showTokens ? text : withoutTokens(text) }
})

const HAS_JOB = `
  select from pgboss.job where name = '${QUEUE}' and state < 'completed' and data ->> 'mailId' = $1 limit 1`

/** Whether a job is there that sends it. Queues are read with the rights of the jobs role, the only one that may. */
const hasJob = (id: string) =>
  Queue.use(({ boss }) =>
    Effect.map(
      Effect.promise(() => boss.getDb().executeSql(HAS_JOB, [id])),
      ({ rows }) => rows.length > 0
    )
  )

/**
 * Has a mail that did not get out tried again, now and from the beginning; an earlier job that still waits for its
 * next try finds it sent. For the installation's shell.
 */
export const resendMail = Effect.fn("mail.resend")(function* (asked: MailAsked) {
  const sql = yield* SqlClient.SqlClient
  const queue = yield* Queue
  // Held until the end: of two who send it again, one finds the other's job.
  yield* done(sql`select id from app.mails where id = ${asked.id} for update`)
  const { id, sealed, status, recipient, organization_id } = yield* one(asked)
  if (sealed === null) return yield* new MailNotKept({ status })
  if (status === "queued" && (yield* hasJob(id))) return yield* new MailOnItsWay()
  yield* done(sql`update app.mails set status = 'queued', fault = null where id = ${id}`)
  const organization = organization_id === null ? {} : { organizationId: organization_id }
  yield* queue.send(QUEUE, { mailId: id, ...organization })
  yield* record({ action: "mail.resent", subject: recipient, ...organization })
  const { sealed: _, ...view } = yield* one(asked)
  return view
}, transactional)

const SAMPLE = 100

/** How many of the newest hundred mails that wait the present SECRET_KEY does not open. */
export const unreadableMails = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const sealed = yield* sealedTexts(sql`
    select sealed from app.mails where sealed is not null order by queued_at desc limit ${SAMPLE}`)
  const opened = yield* Effect.forEach(sealed, (mail) => Effect.exit(unseal(mail.sealed)))
  return opened.filter(Exit.isFailure).length
})
