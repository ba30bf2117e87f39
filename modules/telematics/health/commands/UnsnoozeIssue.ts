import { permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeviceIssueId } from "../../contract/ids.ts"
import { changeIssue, lockedIssue } from "./changeIssue.ts"

/** Ends the snooze of an issue. Idempotent. */
export const unsnoozeIssue = Effect.fn("telematics.unsnoozeIssue")(function* (id: DeviceIssueId) {
  const { organizationId } = yield* permitted("devices.edit")
  const issue = yield* lockedIssue(organizationId, id)
  if (issue.snoozed_until === null) return
  yield* changeIssue(
    organizationId,
    { ...issue, snoozed_until: null },
    { action: "device_issue.unsnoozed", details: { issue: issue.kind } }
  )
}, transactional)
