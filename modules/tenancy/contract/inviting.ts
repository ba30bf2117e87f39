import {
  EmailAddress,
  endpoint,
  HOUR,
  inOrganization,
  NotFound,
  Role,
  SendingLimitReached,
  SendingStopped
} from "#kernel"
import { ProofRequired } from "#identity/contract"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { InvitationId, InvitedName } from "./views.ts"

const group = "Organizations"
const oneInvitation = inOrganization({ invitationId: InvitationId })

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
    ProofRequired,
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
    ProofRequired,
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
