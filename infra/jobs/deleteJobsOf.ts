import type { OrganizationId } from "#kernel"
import { Effect } from "effect"
import { Queue } from "./Queue.ts"

const DELETE_JOBS = "delete from pgboss.job where data ->> 'organizationId' = $1 and state <> 'active'"

/**
 * Deletes the jobs of a deleted organization: reactions that would find nothing, and records of finished ones. A job
 * that is running now is left to finish.
 */
export const deleteJobsOf = Effect.fn("jobs.deleteJobsOf")(function* (organizationId: OrganizationId) {
  const { boss } = yield* Queue
  yield* Effect.promise(() => boss.getDb().executeSql(DELETE_JOBS, [organizationId]))
})
