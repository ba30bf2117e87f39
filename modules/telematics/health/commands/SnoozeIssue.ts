import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeviceIssueId } from "../../contract/ids.ts"
import { refusalOfSnooze } from "../domain/snooze.ts"
import { changeIssue, lockedOpenIssue } from "./changeIssue.ts"

/** Notifies no one of an issue until a time, even if it closes and opens again. */
export const snoozeIssue = Effect.fn("telematics.snoozeIssue")(function* (
  id: DeviceIssueId,
  { until }: { readonly until: Date }
) {
  const { organizationId } = yield* permitted("devices.edit")
  const refusal = refusalOfSnooze(until, yield* now)
  if (refusal) return yield* refusal
  const issue = yield* lockedOpenIssue(organizationId, id)
  yield* changeIssue(
    organizationId,
    { ...issue, snoozed_until: until },
    { action: "device_issue.snoozed", details: { issue: issue.kind } }
  )
}, transactional)
