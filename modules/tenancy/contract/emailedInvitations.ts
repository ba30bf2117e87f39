import { endpoint, HOUR, OrganizationId } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { InvitationPreview } from "./memberViews.ts"

const group = "Organizations"
const token = Schema.String.check(Schema.isMaxLength(200))

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
