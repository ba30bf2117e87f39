import {
  DAY,
  type EmailAddress,
  mailboxOf,
  Mails,
  type Member,
  now,
  orFail,
  publish,
  RateLimits,
  record
} from "#kernel"
import { Accounts, Profiles } from "#identity"
import { Effect, Option, Redacted } from "effect"
import { AddressNotVerified, TooManyInvitations } from "../contract/errors.ts"
import { InvitationSent } from "../contract/events.ts"
import { type Invitation, type InvitationToken, Invitations, MAILS_PER_DAY } from "../domain/Invitations.ts"
import { Organizations } from "../domain/Organizations.ts"
import { invitationMail } from "../mails.ts"

// Per person, because anyone can create organizations: a limit per organization would not prevent flooding a mailbox.
const LIMIT_PER_ADDRESS = { times: 10, seconds: DAY }

/**
 * Requires a verified address of those who send invitations, and limits how many a person sends to one address and
 * how many an organization sends a day.
 */
export const maySendMail = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  to: EmailAddress
) {
  yield* Accounts.use((accounts) => accounts.verifiedEmail(userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  yield* RateLimits.use((limits) =>
    limits.take("tenancy.invitations_to", `${userId} ${mailboxOf(to)}`, LIMIT_PER_ADDRESS)
  )
  const at = yield* now
  // If what follows fails, the transaction rolls the count back.
  const sent = yield* Invitations.use((invitations) => invitations.countMail(organizationId, at))
  if (sent > MAILS_PER_DAY) return yield* new TooManyInvitations({ perDay: MAILS_PER_DAY })
})

const contentOf = Effect.fnUntraced(function* (invitation: Invitation) {
  const { organization_id: organizationId, invited_by: inviterId, email } = invitation
  const invitedId = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.byEmail(email)))
  const ids = invitedId === undefined ? [inviterId] : [inviterId, invitedId]
  const people = yield* Profiles.use((profiles) => profiles.byIds(ids))
  const organization = yield* Organizations.use((organizations) => organizations.find(organizationId))
  const invited = invitedId === undefined ? undefined : people.get(invitedId)
  const inviter = people.get(inviterId)
  return {
    // The recipient's language if known, else the inviter's.
    locale: invited?.locale ?? inviter?.locale ?? "en",
    inviter: inviter?.full_name ?? "Unknown User",
    organization: Option.match(organization, { onNone: () => "", onSome: ({ name }) => name })
  }
})

/** Emails an invitation with its token, and publishes the event. */
export const sendInvitation = Effect.fnUntraced(function* (
  invitation: Invitation,
  token: InvitationToken,
  action: "invitation.sent" | "invitation.resent"
) {
  const { organization_id: organizationId, id: invitationId, email, role, invited_name: invited } = invitation
  const { locale, ...content } = yield* contentOf(invitation)
  const mail = invitationMail(
    { to: email, locale, organizationId },
    { ...content, invited, role },
    Redacted.value(token)
  )
  yield* Mails.use((mails) => mails.queue(mail))
  yield* publish(new InvitationSent({ organizationId, invitationId, email }))
  yield* record({ action, organizationId, subject: email, details: { role } })
})
