import { Permission } from "#kernel"
import { AuditEntry } from "#audit/contract"
import { SessionView, User } from "#identity/contract"
import { InvitationPreview, InvitationView, MemberView, MyInvitation, Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { anaSession, depot } from "../../support/people.ts"

const DAY = 24 * 60 * 60 * 1000

/** An id that differs in its last digits only. */
export const id = (number: number) => `01934567-89ab-7cde-8f01-${String(number).padStart(12, "0")}`

/** An instant so many days from now, as it goes over the wire. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

type Json = Readonly<Record<string, unknown>>

/** Makes fixtures of a kind: a usual one, with what a test is about changed. The contract checks them all. */
const reader =
  <A>(schema: Schema.Codec<A, unknown>, usual: Json) =>
  (special: Json = {}): A =>
    Schema.decodeUnknownSync(Schema.toCodecJson(schema))({ ...usual, ...special })

/** Ana's account, verified unless told otherwise. */
export const user = reader(User, {
  id: anaSession().user.id,
  email: "ana@depot.example",
  email_verified_at: inDays(-1),
  full_name: "Ana Ruiz",
  avatar_url: null,
  locale: null,
  time_zone: null,
  units: null,
  created_at: inDays(-3),
  factors: []
})

export const ana = user()

/** Ana's organization; she owns it and may do everything, unless told otherwise. */
export const organization = reader(Organization, {
  id: depot().id,
  name: "Riverside Depot",
  industry: "fleet",
  created_by: ana.id,
  created_at: inDays(-3),
  trial_ends_at: inDays(11),
  time_zone: "UTC",
  currency: "EUR",
  units: "metric",
  role: "owner",
  can: Permission.literals
})

/** Ben, a driver who joined yesterday; nothing can be done about him, unless told otherwise. */
export const member = reader(MemberView, {
  id: id(1),
  organization_id: depot().id,
  user_id: id(101),
  role: "driver",
  status: "active",
  joined_at: inDays(-1),
  invited_by: ana.id,
  invited_at: inDays(-2),
  created_at: inDays(-1),
  full_name: "Ben Okoye",
  avatar_url: null,
  email: "ben@depot.example",
  can: { give_roles: [], remove: false, make_owner: false }
})

/** Ana's own membership. */
export const anaMember = (special: Json = {}) =>
  member({ id: id(2), user_id: ana.id, full_name: "Ana Ruiz", email: ana.email, role: "owner", ...special })

/** A pending invitation to Cleo. */
export const invitation = reader(InvitationView, {
  id: id(11),
  organization_id: depot().id,
  invited_name: "Cleo Sand",
  email: "cleo@depot.example",
  role: "manager",
  status: "pending",
  expired: false,
  expires_at: inDays(6.5),
  invited_by: ana.id,
  invited_by_name: "Ana Ruiz",
  created_at: inDays(-0.5),
  can: { resend: true, revoke: true }
})

/** An invitation to Ana from elsewhere. */
export const myInvitation = reader(MyInvitation, {
  id: id(21),
  organization_id: id(31),
  organization_name: "North Yard",
  role: "technician",
  invited_by_name: "Mei Kato",
  expires_at: inDays(2.9),
  created_at: inDays(-4)
})

/** What Ana sees who opens the link of an invitation to her address. */
export const preview = reader(InvitationPreview, {
  organization_name: "North Yard",
  invited_name: "Ana R.",
  email: ana.email,
  role: "technician",
  invited_by_name: "Mei Kato",
  expires_at: inDays(2.9),
  has_account: false
})

/** This browser's session. */
export const sessionView = reader(SessionView, {
  id: id(41),
  created_at: inDays(-1),
  last_seen_at: inDays(0),
  user_agent: "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36",
  address: "127.0.0.1",
  current: true
})

/** One line of the audit log, by Ben. */
export const auditEntry = reader(AuditEntry, {
  id: id(51),
  at: "2026-03-04T05:06:00.000Z",
  action: "member.removed",
  actor_kind: "Member",
  actor_id: id(101),
  actor_name: "Ben Okoye",
  subject: "Cleo Sand",
  details: {},
  address: "192.0.2.7"
})
