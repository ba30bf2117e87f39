import { NotFound, type OrganizationId, permitted, publish, transactional, type UserId } from "#kernel"
import { Memberships } from "#tenancy"
import { Effect } from "effect"
import { DeviceIssueAssigned } from "../../contract/events.ts"
import type { DeviceIssueId } from "../../contract/ids.ts"
import { changeIssue, lockedOpenIssue } from "./changeIssue.ts"

/** Fails unless the person is an active member. */
const requireMember = Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
  const active = yield* Memberships.use((all) => all.activeAmong(organizationId, [userId]))
  if (!active.has(userId)) yield* new NotFound({ what: "member" })
})

/** Makes a member responsible for an issue, or no one. Idempotent. */
export const assignIssue = Effect.fn("telematics.assignIssue")(function* (
  id: DeviceIssueId,
  { user_id: assignedTo }: { readonly user_id: UserId | null }
) {
  const { organizationId, userId: assignedBy } = yield* permitted("devices.edit")
  const issue = yield* lockedOpenIssue(organizationId, id)
  if (assignedTo === issue.assigned_to) return
  if (assignedTo !== null) yield* requireMember(organizationId, assignedTo)
  const { kind, device_id: deviceId } = issue
  yield* changeIssue(
    organizationId,
    { ...issue, assigned_to: assignedTo },
    assignedTo === null
      ? { action: "device_issue.unassigned", details: { issue: kind } }
      : { action: "device_issue.assigned", userId: assignedTo, details: { issue: kind } }
  )
  if (assignedTo !== null)
    yield* publish(
      new DeviceIssueAssigned({ organizationId, issueId: id, deviceId, kind, assignedTo, assignedBy })
    )
}, transactional)
