import { KnownEmail, OrganizationId, Role, UserId } from "#kernel"
import { Schema } from "effect"
import { InvitationId, MemberId } from "./views.ts"

/** `email` is null when it cannot be read; `can` is what the viewer may do to this member. */
export const MemberView = Schema.Struct({
  id: MemberId,
  organization_id: OrganizationId,
  user_id: UserId,
  role: Role,
  status: Schema.Literal("active"),
  joined_at: Schema.Date,
  invited_by: Schema.NullOr(UserId),
  invited_at: Schema.NullOr(Schema.Date),
  created_at: Schema.Date,
  full_name: Schema.NullOr(Schema.String),
  avatar_url: Schema.NullOr(Schema.String),
  email: Schema.NullOr(KnownEmail),
  can: Schema.Struct({ give_roles: Schema.Array(Role), remove: Schema.Boolean, make_owner: Schema.Boolean })
})
export type MemberView = typeof MemberView.Type

/** Expired is not a status: it follows from `expires_at`. Never includes the token. */
export const InvitationView = Schema.Struct({
  id: InvitationId,
  organization_id: OrganizationId,
  invited_name: Schema.String,
  email: KnownEmail,
  role: Role,
  status: Schema.Literals(["pending", "accepted", "revoked"]),
  expired: Schema.Boolean,
  expires_at: Schema.Date,
  invited_by: UserId,
  invited_by_name: Schema.NullOr(Schema.String),
  created_at: Schema.Date,
  can: Schema.Struct({ resend: Schema.Boolean, revoke: Schema.Boolean })
})
export type InvitationView = typeof InvitationView.Type

/** An invitation as the holder of the emailed token sees it before joining. */
export const InvitationPreview = Schema.Struct({
  organization_name: Schema.String,
  invited_name: Schema.String,
  email: KnownEmail,
  role: Role,
  invited_by_name: Schema.NullOr(Schema.String),
  expires_at: Schema.Date,
  /** Whether this address has an account, to sign in rather than up. */
  has_account: Schema.Boolean
})
export type InvitationPreview = typeof InvitationPreview.Type
