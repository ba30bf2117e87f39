import { type AuditRecord, type OrganizationId, orNotFound, publish, record } from "#kernel"
import { Effect } from "effect"
import { IssueClosed } from "../../contract/errors/health.ts"
import { DeviceIssuesChanged } from "../../contract/events.ts"
import type { DeviceIssueId } from "../../contract/ids.ts"
import { type DeviceIssue, DeviceIssues } from "../domain/DeviceIssues.ts"

/** Loads an issue and locks it until the unit of work ends. */
export const lockedIssue = (organizationId: OrganizationId, id: DeviceIssueId) =>
  DeviceIssues.use((issues) => issues.lock(organizationId, id)).pipe(orNotFound("issue"))

/** The same for an issue that has to be open. */
export const lockedOpenIssue = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  id: DeviceIssueId
) {
  const issue = yield* lockedIssue(organizationId, id)
  if (issue.closed_at !== null) return yield* new IssueClosed()
  return issue
})

/** Stores, publishes and records a change. */
export const changeIssue = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  issue: DeviceIssue,
  entry: Pick<AuditRecord, "action" | "details" | "userId">
) {
  const issues = yield* DeviceIssues
  yield* issues.save(organizationId, issue)
  const names = yield* issues.namesOf(organizationId, [issue.device_id])
  yield* publish(new DeviceIssuesChanged({ organizationId }))
  yield* record({ ...entry, organizationId, subject: names.get(issue.device_id) ?? "" })
})
