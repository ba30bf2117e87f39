import {
  atMost,
  KnownEmail,
  nameLine,
  OrganizationId,
  Permission,
  refused,
  Role,
  UserId,
  Uuid
} from "#kernel"
import { Schema } from "effect"

export const MemberId = Uuid.pipe(Schema.brand("MemberId"))
export type MemberId = typeof MemberId.Type

export const InvitationId = Uuid.pipe(Schema.brand("InvitationId"))
export type InvitationId = typeof InvitationId.Type

export const OrganizationName = nameLine("Name", { max: 120 })
export const InvitedName = nameLine("Name", { max: 120 })

/** The same values as the business types of a demo request. */
export const Industry = Schema.Literals([
  "fleet",
  "rental",
  "dealership",
  "logistics",
  "delivery",
  "construction",
  "other"
]).annotate({ message: "Choose an industry from the list." })
export type Industry = typeof Industry.Type

const currencies = new Set(Intl.supportedValuesOf("currency"))

const notACurrency = () => refused("not_a_choice", "Choose a currency from the list.")

/** ISO 4217, such as EUR. */
export const Currency = Schema.String.check(
  atMost(3, notACurrency),
  Schema.makeFilter((code: string) => (currencies.has(code) ? undefined : notACurrency()))
)

/** An organization as a member sees it; `can` lists this member's permissions. */
export const Organization = Schema.Struct({
  id: OrganizationId,
  name: Schema.String,
  industry: Industry,
  created_by: UserId,
  created_at: Schema.Date,
  trial_ends_at: Schema.Date,
  time_zone: Schema.String,
  currency: Schema.String,
  units: Schema.Literals(["metric", "imperial"]),
  /** Whether members can email customers; off until an owner or admin switches it on. */
  customer_email: Schema.Boolean,
  role: Role,
  can: Schema.Array(Permission)
})
export type Organization = typeof Organization.Type

/** The same with whether this member may leave: the last owner may not. */
export const OwnOrganization = Schema.Struct({ ...Organization.fields, may_leave: Schema.Boolean })

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

/** An invitation as the invited person sees it. */
export const MyInvitation = Schema.Struct({
  id: InvitationId,
  organization_id: OrganizationId,
  organization_name: Schema.String,
  role: Role,
  invited_by_name: Schema.NullOr(Schema.String),
  expires_at: Schema.Date,
  created_at: Schema.Date
})
export type MyInvitation = typeof MyInvitation.Type

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
