import { AuditLog, Uuid } from "#kernel"
import {
  argument,
  type Cell,
  CommandFailed,
  counted,
  flag,
  limit,
  Missing,
  limitOf,
  operation,
  option,
  several,
  time,
  titled,
  UsageError
} from "#infra/cli"
import {
  deadLetters,
  DeadLetterView,
  type DeadLetterFilter,
  queueViews,
  QueueView,
  retryDead,
  runNow
} from "#infra/jobs"
import { Effect, Schema } from "effect"
import { jobs } from "../../system/assembly.ts"
import { servedQueues } from "../servedQueues.ts"

const Scheduled = Schema.Literals(jobs.filter(({ cron }) => cron !== null).map(({ name }) => name))

const record = (action: string, subject: string) => AuditLog.use((log) => log.record({ action, subject }))

/** The counts of a queue, without zeros. */
const stateOf = ({ waiting, running, retrying, dead }: QueueView): string =>
  [
    [waiting, "waiting"],
    [running, "running"],
    [retrying, "waiting for a retry"],
    [dead, "dead"]
  ]
    .flatMap(([count, state]) => (count === 0 ? [] : [`${count} ${state}`]))
    .join(", ") || "empty"

const TITLES = ["JOB", "WHEN", "QUEUE", "LAST RUN", "WHAT IT DOES"]

const queueLine = (queue: QueueView): ReadonlyArray<Cell> => [
  queue.name,
  queue.cron ?? "when queued",
  stateOf(queue),
  queue.succeeded_at,
  queue.does
]

/** The message of a failure; its stack follows. */
const firstLine = (message: string): string => message.split("\n")[0] ?? ""

const about = (letter: DeadLetterView): string =>
  Object.entries(letter.about)
    .map(([name, id]) => `${name} ${id}`)
    .join(", ")

const list = operation({
  words: "jobs list",
  summary: "List all background jobs: what they do, when they run, and the state of their queues.",
  example: "jobs list",
  narrows: true,
  output: Schema.Struct({ items: Schema.Array(QueueView) }),
  run: (_, { organizationId }) => Effect.map(queueViews(jobs, organizationId), (items) => ({ items })),
  show: ({ items }) => titled(TITLES, items.map(queueLine), "")
})

const DeadLetters = Schema.Struct({ items: Schema.Array(DeadLetterView) })

const dead = operation({
  words: "jobs dead",
  summary: "List dead letters: jobs that failed permanently, with the organization and the reason.",
  example: "jobs dead --queue mail.send",
  input: { queue: option(Schema.String, "name", "only this queue"), limit },
  narrows: true,
  output: DeadLetters,
  run: ({ queue, limit: typed }, { organizationId }) =>
    Effect.map(deadLetters({ queue, organizationId, limit: limitOf(typed) }), (items) => ({ items })),
  show: ({ items }) =>
    items.length === 0
      ? "No dead letters."
      : items
          .map(
            (letter) =>
              `${time(letter.died_at)}  ${letter.id}  ${letter.queue}, ${counted(letter.tries, "try", "tries")}\n  for ${about(letter) || "no organization"}\n  ${firstLine(letter.message)}`
          )
          .join("\n")
})

/** A job in a queue without a worker would never run. */
const refuseUnserved = Effect.fnUntraced(function* (queues: ReadonlyArray<string>) {
  const unserved = queues.find((queue) => !servedQueues.has(queue))
  if (unserved === undefined) return
  return yield* Effect.fail(
    new CommandFailed(
      `No job of this version handles the queue ${unserved}, so its jobs cannot run.`,
      "Dead letters there are deleted after 14 days; `motorpool jobs list` shows the current queues."
    )
  )
})

const chosen = Effect.fnUntraced(function* (
  all: boolean,
  {
    ids,
    ...filter
  }: { readonly ids: ReadonlyArray<string> } & Required<Pick<DeadLetterFilter, "queue" | "organizationId">>
) {
  if (!all && filter.queue === null && ids.length === 0)
    return yield* Effect.fail(
      new UsageError("Choose jobs with --id, --queue or --all.", "`motorpool jobs dead` lists them.")
    )
  if (filter.queue !== null) yield* refuseUnserved([filter.queue])
  const letters = yield* deadLetters({ ...filter, ids: ids.length === 0 ? null : ids })
  const missing = ids.find((id) => !letters.some((letter) => letter.id === id))
  if (missing !== undefined)
    return yield* Effect.fail(
      new Missing(`There is no dead letter ${missing}.`, "`motorpool jobs dead` lists them.")
    )
  // --all without ids retries those that can run.
  if (ids.length > 0) yield* refuseUnserved(letters.map((letter) => letter.queue))
  return letters
})

const retry = operation({
  words: "jobs retry",
  summary: "Retry dead letters.",
  example: "jobs retry --queue mail.send",
  input: {
    id: several(Uuid, "id", "this dead letter; repeatable"),
    queue: option(Schema.String, "name", "dead letters of this queue"),
    all: flag("all dead letters")
  },
  narrows: true,
  changes: true,
  output: Schema.Struct({
    retried: Schema.Int,
    /** Those in queues without a job in this version. */
    left: Schema.Int
  }),
  run: Effect.fnUntraced(function* ({ all, queue, id: ids }, { isDryRun, organizationId }) {
    const matches = yield* chosen(all, { queue, ids, organizationId })
    const letters = matches.filter((letter) => servedQueues.has(letter.queue))
    for (const letter of letters) yield* record("job.retried", `${letter.queue} ${letter.id}`)
    const retried = isDryRun ? letters.length : yield* retryDead(letters.map(({ id }) => id))
    return { retried, left: matches.length - letters.length }
  }),
  show: ({ retried, left }) =>
    [
      `${counted(retried, "job is", "jobs are")} queued again.`,
      ...(left === 0
        ? []
        : [
            `${counted(left, "dead letter was", "dead letters were")} skipped: no job of this version handles the queue.`
          ])
    ].join(" ")
})

const TRIED_AGAIN = "It will be retried; `motorpool jobs dead --json` shows dead letters in full."
const BUSY = "is already waiting or running."

const run = operation({
  words: "jobs run",
  summary: "Run a scheduled job now and wait for it to finish.",
  example: "jobs run jobs.clean-up",
  input: { name: argument(Scheduled, "the job, as `jobs list` shows it") },
  changes: true,
  output: Schema.Struct({ name: Schema.String, ran: Schema.Boolean }),
  run: Effect.fnUntraced(function* ({ name }, { isDryRun }) {
    const job = jobs.find((one) => one.name === name)
    if (job === undefined) return yield* Effect.die(new Error(`There is no job ${name}.`))
    yield* record("job.run", name)
    if (isDryRun) {
      yield* job.run({})
      return { name, ran: false }
    }
    const ended = yield* runNow(job)
    if (ended === null)
      return yield* Effect.fail(
        new CommandFailed(`${name} ${BUSY}`, "Only one run at a time is possible; try again later.")
      )
    if (ended.fault !== undefined)
      return yield* Effect.fail(new CommandFailed(`It failed. ${firstLine(ended.fault)}`, TRIED_AGAIN))
    return { name, ran: true }
  }),
  show: ({ name, ran }) => (ran ? `${name} has run.` : `${name} would run without errors.`)
})

export const jobOperations = [list, dead, retry, run]
