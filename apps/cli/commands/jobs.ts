import { AuditLog, Uuid } from "#kernel"
import {
  deadLetters,
  DeadLetterView,
  type LettersAsked,
  queueViews,
  QueueView,
  retryDead,
  runNow
} from "#infra/jobs"
import { Effect, Schema } from "effect"
import { jobs } from "../../system/assembly.ts"
import { counted } from "../counted.ts"
import { CommandFailed, Missing, WrongWords } from "../failures.ts"
import { argument, flag, option, several } from "../input.ts"
import { type Cell, limit, most, titled } from "../lists.ts"
import { operation } from "../operation.ts"
import { servedQueues } from "../servedQueues.ts"
import { time } from "../table.ts"

const Scheduled = Schema.Literals(jobs.filter(({ cron }) => cron !== null).map(({ name }) => name))

const record = (action: string, subject: string) => AuditLog.use((log) => log.record({ action, subject }))

/** What there is in a queue; what there is none of is left out. */
const stateOf = ({ waiting, running, retrying, dead }: QueueView): string =>
  [
    [waiting, "waiting"],
    [running, "running"],
    [retrying, "to be tried again"],
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

/** What is kept of a failure says below where it happened. */
const firstLine = (message: string): string => message.split("\n")[0] ?? ""

const about = (letter: DeadLetterView): string =>
  Object.entries(letter.about)
    .map(([name, id]) => `${name} ${id}`)
    .join(", ")

const list = operation({
  words: "jobs list",
  summary: "Everything that runs by itself: what it does, when, and how its queue stands.",
  example: "jobs list",
  narrows: true,
  output: Schema.Struct({ items: Schema.Array(QueueView) }),
  run: (_, { organizationId }) => Effect.map(queueViews(jobs, organizationId), (items) => ({ items })),
  show: ({ items }) => titled(TITLES, items.map(queueLine), "")
})

const DeadLetters = Schema.Struct({ items: Schema.Array(DeadLetterView) })

const dead = operation({
  words: "jobs dead",
  summary: "Jobs that gave up: for whom they worked and why they failed.",
  example: "jobs dead --queue mail.send",
  input: { queue: option(Schema.String, "name", "only those of this queue"), limit },
  narrows: true,
  output: DeadLetters,
  run: ({ queue, limit: typed }, { organizationId }) =>
    Effect.map(deadLetters({ queue, organizationId, limit: most(typed) }), (items) => ({ items })),
  show: ({ items }) =>
    items.length === 0
      ? "No job has given up."
      : items
          .map(
            (letter) =>
              `${time(letter.died_at)}  ${letter.id}  ${letter.queue}, ${counted(letter.tries, "try", "tries")}\n  for ${about(letter) || "nobody in particular"}\n  ${firstLine(letter.message)}`
          )
          .join("\n")
})

/** Put back where no worker takes it, a job would lie there unseen. */
const refuseUnserved = Effect.fnUntraced(function* (queues: ReadonlyArray<string>) {
  const unserved = queues.find((queue) => !servedQueues.has(queue))
  if (unserved === undefined) return
  return yield* Effect.fail(
    new CommandFailed(
      `No job of this version works on the queue ${unserved}, so nothing in it would be run.`,
      "What gave up there is forgotten 14 days later; `motorpool jobs list` shows the queues there are."
    )
  )
})

const chosen = Effect.fnUntraced(function* (
  all: boolean,
  {
    ids,
    ...asked
  }: { readonly ids: ReadonlyArray<string> } & Required<Pick<LettersAsked, "queue" | "organizationId">>
) {
  if (!all && asked.queue === null && ids.length === 0)
    return yield* Effect.fail(
      new WrongWords("Say which jobs: --id, --queue, or --all.", "`motorpool jobs dead` shows them.")
    )
  if (asked.queue !== null) yield* refuseUnserved([asked.queue])
  const letters = yield* deadLetters({ ...asked, ids: ids.length === 0 ? null : ids })
  const missing = ids.find((id) => !letters.some((letter) => letter.id === id))
  if (missing !== undefined)
    return yield* Effect.fail(
      new Missing(`No job ${missing} has given up.`, "`motorpool jobs dead` shows those that have.")
    )
  // Who names none, but wants all, gets all those that can be run.
  if (ids.length > 0) yield* refuseUnserved(letters.map((letter) => letter.queue))
  return letters
})

const retry = operation({
  words: "jobs retry",
  summary: "Put jobs that gave up back on their queues.",
  example: "jobs retry --queue mail.send",
  input: {
    id: several(Uuid, "id", "this one; may be typed several times"),
    queue: option(Schema.String, "name", "those of this queue"),
    all: flag("all of them")
  },
  narrows: true,
  changes: true,
  output: Schema.Struct({
    retried: Schema.Int,
    /** Those in queues that no job of this version works on. */
    left: Schema.Int
  }),
  run: Effect.fnUntraced(function* ({ all, queue, id: ids }, { isRehearsal, organizationId }) {
    const found = yield* chosen(all, { queue, ids, organizationId })
    const letters = found.filter((letter) => servedQueues.has(letter.queue))
    for (const letter of letters) yield* record("job.retried", `${letter.queue} ${letter.id}`)
    const retried = isRehearsal ? letters.length : yield* retryDead(letters.map(({ id }) => id))
    return { retried, left: found.length - letters.length }
  }),
  show: ({ retried, left }) =>
    [
      `${counted(retried, "job is", "jobs are")} queued again.`,
      ...(left === 0
        ? []
        : [`${counted(left, "is", "are")} left: no job of this version works on the queue.`])
    ].join(" ")
})

const TRIED_AGAIN = "It will be tried again; what gave up `motorpool jobs dead --json` shows in full."
const BUSY = "is waiting or running already."

const run = operation({
  words: "jobs run",
  summary: "Run a scheduled job now, and wait for its end.",
  example: "jobs run jobs.clean-up",
  input: { name: argument(Scheduled, "the job, as `jobs list` shows it") },
  changes: true,
  output: Schema.Struct({ name: Schema.String, ran: Schema.Boolean }),
  run: Effect.fnUntraced(function* ({ name }, { isRehearsal }) {
    const job = jobs.find((one) => one.name === name)
    if (job === undefined) return yield* Effect.die(new Error(`There is no job ${name}.`))
    yield* record("job.run", name)
    if (isRehearsal) {
      yield* job.run({})
      return { name, ran: false }
    }
    const ended = yield* runNow(job)
    if (ended === null)
      return yield* Effect.fail(
        new CommandFailed(`${name} ${BUSY}`, "It runs once at a time; try again later.")
      )
    if (ended.fault !== undefined)
      return yield* Effect.fail(new CommandFailed(`It failed. ${firstLine(ended.fault)}`, TRIED_AGAIN))
    return { name, ran: true }
  }),
  show: ({ name, ran }) => (ran ? `${name} has run.` : `${name} would run without a fault.`)
})

export const jobOperations = [list, dead, retry, run]
