import { DAY, type EmailAddress, Mails, type Member, now, orFail, publish, RateLimits, record } from "#kernel"
import { Accounts, Profiles } from "#identity"
import { Effect, Option, Redacted } from "effect"
import { AddressNotVerified, TooManyInvitations } from "../contract/errors.ts"
import { InvitationSent } from "../contract/events.ts"
import { type Invitation, type InvitationToken, Invitations, MAILS_PER_DAY } from "../domain/Invitations.ts"
import { Organizations } from "../domain/Organizations.ts"
import { invitationMail } from "../mails.ts"

// Organizations are founded at will, so a limit on each of them would not keep one person from flooding a mailbox.
const TO_ONE_ADDRESS = { times: 10, seconds: DAY }

/**
 * Who writes to strangers in our name has an address of their own, and there is a daily limit to how often
 * they write to the same one and to how much their organization writes.
 */
export const maySendMail = Effect.fnUntraced(function* (
  { organizationId, userId }: Member,
  to: EmailAddress
) {
  yield* Accounts.use((accounts) => accounts.verifiedEmail(userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  const limits = yield* RateLimits
  yield* limits.take("tenancy.invitations_to", `${userId} ${to}`, TO_ONE_ADDRESS)
  const at = yield* now
  // Counted even if what follows fails: then the transaction takes the count back with it.
  const sent = yield* Invitations.use((invitations) => invitations.countMail(organizationId, at))
  if (sent > MAILS_PER_DAY) return yield* new TooManyInvitations({ perDay: MAILS_PER_DAY })
})

const wordsOf = Effect.fnUntraced(function* (invitation: Invitation) {
  const { organization_id: organizationId, invited_by: inviterId, email } = invitation
  const invitedId = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.byEmail(email)))
  const ids = invitedId === undefined ? [inviterId] : [inviterId, invitedId]
  const people = yield* Profiles.use((profiles) => profiles.byIds(ids))
  const organization = yield* Organizations.use((organizations) => organizations.find(organizationId))
  const invited = invitedId === undefined ? undefined : people.get(invitedId)
  const inviter = people.get(inviterId)
  return {
    // The recipient's own language, and until it is known that of whoever writes to them.
    locale: invited?.locale ?? inviter?.locale ?? "en",
    inviter: inviter?.full_name ?? "Motorpool",
    organization: Option.match(organization, { onNone: () => "", onSome: ({ name }) => name })
  }
})

/** Mails an invitation with its token, and tells of it. */
export const sendInvitation = Effect.fnUntraced(function* (
  invitation: Invitation,
  token: InvitationToken,
  action: "invitation.sent" | "invitation.resent"
) {
  const { organization_id: organizationId, id: invitationId, email, role, invited_name: invited } = invitation
  const { locale, ...words } = yield* wordsOf(invitation)
  const mail = invitationMail(
    { to: email, locale, organizationId },
    { ...words, invited, role },
    Redacted.value(token)
  )
  yield* Mails.use((mails) => mails.queue(mail))
  yield* publish(new InvitationSent({ organizationId, invitationId, email }))
  yield* record({ action, organizationId, subject: email, details: { role } })
})
