import {
  EmailAddress,
  endpoint,
  HOUR,
  inOrganization,
  NotFound,
  OrganizationId,
  pageOf,
  paging,
  Role,
  SendingLimitReached,
  SendingStopped
} from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { InvitationId, InvitationPreview, InvitationView, InvitedName, MyInvitation } from "./views.ts"

const group = "Organizations"
const oneInvitation = inOrganization({ invitationId: InvitationId })
const token = Schema.String.check(Schema.isMaxLength(200))

export const ListInvitations = endpoint({
  name: "listInvitations",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/invitations",
  access: "member",
  permission: "invitations.read",
  summary: "List invitations, newest first",
  params: inOrganization({}),
  query: Schema.Struct(paging),
  output: pageOf(InvitationView)
})

export const InviteMember = endpoint({
  name: "inviteMember",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/invitations",
  access: "member",
  permission: "invitations.create",
  summary: "Invite someone by email; the invitation is valid for 7 days",
  params: inOrganization({}),
  body: Schema.Struct({ invited_name: InvitedName, email: EmailAddress, role: Role }),
  output: Schema.Struct({ id: InvitationId }),
  status: 201,
  errors: [
    NotFound,
    Errors.RoleAboveOwn,
    Errors.AlreadyAMember,
    Errors.AlreadyInvited,
    Errors.AddressNotVerified,
    SendingLimitReached,
    SendingStopped
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
  summary: "Resend an invitation with a new link, valid for 7 more days",
  params: oneInvitation,
  errors: [
    NotFound,
    Errors.RoleAboveOwn,
    Errors.InvitationClosed,
    Errors.AddressNotVerified,
    SendingLimitReached,
    SendingStopped
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
  summary: "List pending invitations to your email address, newest first",
  output: Schema.Struct({ items: Schema.Array(MyInvitation) })
})

export const AcceptInvitation = endpoint({
  name: "acceptInvitation",
  group,
  method: "PUT",
  path: "/api/me/invitations/:invitationId/acceptance",
  access: "person",
  summary: "Accept an invitation to your verified email address",
  params: Schema.Struct({ invitationId: InvitationId }),
  output: Schema.Struct({ organization_id: OrganizationId }),
  errors: [NotFound, Errors.InvitationInvalid, Errors.AddressNotVerified, Errors.TooManyOrganizations]
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

export const JoinOrganization = endpoint({
  name: "joinOrganization",
  group,
  method: "POST",
  path: "/api/me/memberships",
  access: "person",
  summary: "Join an organization with the token from the invitation email",
  body: Schema.Struct({ token }),
  output: Schema.Struct({ organization_id: OrganizationId }),
  status: 201,
  errors: [Errors.InvitationInvalid, Errors.InvitedSomeoneElse, Errors.TooManyOrganizations]
})

export const PreviewInvitation = endpoint({
  name: "previewInvitation",
  group,
  method: "POST",
  path: "/api/public/invitation-previews",
  access: "public",
  summary: "Preview an invitation by its token",
  body: Schema.Struct({ token }),
  output: InvitationPreview,
  errors: [Errors.InvitationInvalid],
  returnsSecret: true,
  limits: [{ per: "network", times: 120, seconds: HOUR }]
})
