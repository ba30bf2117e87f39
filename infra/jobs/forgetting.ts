import type { OrganizationId } from "#kernel"
import { Effect } from "effect"
import { Queue } from "./Queue.ts"

const FORGET = "delete from pgboss.job where data ->> 'organizationId' = $1 and state <> 'active'"

/**
 * Drops what the queues hold about an organization that is gone: reactions that would find nothing, and what was
 * kept of those that ran. One that runs at this moment ends as it may.
 */
export const forgetJobsOf = Effect.fn("jobs.forgetJobsOf")(function* (organizationId: OrganizationId) {
  const { boss } = yield* Queue
  yield* Effect.promise(() => boss.getDb().executeSql(FORGET, [organizationId]))
})
