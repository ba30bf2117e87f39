import { anyOf, endpoint, inOrganization, Instant, NotFound, pageOf, paging, UserId, Uuid } from "#kernel"
import { VehicleId } from "#fleet/contract"
import { Schema } from "effect"
import { DeviceIssueKind } from "./devices/issueKinds.ts"
import { IssueClosed, SnoozeInvalid } from "./errors/health.ts"
import { DeviceIssueView, FaultView } from "./healthViews.ts"
import { DeviceId, DeviceIssueId, FaultId } from "./ids.ts"

const group = "Device health"
const oneIssue = inOrganization({ issueId: DeviceIssueId })
const oneFault = inOrganization({ faultId: FaultId })

/** `open` if omitted. */
const state = Schema.optionalKey(Schema.Literals(["open", "closed", "all"]))

export const ListDeviceIssues = endpoint({
  name: "listDeviceIssues",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/device-issues",
  access: "member",
  permission: "devices.read",
  summary: "List what is wrong with devices, newest first",
  params: inOrganization({}),
  query: Schema.Struct({
    ...paging,
    state,
    kind: Schema.optionalKey(anyOf(DeviceIssueKind)),
    device: Schema.optionalKey(DeviceId),
    vehicle: Schema.optionalKey(VehicleId),
    /** The member who is responsible, or `none`. */
    assigned: Schema.optionalKey(Schema.Union([Schema.Literal("none"), Uuid]))
  }),
  output: pageOf(DeviceIssueView)
})

export const SnoozeIssue = endpoint({
  name: "snoozeIssue",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/device-issues/:issueId/snooze",
  access: "member",
  permission: "devices.edit",
  summary: "Notify no one of an issue until a time, even if it closes and opens again",
  params: oneIssue,
  body: Schema.Struct({ until: Instant }),
  errors: [NotFound, IssueClosed, SnoozeInvalid]
})

export const UnsnoozeIssue = endpoint({
  name: "unsnoozeIssue",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/device-issues/:issueId/snooze",
  access: "member",
  permission: "devices.edit",
  summary: "End the snooze of an issue",
  params: oneIssue,
  errors: [NotFound]
})

export const AssignIssue = endpoint({
  name: "assignIssue",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/device-issues/:issueId/assignee",
  access: "member",
  permission: "devices.edit",
  summary: "Make a member responsible for an issue, or no one",
  params: oneIssue,
  body: Schema.Struct({ user_id: Schema.NullOr(UserId) }),
  errors: [NotFound, IssueClosed]
})

export const ListFaults = endpoint({
  name: "listFaults",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/faults",
  access: "member",
  permission: "devices.read",
  summary: "List the fault codes that vehicles reported, newest first",
  params: inOrganization({}),
  query: Schema.Struct({
    ...paging,
    state,
    device: Schema.optionalKey(DeviceId),
    vehicle: Schema.optionalKey(VehicleId)
  }),
  output: pageOf(FaultView)
})

export const ClearFault = endpoint({
  name: "clearFault",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/faults/:faultId/clear",
  access: "member",
  permission: "devices.edit",
  summary: "Close a fault; it opens again when the vehicle reports it again",
  params: oneFault,
  errors: [NotFound]
})

export const ReopenFault = endpoint({
  name: "reopenFault",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/faults/:faultId/clear",
  access: "member",
  permission: "devices.edit",
  summary: "Open a closed fault again",
  params: oneFault,
  errors: [NotFound]
})
