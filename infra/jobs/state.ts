import { Effect, Schema } from "effect"
import type { JobDescription } from "./Job.ts"
import { Queue } from "./Queue.ts"
import { DEAD_LETTERS } from "./queues.ts"
import { DeadLetterView, type QueueView } from "./views.ts"

const Counts = Schema.Struct({
  name: Schema.String,
  waiting: Schema.Int,
  retrying: Schema.Int,
  running: Schema.Int,
  oldest_waiting_seconds: Schema.Int,
  oldest_running_seconds: Schema.Int
})

// $1: an organization's id, or null. Old email jobs do not name it, but the record of their failure does.
const IN_ORGANIZATION = `($1::text is null or data ->> 'organizationId' = $1)`
const FAILED_IN_ORGANIZATION = `(${IN_ORGANIZATION} or source_output -> 'about' ->> 'organizationId' = $1)`

// Unfinished jobs by queue; an index covers just those.
const COUNTS = `
  select name,
    (count(*) filter (where state = 'created'))::int as waiting,
    (count(*) filter (where state = 'retry'))::int as retrying,
    (count(*) filter (where state = 'active'))::int as running,
    greatest(0, coalesce(max(extract(epoch from now() - start_after)) filter (where state < 'active'), 0))::int
      as oldest_waiting_seconds,
    coalesce(max(extract(epoch from now() - started_on)) filter (where state = 'active'), 0)::int
      as oldest_running_seconds
  from pgboss.job where state < 'completed' and ${IN_ORGANIZATION} group by name`

const DEAD = `
  select coalesce(source_name, 'unknown') as name, count(*)::int as dead
  from pgboss.job where name = '${DEAD_LETTERS}' and state <> 'completed' and ${FAILED_IN_ORGANIZATION} group by 1`

const SUCCEEDED = `
  select name, max(completed_on) as succeeded_at from pgboss.job where state = 'completed' and ${IN_ORGANIZATION} group by name`

const LETTERS = `
  select id, coalesce(source_name, 'unknown') as queue, source_created_on as queued_at, created_on as died_at,
    coalesce(source_retry_count, 0) + 1 as tries,
    coalesce(source_output->'about', '{}'::jsonb) as about,
    coalesce(source_output->>'message', source_output::text, 'No error was recorded.') as message
  from pgboss.job where name = '${DEAD_LETTERS}' and state <> 'completed' and ${FAILED_IN_ORGANIZATION}
    and ($2::text is null or coalesce(source_name, 'unknown') = $2) and ($3::uuid[] is null or id = any($3))
  order by created_on desc limit $4`

/** Reads pg-boss's tables as the jobs role, the only one that may. */
const ask = <S extends Schema.Codec<unknown, unknown>>(
  schema: S,
  statement: string,
  values: ReadonlyArray<unknown>
) => {
  const decode = Schema.decodeUnknownEffect(Schema.Array(schema))
  return Queue.use(({ boss }) =>
    Effect.flatMap(
      Effect.promise(() => boss.getDb().executeSql(statement, [...values])),
      ({ rows }) => Effect.orDie(decode(rows))
    )
  )
}

const Dead = Schema.Struct({ name: Schema.String, dead: Schema.Int })

/** The number of dead letters by queue, including queues that no job serves any more. */
export const deadByQueue = (organizationId: string | null = null) => ask(Dead, DEAD, [organizationId])

/** The jobs that wait, run or have failed, by queue: of all organizations or of one. */
const backlogOf = Effect.fnUntraced(function* (organizationId: string | null) {
  const counts = yield* ask(Counts, COUNTS, [organizationId])
  const dead = yield* deadByQueue(organizationId)
  const deadOf = new Map(dead.map((row) => [row.name, row.dead]))
  const countsOf = new Map(counts.map((row) => [row.name, row]))
  return (name: string) => ({
    waiting: 0,
    retrying: 0,
    running: 0,
    oldest_waiting_seconds: 0,
    oldest_running_seconds: 0,
    ...countsOf.get(name),
    dead: deadOf.get(name) ?? 0
  })
})

/** The jobs that wait, run or have failed, by queue. */
export const backlog = backlogOf(null)

const Succeeded = Schema.Struct({ name: Schema.String, succeeded_at: Schema.Date })

/** Every queue of these jobs, by name; with an organization, counting only jobs whose data names it. */
export const queueViews = Effect.fn("jobs.queueViews")(function* (
  jobs: ReadonlyArray<JobDescription>,
  organizationId: string | null = null
) {
  const stateOf = yield* backlogOf(organizationId)
  const succeeded = new Map(
    (yield* ask(Succeeded, SUCCEEDED, [organizationId])).map(({ name, succeeded_at }) => [name, succeeded_at])
  )
  return jobs
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, does, cron, retries, exclusive, touches }): QueueView => ({
      does,
      cron,
      retries,
      exclusive,
      touches,
      ...stateOf(name),
      name,
      succeeded_at: succeeded.get(name) ?? null
    }))
})

/** Filters dead letters; a missing field matches all. */
export interface DeadLetterFilter {
  readonly organizationId?: string | null
  readonly queue?: string | null
  readonly ids?: ReadonlyArray<string> | null
  readonly limit?: number
}

/** Dead letters, newest first. pg-boss deletes them after 14 days. */
export const deadLetters = ({ organizationId = null, queue = null, ids = null, limit }: DeadLetterFilter) =>
  ask(DeadLetterView, LETTERS, [organizationId, queue, ids, limit ?? null])
