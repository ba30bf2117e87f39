import { days, EmailAddress, OrganizationId, type PageRequest, plus, Role } from "#kernel"
import { Context, type Effect, type Option, type Redacted, Schema, Struct } from "effect"
import { InvitationView } from "../contract/memberViews.ts"
import { InvitationId } from "../contract/views.ts"
import { mayInviteAs } from "./rules.ts"

/** An invitation as stored, without its token, which only the email contains. */
export const Invitation = InvitationView.mapFields(Struct.omit(["expired", "invited_by_name", "can"]))
export type Invitation = typeof Invitation.Type

/** The secret of an invitation: a random UUID that only the email contains. Stored as a hash. */
export type InvitationToken = Redacted.Redacted

const DAYS_OPEN = 7

export const expiryOf = (sentAt: Date): Date => plus(sentAt, days(DAYS_OPEN))

export const hasExpired = ({ expires_at }: Pick<Invitation, "expires_at">, at: Date): boolean =>
  expires_at <= at

export const isOpen = (invitation: Pick<Invitation, "status" | "expires_at">, at: Date): boolean =>
  invitation.status === "pending" && !hasExpired(invitation, at)

/** An invitation as its recipient sees it: with the organization's name and the inviter's current role. */
export const Offer = Invitation.mapFields(
  Struct.assign({ organization_name: Schema.String, inviter_role: Schema.NullOr(Role) })
)
export type Offer = typeof Offer.Type

/** The inviter must still be a member who may invite to this role. Checked again on acceptance. */
export const isBackedByInviter = ({ inviter_role, role }: Pick<Offer, "inviter_role" | "role">): boolean =>
  inviter_role !== null && mayInviteAs(inviter_role, role)

export const canBeAccepted = (offer: Offer, at: Date): boolean =>
  isOpen(offer, at) && isBackedByInviter(offer)

/** An invitation whose link works, as an operator sees it. */
export const OpenInvitation = Schema.Struct({
  organization_id: OrganizationId,
  id: InvitationId,
  email: EmailAddress,
  expires_at: Schema.Date
})
export type OpenInvitation = typeof OpenInvitation.Type

/** Null for any. */
export interface OpenInvitationFilter {
  readonly organizationId: OrganizationId | null
  readonly email: EmailAddress | null
}

export class Invitations extends Context.Service<
  Invitations,
  {
    /** Stores an invitation and returns its new token. */
    readonly add: (invitation: Invitation) => Effect.Effect<InvitationToken>
    readonly find: (
      organizationId: OrganizationId,
      id: InvitationId
    ) => Effect.Effect<Option.Option<Invitation>>
    /** Newest first, one row more than the page size. With an instant, those that are pending and not expired then. */
    readonly page: (
      organizationId: OrganizationId,
      page: PageRequest,
      pendingAt?: Date
    ) => Effect.Effect<ReadonlyArray<Invitation>>
    /** Pending and not expired, of all organizations. Needs the system role. */
    readonly listOpen: (
      filter: OpenInvitationFilter,
      at: Date
    ) => Effect.Effect<ReadonlyArray<OpenInvitation>>
    readonly pendingTo: (
      organizationId: OrganizationId,
      email: EmailAddress
    ) => Effect.Effect<Option.Option<Invitation>>
    /** Stores the new inviter and expiry, and replaces the token. */
    readonly renew: (invitation: Invitation) => Effect.Effect<InvitationToken>
    readonly expire: (invitation: Invitation, at: Date) => Effect.Effect<void>
    readonly close: (invitation: Invitation, status: "accepted" | "revoked") => Effect.Effect<void>
    /** Marks up to `limit` expired invitations as notified, everywhere or in one organization, and returns them. */
    readonly claimExpired: (
      at: Date,
      limit: number,
      within?: OrganizationId
    ) => Effect.Effect<ReadonlyArray<ExpiredInvitation>>
  }
>()("tenancy/Invitations") {}

/** An expired invitation, as the notification of its inviter needs it. */
export const ExpiredInvitation = Schema.Struct({
  ...Struct.pick(Offer.fields, [
    "id",
    "organization_id",
    "organization_name",
    "invited_name",
    "email",
    "invited_by",
    "inviter_role"
  ])
})
export type ExpiredInvitation = typeof ExpiredInvitation.Type

/** Invitations seen from outside of their organization, by their verified recipient. */
export class Offers extends Context.Service<
  Offers,
  {
    readonly byToken: (token: string) => Effect.Effect<Option.Option<Offer>>
    /** Pending and not expired, newest first. The address must be verified. */
    readonly to: (email: EmailAddress, at: Date) => Effect.Effect<ReadonlyArray<Offer>>
    readonly find: (email: EmailAddress, id: InvitationId) => Effect.Effect<Option.Option<Offer>>
    /** The same offer as it is now, from inside the organization. */
    readonly refreshed: (offer: Offer) => Effect.Effect<Option.Option<Offer>>
  }
>()("tenancy/Offers") {}
