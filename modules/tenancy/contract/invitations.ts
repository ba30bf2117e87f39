import { endpoint, inOrganization, pageOf, paging } from "#kernel"
import { Schema } from "effect"
import { InvitationView } from "./memberViews.ts"

const group = "Organizations"

export const ListInvitations = endpoint({
  name: "listInvitations",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/invitations",
  access: "member",
  permission: "invitations.read",
  summary: "List invitations, newest first",
  params: inOrganization({}),
  /** `pending`: neither answered nor revoked nor expired. */
  query: Schema.Struct({ ...paging, status: Schema.optionalKey(Schema.Literal("pending")) }),
  output: pageOf(InvitationView)
})
