import { CurrentActor, type EmailAddress, Mails, now, transactional } from "#kernel"
import { rowsOf } from "#infra/postgres"
import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { job } from "./definition.ts"
import { deadLetters } from "./state.ts"
import type { DeadLetterView } from "./views.ts"

/** The operators of the installation. */
export class Operators extends Context.Service<Operators, { readonly email: Option.Option<EmailAddress> }>()(
  "infra/jobs/Operators"
) {}

const reportedIds = rowsOf(Schema.Struct({ id: Schema.String }))

/** The dead letters that were not reported before; marks them as reported. */
const takeUnreported = Effect.fnUntraced(function* (letters: ReadonlyArray<DeadLetterView>) {
  const sql = yield* SqlClient.SqlClient
  const pg = yield* PgClient.PgClient
  const at = yield* now
  if (letters.length === 0) return []
  const reported = yield* reportedIds(
    sql`insert into app.dead_letters_reported (id, reported_at)
        select id::uuid, ${at} from jsonb_array_elements_text(${pg.json(letters.map(({ id }) => id))}) as id
        on conflict (id) do nothing returning id`
  )
  const ids = new Set(reported.map(({ id }) => id))
  return letters.filter(({ id }) => ids.has(id))
})

const MAX_LISTED = 20

const idsOf = ({ about }: DeadLetterView): string =>
  Object.entries(about)
    .map(([name, id]) => `, ${name} ${id}`)
    .join("")

/** Ids and times only: the error may quote what must not be emailed. */
const mailTo = (to: EmailAddress, letters: ReadonlyArray<DeadLetterView>) => {
  const [count, jobs] = [letters.length, letters.length === 1 ? "job" : "jobs"]
  const lines = letters
    .slice(0, MAX_LISTED)
    .map((letter) => `${letter.died_at.toISOString()} ${letter.queue} (${letter.id}${idsOf(letter)})`)
  return {
    kind: "jobs.dead-letters",
    to,
    locale: "en" as const,
    subject: `${count} background ${jobs} failed permanently`,
    paragraphs: [
      `${count} background ${jobs} failed in every attempt and will not be retried automatically.`,
      lines.join("\n"),
      "To see the errors, run: motorpool jobs dead. To retry all of them, run: motorpool jobs retry --all."
    ],
    footnote: "You receive this email because your address is set in OPERATIONS_EMAIL."
  }
}

const BATCH_SIZE = 1000

const report = Effect.gen(function* () {
  const letters = yield* takeUnreported(yield* deadLetters({ limit: BATCH_SIZE }))
  if (letters.length === 0) return
  const { email } = yield* Operators
  for (const { queue, id, about } of letters)
    yield* Effect.logError(`Job ${queue} is a dead letter`).pipe(
      Effect.annotateLogs({ ...about, jobId: id, queue })
    )
  if (Option.isSome(email)) yield* Mails.use((mails) => mails.queue(mailTo(email.value, letters)))
}).pipe(transactional, Effect.provideService(CurrentActor, { _tag: "Job", name: "jobs.report-dead-letters" }))

/** Emails operators about each dead letter, once. */
export const reportDeadLetters = job({
  name: "jobs.report-dead-letters",
  formerly: "jobs.tell-of-dead-letters",
  does: "Reports dead letters to operators: in the log, and by email to OPERATIONS_EMAIL.",
  touches: ["pgboss", "app.dead_letters_reported", "app.mails"],
  cron: "*/5 * * * *",
  run: report
})
