import { endpoint, NotFound, OrganizationId } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { InvitationId } from "./views.ts"

const group = "Organizations"

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
