import { EmailAddress, OrganizationId } from "#kernel"
import { Context, type Effect, Schema } from "effect"
import { InvitationId } from "../contract/views.ts"

/** An invitation whose link works. */
export const OpenInvitation = Schema.Struct({
  organization_id: OrganizationId,
  id: InvitationId,
  email: EmailAddress,
  expires_at: Schema.Date
})
export type OpenInvitation = typeof OpenInvitation.Type

/** The invitations of the whole installation whose links work. Needs the rights of the system. */
export class OpenInvitations extends Context.Service<
  OpenInvitations,
  {
    readonly list: (asked: {
      readonly organizationId: OrganizationId | null
      readonly email: EmailAddress | null
      readonly at: Date
    }) => Effect.Effect<ReadonlyArray<OpenInvitation>>
  }
>()("tenancy/OpenInvitations") {}
