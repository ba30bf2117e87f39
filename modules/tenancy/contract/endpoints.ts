import { CursorText, EmailAddress, endpoint, NotFound, OrganizationId, pageOf, Role } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import {
  Currency,
  Industry,
  InvitationId,
  InvitationPreview,
  InvitationView,
  InvitedName,
  MemberId,
  MemberView,
  MyInvitation,
  Organization,
  OrganizationName
} from "./views.ts"
import { TimeZone, Units } from "#identity/contract"

const group = "Organizations"
const HOUR = 3600

const inOrganization = { organizationId: OrganizationId }
const organizationOnly = Schema.Struct(inOrganization)
const oneMember = Schema.Struct({ ...inOrganization, memberId: MemberId })
const oneInvitation = Schema.Struct({ ...inOrganization, invitationId: InvitationId })

/** At most 200 a page, 50 unless told. */
const paging = Schema.Struct({
  after: Schema.optionalKey(CursorText),
  limit: Schema.optionalKey(
    Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 200 }))
  )
})

export const MyOrganizations = endpoint({
  name: "myOrganizations",
  group,
  method: "GET",
  path: "/api/me/organizations",
  access: "person",
  summary: "The organizations you are a member of, newest first",
  output: Schema.Struct({ items: Schema.Array(Organization) })
})

export const FoundOrganization = endpoint({
  name: "foundOrganization",
  group,
  method: "POST",
  path: "/api/me/organizations",
  access: "person",
  summary: "Found an organization and become its owner",
  body: Schema.Struct({
    name: OrganizationName,
    industry: Industry,
    time_zone: Schema.optionalKey(TimeZone),
    currency: Schema.optionalKey(Currency),
    units: Schema.optionalKey(Units)
  }),
  output: Organization,
  status: 201,
  limits: [{ per: "person", times: 20, seconds: 24 * HOUR }]
})

export const GetOrganization = endpoint({
  name: "getOrganization",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId",
  access: "member",
  permission: "organization.read",
  summary: "One organization and what you may do in it",
  params: organizationOnly,
  output: Organization,
  errors: [NotFound]
})

export const EditOrganization = endpoint({
  name: "editOrganization",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId",
  access: "member",
  permission: "organization.edit",
  summary: "Change name, industry, time zone, currency or units",
  params: organizationOnly,
  body: Schema.Struct({
    name: Schema.optionalKey(OrganizationName),
    industry: Schema.optionalKey(Industry),
    time_zone: Schema.optionalKey(TimeZone),
    currency: Schema.optionalKey(Currency),
    units: Schema.optionalKey(Units)
  }),
  output: Organization,
  errors: [NotFound]
})

export const TransferOwnership = endpoint({
  name: "transferOwnership",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/owner",
  access: "member",
  permission: "organization.transfer",
  summary: "Make another member owner and become admin yourself",
  params: organizationOnly,
  body: Schema.Struct({ member_id: MemberId }),
  errors: [NotFound, Errors.AlreadyOwner]
})

export const ListMembers = endpoint({
  name: "listMembers",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/members",
  access: "member",
  permission: "members.read",
  summary: "Members, newest first",
  params: organizationOnly,
  query: paging,
  output: pageOf(MemberView)
})

export const ChangeMemberRole = endpoint({
  name: "changeMemberRole",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/members/:memberId",
  access: "member",
  permission: "members.edit",
  summary: "Give a member another role",
  params: oneMember,
  body: Schema.Struct({ role: Role }),
  errors: [NotFound, Errors.RoleAboveOwn, Errors.LastOwner]
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
  errors: [NotFound, Errors.RoleAboveOwn, Errors.LastOwner]
})

export const LeaveOrganization = endpoint({
  name: "leaveOrganization",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/membership",
  access: "member",
  summary: "Leave an organization",
  params: organizationOnly,
  errors: [Errors.LastOwner]
})

export const ListInvitations = endpoint({
  name: "listInvitations",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/invitations",
  access: "member",
  permission: "invitations.read",
  summary: "Invitations, newest first",
  params: organizationOnly,
  query: paging,
  output: pageOf(InvitationView)
})

export const InviteMember = endpoint({
  name: "inviteMember",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/invitations",
  access: "member",
  permission: "invitations.create",
  summary: "Invite someone by mail; the invitation holds for 7 days",
  params: organizationOnly,
  body: Schema.Struct({ invited_name: InvitedName, email: EmailAddress, role: Role }),
  output: Schema.Struct({ id: InvitationId }),
  status: 201,
  errors: [
    Errors.RoleAboveOwn,
    Errors.AlreadyAMember,
    Errors.AlreadyInvited,
    Errors.AddressNotVerified,
    Errors.TooManyInvitations
  ],
  limits: [{ per: "person", times: 200, seconds: HOUR }]
})

export const ResendInvitation = endpoint({
  name: "resendInvitation",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/invitations/:invitationId/mails",
  access: "member",
  permission: "invitations.create",
  summary: "Send an invitation again, with a new link and 7 more days",
  params: oneInvitation,
  errors: [
    NotFound,
    Errors.RoleAboveOwn,
    Errors.InvitationClosed,
    Errors.AddressNotVerified,
    Errors.TooManyInvitations
  ],
  limits: [{ per: "person", times: 200, seconds: HOUR }]
})

export const RevokeInvitation = endpoint({
  name: "revokeInvitation",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/invitations/:invitationId",
  access: "member",
  permission: "invitations.create",
  summary: "Revoke a pending invitation",
  params: oneInvitation,
  errors: [NotFound, Errors.RoleAboveOwn, Errors.InvitationClosed]
})

export const MyInvitations = endpoint({
  name: "myInvitations",
  group,
  method: "GET",
  path: "/api/me/invitations",
  access: "person",
  summary: "Pending invitations to your address, newest first",
  output: Schema.Struct({ items: Schema.Array(MyInvitation) })
})

export const AcceptInvitation = endpoint({
  name: "acceptInvitation",
  group,
  method: "PUT",
  path: "/api/me/invitations/:invitationId/acceptance",
  access: "person",
  summary: "Accept an invitation to your verified address",
  params: Schema.Struct({ invitationId: InvitationId }),
  output: Schema.Struct({ organization_id: OrganizationId }),
  errors: [NotFound, Errors.InvitationInvalid, Errors.AddressNotVerified]
})

export const DeclineInvitation = endpoint({
  name: "declineInvitation",
  group,
  method: "DELETE",
  path: "/api/me/invitations/:invitationId",
  access: "person",
  summary: "Decline an invitation",
  params: Schema.Struct({ invitationId: InvitationId }),
  errors: [NotFound]
})

const token = Schema.String.check(Schema.isMaxLength(200))

export const JoinOrganization = endpoint({
  name: "joinOrganization",
  group,
  method: "POST",
  path: "/api/me/memberships",
  access: "person",
  summary: "Join an organization with the token from the invitation mail",
  body: Schema.Struct({ token }),
  output: Schema.Struct({ organization_id: OrganizationId }),
  status: 201,
  errors: [Errors.InvitationInvalid, Errors.InvitedSomeoneElse]
})

export const PreviewInvitation = endpoint({
  name: "previewInvitation",
  group,
  method: "POST",
  path: "/api/public/invitation-previews",
  access: "public",
  summary: "What the holder of an invitation's token is invited to",
  body: Schema.Struct({ token }),
  output: InvitationPreview,
  errors: [Errors.InvitationInvalid],
  returnsSecret: true,
  limits: [{ per: "network", times: 120, seconds: HOUR }]
})
