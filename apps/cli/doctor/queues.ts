import { counted } from "#infra/cli"
import { deadByQueue, readOnlyQueueLayer, queueViews, type QueueView } from "#infra/jobs"
import { Effect } from "effect"
import { jobs } from "../../system/assembly.ts"
import { type Installation } from "../context.ts"
import { servedQueues } from "../servedQueues.ts"
import { type Finding, fault, ok, checkFailed, warning } from "./finding.ts"

const MINUTE = 60
/** A job may take five minutes; a dead process is noticed within another five. */
const STUCK = 15 * MINUTE
const LATE = 10 * MINUTE
const VERY_LATE = 60 * MINUTE

const WORKER =
  "Start a worker (npm start includes one) and check its log; `motorpool jobs list` shows the queues."

const named = (queues: ReadonlyArray<QueueView>): string => queues.map(({ name }) => name).join(", ")

/** How long jobs wait and run. */
export const queueFinding = (queues: ReadonlyArray<QueueView>): Finding => {
  const stuck = queues.filter((queue) => queue.oldest_running_seconds > STUCK)
  if (stuck.length > 0)
    return fault("queues", `Jobs have been running for more than 15 minutes: ${named(stuck)}.`, WORKER)
  const oldest = Math.max(0, ...queues.map((queue) => queue.oldest_waiting_seconds))
  const late = queues.filter((queue) => queue.oldest_waiting_seconds > LATE)
  const says = `Jobs have been waiting for ${Math.round(oldest / MINUTE)} minutes: ${named(late)}.`
  if (oldest > VERY_LATE) return fault("queues", says, WORKER)
  if (oldest > LATE) return warning("queues", says, WORKER)
  return ok(
    "queues",
    oldest === 0 ? "No jobs are waiting." : `The oldest job has been waiting for ${oldest} s.`
  )
}

const DEAD = "`motorpool jobs dead` shows why, `motorpool jobs retry` retries them."
const LEFT =
  "Dead letters that no job of this version handles are not retried; they are deleted after 14 days."

const deadFinding = (dead: Effect.Success<ReturnType<typeof deadByQueue>>): Finding => {
  const sum = (queues: typeof dead) => queues.reduce((count, queue) => count + queue.dead, 0)
  const left = dead.filter(({ name }) => !servedQueues.has(name))
  const [all, unserved] = [sum(dead), sum(left)]
  if (all === 0) return ok("dead letters", "No dead letters.")
  const says = counted(all, "dead letter")
  if (unserved === 0) return warning("dead letters", `${says}.`, DEAD)
  const names = left.map(({ name }) => name).toSorted()
  return warning(
    "dead letters",
    `${says}, ${unserved} of them in queues that no job of this version handles: ${names.join(", ")}.`,
    `${DEAD} ${LEFT}`
  )
}

/** The state of the queues, and dead letters. */
export const queueFindings = async ({ urls }: Installation): Promise<ReadonlyArray<Finding>> => {
  try {
    const views = Effect.all([queueViews(jobs), deadByQueue()])
    const [queues, dead] = await Effect.runPromise(
      Effect.scoped(Effect.provide(views, readOnlyQueueLayer(urls.jobs)))
    )
    return [queueFinding(queues), deadFinding(dead)]
  } catch (cause) {
    return [checkFailed("queues", cause, WORKER)]
  }
}
