import { EmailAddress, OrganizationId, Role, SessionId, UserId } from "#kernel"
import { Schema } from "effect"
import { InvitationId, MemberId } from "./views.ts"

const about = { organizationId: OrganizationId, userId: UserId }

export class OrganizationFounded extends Schema.TaggedClass<OrganizationFounded>()(
  "OrganizationFounded",
  about
) {}

/** The organization is gone with everything in it: who keeps something of it outside of the database removes it. */
export class OrganizationDeleted extends Schema.TaggedClass<OrganizationDeleted>()("OrganizationDeleted", {
  organizationId: OrganizationId
}) {}

export class MemberJoined extends Schema.TaggedClass<MemberJoined>()("MemberJoined", {
  ...about,
  memberId: MemberId,
  role: Role
}) {}

export class MemberRoleChanged extends Schema.TaggedClass<MemberRoleChanged>()("MemberRoleChanged", {
  ...about,
  memberId: MemberId,
  role: Role
}) {}

/** `left`: they did it themselves. */
export class MemberRemoved extends Schema.TaggedClass<MemberRemoved>()("MemberRemoved", {
  ...about,
  memberId: MemberId,
  left: Schema.optionalKey(Schema.Boolean)
}) {}

export class InvitationSent extends Schema.TaggedClass<InvitationSent>()("InvitationSent", {
  organizationId: OrganizationId,
  invitationId: InvitationId,
  email: EmailAddress
}) {}

/**
 * `provenBy` is set when the mailed token was used: whoever held it received mail at `email`,
 * in the session named, so the address counts as verified.
 */
export class InvitationAccepted extends Schema.TaggedClass<InvitationAccepted>()("InvitationAccepted", {
  ...about,
  invitationId: InvitationId,
  email: EmailAddress,
  invitedBy: UserId,
  provenBy: Schema.NullOr(SessionId)
}) {}

export class InvitationDeclined extends Schema.TaggedClass<InvitationDeclined>()("InvitationDeclined", {
  ...about,
  invitationId: InvitationId,
  invitedBy: UserId
}) {}

export class InvitationExpired extends Schema.TaggedClass<InvitationExpired>()("InvitationExpired", {
  organizationId: OrganizationId,
  invitationId: InvitationId,
  invitedBy: UserId
}) {}
