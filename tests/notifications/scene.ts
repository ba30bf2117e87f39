import type { EventEnvelope } from "#kernel"
import { MyNotifications } from "#notifications/contract"
import { Clock, Effect } from "effect"
import { randomUUID } from "node:crypto"
import { type JobNeeds, jobs } from "../../apps/system/assembly.ts"
import { formatJson } from "../../infra/observability/logFormat.ts"
import { loggerLayer } from "../../infra/observability/logger.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

const systemClock = Effect.runSync(Clock.Clock)

/** A clock that always shows the given time; sleeping takes real time. */
const clockAt = (at: Date): Clock.Clock => ({
  currentTimeMillisUnsafe: () => at.getTime(),
  currentTimeMillis: Effect.succeed(at.getTime()),
  currentTimeNanosUnsafe: () => BigInt(at.getTime()) * 1_000_000n,
  currentTimeNanos: Effect.succeed(BigInt(at.getTime()) * 1_000_000n),
  monotonicTimeNanosUnsafe: () => systemClock.monotonicTimeNanosUnsafe(),
  monotonicTimeNanos: systemClock.monotonicTimeNanos,
  sleep: (duration) => systemClock.sleep(duration)
})

export interface RunOptions {
  /** The time that the job sees; the real one if omitted. */
  readonly at?: Date
  /** Receives what the job logs, as the server writes it. */
  readonly log?: Array<string>
  /** Interrupts it, as when its process ends. */
  readonly signal?: AbortSignal
}

/** Runs a job as its worker would: with its payload and the rights of its role. */
export const runJob = async (
  app: TestApp,
  name: string,
  data: unknown = {},
  { at, log = [], signal }: RunOptions = {}
) => {
  const job = jobs.find((one) => one.name === name)
  if (job === undefined) throw new Error(`There is no job ${name}.`)
  const services = job.role === "system" ? app.services.system : app.services.application
  const logger = loggerLayer({ level: "Info", format: formatJson, write: (line) => void log.push(line) })
  const run: Effect.Effect<void, never, JobNeeds> = Effect.provide(job.run(data), logger)
  await Effect.runPromiseWith(services)(
    at === undefined ? run : Effect.provideService(run, Clock.Clock, clockAt(at)),
    signal && { signal }
  )
}

interface Row {
  readonly id: string
  readonly name: string
  readonly organization_id: string | null
  readonly user_id: string | null
  readonly data: unknown
  readonly occurred_at: Date
}

/** An event as its reactions receive it, encoded as JSON. */
type Envelope = Record<keyof EventEnvelope, unknown> & { readonly name: string }

/** The newest event with this name, of the given organization or of any. */
export const newestEvent = async (app: TestApp, name: string, organizationId?: string): Promise<Envelope> => {
  const { rows } = await app.admin.query<Row>(
    `select * from app.outbox where name = $1 and ($2::uuid is null or organization_id = $2)
     order by position desc limit 1`,
    [name, organizationId]
  )
  const [row] = rows
  if (row === undefined) throw new Error(`No ${name} was published.`)
  return {
    id: row.id,
    name,
    organizationId: row.organization_id,
    userId: row.user_id,
    occurredAt: row.occurred_at.toISOString(),
    data: row.data
  }
}

/** Runs every reaction to an event that touches notifications, in any module. */
export const reactTo = async (app: TestApp, envelope: Envelope, options?: RunOptions) => {
  const reactions = jobs.filter(
    ({ events, touches }) =>
      events.includes(envelope.name) && touches.some((what) => what.startsWith("notifications."))
  )
  if (reactions.length === 0) throw new Error(`No reaction to ${envelope.name}.`)
  for (const job of reactions) await runJob(app, job.name, envelope, options)
}

/** Does the same for the newest event with this name. */
export const react = async (app: TestApp, name: string, options?: RunOptions) =>
  reactTo(app, await newestEvent(app, name), options)

/** The event that a member became a manager. */
export const roleChange = (userId: string, organizationId: string): Envelope => ({
  id: randomUUID(),
  name: "MemberRoleChanged",
  organizationId,
  userId,
  occurredAt: new Date().toISOString(),
  data: { _tag: "MemberRoleChanged", organizationId, userId, memberId: randomUUID(), role: "manager" }
})

/** A person's list of notifications. */
export const listOf = async (app: TestApp, { access_token: token }: Person, search?: string) =>
  (
    await callEndpoint(app, MyNotifications, {
      token,
      ...(search === undefined ? {} : { query: { search } })
    })
  ).value

/** The pending jobs of a queue, oldest first. */
export const pendingJobs = async (app: TestApp, queue: string) => {
  const { rows } = await app.admin.query<{ data: Record<string, unknown>; seconds: number }>(
    `select data, round(extract(epoch from start_after - created_on))::int as seconds
     from pgboss.job where name = $1 and state in ('created', 'retry') order by created_on, id`,
    [queue]
  )
  return rows
}

interface Stored {
  readonly title: string
  readonly message: string
  readonly shown: boolean
  readonly created_at: Date
}

/** Stores notifications and returns their ids, oldest first. */
export const createNotifications = async (
  app: TestApp,
  { user }: Person,
  count: number,
  fieldsOf: (n: number) => Partial<Stored> = () => ({})
): Promise<ReadonlyArray<string>> => {
  const ids: Array<string> = []
  for (let n = 1; n <= count; n++) {
    const stored: Stored = {
      title: `News ${n}`,
      message: "-",
      shown: true,
      created_at: new Date(),
      ...fieldsOf(n)
    }
    const { rows } = await app.admin.query<{ id: string }>(
      `insert into notifications.notifications
         (user_id, id, event_id, kind, title, message, shown, created_at)
       values ($1, gen_random_uuid(), gen_random_uuid(), 'role_changed', $2, $3, $4, $5::timestamptz + $6 * interval '1 microsecond')
       returning id`,
      [user.id, stored.title, stored.message, stored.shown, stored.created_at, n]
    )
    ids.push(rows[0]?.id ?? "")
  }
  return ids
}

/** The kinds of the emails queued to an address, oldest first. */
export const mailsTo = async (app: TestApp, email: string): Promise<ReadonlyArray<string>> => {
  const { rows } = await app.admin.query<{ kind: string }>(
    "select kind from app.mails where recipient = $1 order by queued_at, id",
    [email]
  )
  return rows.map(({ kind }) => kind)
}
