import type { Grants, NotificationKind } from "#kernel"
import { AuditEntry } from "#audit/contract"
import { CustomerView } from "#customers/contract"
import { SessionView, User } from "#identity/contract"
import { CustomerEmailView } from "#messaging/contract"
import { KindPreference, NotificationView, Preferences, PushSubscriptionView } from "#notifications/contract"
import { InvitationPreview, InvitationView, MemberView, MyInvitation, Organization } from "#tenancy/contract"
import { Schema } from "effect"
import { security } from "../../../../modules/identity/notifications.ts"
import { messageReceived } from "../../../../modules/messaging/notifications.ts"
import { memberRemoved } from "../../../../modules/tenancy/notifications.ts"
import { anaSession, depot } from "../../support/people.ts"

const DAY = 24 * 60 * 60 * 1000

/** An id that differs only in its last digits. */
export const id = (number: number) => `01934567-89ab-7cde-8f01-${String(number).padStart(12, "0")}`

/** An instant a number of days from now, encoded as JSON. */
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

export type Json = Readonly<Record<string, unknown>>

/** Creates fixtures: defaults with the given changes, validated by the contract. */
export const reader =
  <A>(schema: Schema.Codec<A, unknown>, usual: Json) =>
  (special: Json = {}): A =>
    Schema.decodeUnknownSync(Schema.toCodecJson(schema))({ ...usual, ...special })

/** Ana's account; verified by default. */
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
  factors: [],
  passkeys: 0,
  has_password: true
})

export const ana = user()

/** An owner's permissions: all that the contexts grant. */
const everything = Object.values(
  import.meta.glob<Readonly<Record<string, Grants>>>("../../../../modules/*/contract/permissions.ts", {
    eager: true
  })
).flatMap((contract) => Object.values(contract).flatMap(Object.keys))

/** Ana's organization; by default she owns it and has all permissions. */
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
  customer_email: false,
  role: "owner",
  can: everything
})

/** Ben, a driver who joined yesterday; by default Ana cannot change anything about him. */
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

/** An invitation to Ana from another organization. */
export const myInvitation = reader(MyInvitation, {
  id: id(21),
  organization_id: id(31),
  organization_name: "North Yard",
  role: "technician",
  invited_by_name: "Mei Kato",
  expires_at: inDays(2.9),
  created_at: inDays(-4)
})

/** The preview Ana sees after opening the link of her invitation. */
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
  signed_in_by: "password",
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
  address: "192.0.2.7",
  redacted: false
})

/** A notification to Ana about Ben's message; unread by default. */
export const notification = reader(NotificationView, {
  id: id(61),
  user_id: ana.id,
  organization_id: depot().id,
  kind: "message_received",
  icon: "message",
  title: "Message from Ben Okoye",
  message: "Van 12 brakes",
  link: "/reports",
  created_at: inDays(-1),
  read_at: null
})

/** A kind's texts in the preferences, as its module declares them. */
const wordsOf = ({ name: kind, label, about }: NotificationKind) => ({ kind, label, about })

/** Messages: on in every channel, all of which can be changed. */
export const kindPreference = reader(KindPreference, {
  ...wordsOf(messageReceived),
  app: true,
  email: true,
  push: true,
  offered: ["app", "email", "push"],
  locked: []
})

/** Ana's preferences: messages, removals (always shown in the app), security notices (without push). */
export const preferences = reader(Preferences, {
  kinds: [
    kindPreference(),
    kindPreference({ ...wordsOf(memberRemoved), locked: ["app"] }),
    kindPreference({
      ...wordsOf(security),
      push: false,
      offered: ["app", "email"],
      locked: ["app", "email"]
    })
  ],
  quiet_hours: null,
  digest_at: null,
  time_zone: "UTC"
})

/** This browser's push subscription. */
export const pushSubscription = reader(PushSubscriptionView, {
  id: id(71),
  browser: "Chrome on Linux",
  created_at: inDays(-1),
  current: true
})

/** A customer with all fields except notes. */
export const customer = reader(CustomerView, {
  id: id(81),
  organization_id: depot().id,
  name: "Núria Weber",
  email: "nuria@weber.example",
  phone: "+34 600 100 200",
  notes: null,
  type: "person",
  tags: [],
  owner_id: null,
  archived_at: null,
  created_at: inDays(-3),
  updated_at: inDays(-3)
})

/** Ana's email to that customer, accepted by the mail server. */
export const customerEmail = reader(CustomerEmailView, {
  id: id(91),
  organization_id: depot().id,
  customer_id: id(81),
  user_id: ana.id,
  recipient: "nuria@weber.example",
  subject: "Your car is ready",
  content: "You can fetch it from eight on.",
  status: "sent",
  sent_at: inDays(-1),
  delivered_at: inDays(-1),
  fault: null,
  customer_name: "Núria Weber",
  sender_name: "Ana Ruiz"
})
