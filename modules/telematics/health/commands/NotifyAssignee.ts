import { CurrentActor, type EventId, notify, transactional } from "#kernel"
import { Effect } from "effect"
import type { DeviceIssueAssigned } from "../../contract/events.ts"
import { DeviceIssues } from "../domain/DeviceIssues.ts"
import { wordsForAssignee } from "../domain/words.ts"
import { deviceIssue } from "../notifications.ts"

/** Notifies a member that someone else made them responsible for an issue. */
export const notifyAssignee = Effect.fn("telematics.notifyAssignee")(function* (
  { organizationId, deviceId, kind, assignedTo, assignedBy }: DeviceIssueAssigned,
  eventId: EventId
) {
  if (assignedTo === assignedBy) return
  const names = yield* transactional(
    DeviceIssues.use((issues) => issues.namesOf(organizationId, [deviceId]))
  ).pipe(
    Effect.provideService(CurrentActor, { _tag: "Job", name: "telematics.notify-assignee", organizationId })
  )
  const device = names.get(deviceId)
  if (device === undefined) return
  yield* notify({
    kind: deviceIssue,
    eventId,
    userId: assignedTo,
    organizationId,
    link: `/device-issues?device=${deviceId}`,
    words: wordsForAssignee(kind, device)
  })
})
