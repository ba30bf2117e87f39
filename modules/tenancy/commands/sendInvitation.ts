import {
  DAY,
  type EmailAddress,
  mailboxOf,
  Mails,
  type MailSender,
  type Member,
  orFail,
  orNotFound,
  publish,
  RateLimits,
  record
} from "#kernel"
import { Accounts, Profiles } from "#identity"
import { Effect, Option, Redacted } from "effect"
import { AddressNotVerified } from "../contract/errors.ts"
import { InvitationSent } from "../contract/events.ts"
import type { Invitation, InvitationToken } from "../domain/Invitations.ts"
import { Organizations } from "../domain/Organizations.ts"
import { invitationMail } from "../mails.ts"

// Per person, because anyone can create organizations: a limit per organization would not prevent flooding a mailbox.
const LIMIT_PER_ADDRESS = { times: 10, seconds: DAY }

/** The account that sends an invitation: its address is verified, and it sends a limited number to one mailbox. */
export const invitingAccount = Effect.fnUntraced(function* ({ userId }: Member, to: EmailAddress) {
  const account = yield* Accounts.use((accounts) => accounts.senderOf(userId)).pipe(
    orFail(() => new AddressNotVerified())
  )
  yield* RateLimits.use((limits) =>
    limits.take("tenancy.invitations_to", `${userId} ${mailboxOf(to)}`, LIMIT_PER_ADDRESS)
  )
  return { id: userId, since: account.created_at }
})

const contentOf = Effect.fnUntraced(function* (invitation: Invitation) {
  const { organization_id: organizationId, invited_by: inviterId, email } = invitation
  const invitedId = Option.getOrUndefined(yield* Accounts.use((accounts) => accounts.byEmail(email)))
  const ids = invitedId === undefined ? [inviterId] : [inviterId, invitedId]
  const people = yield* Profiles.use((profiles) => profiles.byIds(ids))
  const organization = yield* Organizations.use((organizations) => organizations.find(organizationId)).pipe(
    orNotFound("organization")
  )
  const invited = invitedId === undefined ? undefined : people.get(invitedId)
  const inviter = people.get(inviterId)
  return {
    // The recipient's language if known, else the inviter's.
    locale: invited?.locale ?? inviter?.locale ?? "en",
    inviter: inviter?.full_name ?? "Unknown User",
    organization: organization.name,
    since: organization.created_at
  }
})

/** Emails an invitation with its token if the allowances permit it, and publishes the event. */
export const sendInvitation = Effect.fnUntraced(function* (
  account: MailSender["account"],
  invitation: Invitation,
  token: InvitationToken,
  action: "invitation.sent" | "invitation.resent"
) {
  const { organization_id: organizationId, id: invitationId, email, role, invited_name: invited } = invitation
  const { locale, since, ...content } = yield* contentOf(invitation)
  const mail = invitationMail(
    { to: email, locale, organizationId },
    { ...content, invited, role },
    Redacted.value(token)
  )
  const sender = { account, organization: { id: organizationId, since } }
  yield* Mails.use((mails) => mails.queueFrom(sender, "invitations", mail))
  yield* publish(new InvitationSent({ organizationId, invitationId, email }))
  yield* record({ action, organizationId, subject: email, details: { role } })
})
