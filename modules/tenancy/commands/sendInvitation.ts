import { Mails, type Member, now } from "#kernel"
import { Accounts, Profiles } from "#identity"
import { Effect, Option, Redacted } from "effect"
import { AddressNotVerified, TooManyInvitations } from "../contract/errors.ts"
import { InvitationSent } from "../contract/events.ts"
import { type Invitation, type InvitationToken, Invitations, MAILS_PER_DAY } from "../domain/Invitations.ts"
import { Organizations } from "../domain/Organizations.ts"
import { invitationMail } from "../mails.ts"
import { publish, record } from "./news.ts"

/** Who writes to strangers in our name has an address of their own, and their organization a daily limit. */
export const maySendMail = Effect.fnUntraced(function* ({ organizationId, userId }: Member) {
  const address = yield* Accounts.use((accounts) => accounts.verifiedEmail(userId))
  if (Option.isNone(address)) return yield* new AddressNotVerified({})
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
