import { endpoint, inOrganization, NotFound, pageOf, paging, Role } from "#kernel"
import { ProofRequired } from "#identity/contract"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { MemberView } from "./memberViews.ts"
import { MemberId } from "./views.ts"

const group = "Organizations"
const oneMember = inOrganization({ memberId: MemberId })

export const ListMembers = endpoint({
  name: "listMembers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/members",
  access: "member",
  permission: "members.read",
  summary: "List members, newest first",
  params: inOrganization({}),
  query: Schema.Struct(paging),
  output: pageOf(MemberView)
})

export const ChangeMemberRole = endpoint({
  name: "changeMemberRole",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/members/:memberId",
  access: "member",
  permission: "members.edit",
  summary: "Change a member's role",
  params: oneMember,
  body: Schema.Struct({ role: Role }),
  errors: [NotFound, ProofRequired, Errors.RoleAboveOwn, Errors.LastOwner, Errors.TooManyOrganizations]
})

export const RemoveMember = endpoint({
  name: "removeMember",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/members/:memberId",
  access: "member",
  permission: "members.remove",
  summary: "Remove a member",
  params: oneMember,
  errors: [NotFound, ProofRequired, Errors.RoleAboveOwn, Errors.LastOwner]
})

export const LeaveOrganization = endpoint({
  name: "leaveOrganization",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/membership",
  access: "member",
  acceptsTokens: false,
  summary: "Leave an organization",
  params: inOrganization({}),
  errors: [ProofRequired, Errors.LastOwner]
})
