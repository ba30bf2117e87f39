import { atMost, nameLine, OrganizationId, Permission, refused, Role, UserId, Uuid } from "#kernel"
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
