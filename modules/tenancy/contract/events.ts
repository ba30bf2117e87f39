import { EmailAddress, event, OrganizationId, Role, SessionId, UserId } from "#kernel"
import { Schema } from "effect"
import { INVITATIONS, MEMBERS, MY_INVITATIONS, ORGANIZATIONS, SECOND_FACTOR } from "./cachedQueries.ts"
import { InvitationId, MemberId } from "./views.ts"

const about = { organizationId: OrganizationId, userId: UserId }

export class OrganizationCreated extends event("OrganizationCreated", about, {
  invalidates: [ORGANIZATIONS]
}) {}

/** The organization was deleted with all its rows. Modules delete what they store elsewhere. */
export class OrganizationDeleted extends event(
  "OrganizationDeleted",
  {
    organizationId: OrganizationId
  },
  { invalidates: [] }
) {}

export class MemberJoined extends event(
  "MemberJoined",
  {
    ...about,
    memberId: MemberId,
    role: Role
  },
  { invalidates: [MEMBERS, ORGANIZATIONS] }
) {}

export class MemberRoleChanged extends event(
  "MemberRoleChanged",
  {
    ...about,
    memberId: MemberId,
    role: Role
  },
  { invalidates: [MEMBERS, ORGANIZATIONS] }
) {}

/** `left`: the member left, rather than being removed. */
export class MemberRemoved extends event(
  "MemberRemoved",
  {
    ...about,
    memberId: MemberId,
    left: Schema.optionalKey(Schema.Boolean)
  },
  { invalidates: [MEMBERS, ORGANIZATIONS] }
) {}

export class InvitationSent extends event(
  "InvitationSent",
  {
    organizationId: OrganizationId,
    invitationId: InvitationId,
    email: EmailAddress
  },
  { invalidates: [INVITATIONS] }
) {}

/**
 * `provenBy` is the session that presented the emailed token, if it was used: its person receives email at `email`,
 * so the address counts as verified.
 */
export class InvitationAccepted extends event(
  "InvitationAccepted",
  {
    ...about,
    invitationId: InvitationId,
    email: EmailAddress,
    invitedBy: UserId,
    provenBy: Schema.NullOr(SessionId)
  },
  { invalidates: [INVITATIONS, MY_INVITATIONS] }
) {}

export class InvitationDeclined extends event(
  "InvitationDeclined",
  {
    ...about,
    invitationId: InvitationId,
    invitedBy: UserId
  },
  { invalidates: [INVITATIONS, MY_INVITATIONS] }
) {}

export class InvitationExpired extends event(
  "InvitationExpired",
  {
    organizationId: OrganizationId,
    invitationId: InvitationId,
    invitedBy: UserId
  },
  { invalidates: [INVITATIONS] }
) {}

/** Members need a second factor from then on, or no longer (null). Those who have none (`awaiting`) are notified; also to remind them. */
export class SecondFactorRequirementChanged extends event(
  "SecondFactorRequirementChanged",
  { organizationId: OrganizationId, from: Schema.NullOr(Schema.Date), awaiting: Schema.Array(UserId) },
  { invalidates: [ORGANIZATIONS, SECOND_FACTOR] }
) {}
