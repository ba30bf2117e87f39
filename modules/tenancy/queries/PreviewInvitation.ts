import { now } from "#kernel"
import { Accounts, Profiles } from "#identity"
import { Effect, Option } from "effect"
import { InvitationInvalid } from "../contract/errors.ts"
import { canBeAccepted, Offers } from "../domain/Invitations.ts"

/** Returns an invitation to the holder of its emailed token, before they sign in or up. */
export const previewInvitation = Effect.fn("tenancy.previewInvitation")(function* (token: string) {
  const offer = Option.getOrUndefined(yield* Offers.use((offers) => offers.byToken(token)))
  if (offer === undefined || !canBeAccepted(offer, yield* now)) return yield* new InvitationInvalid()
  const { organization_name, invited_name, email, role, expires_at, invited_by } = offer
  const people = yield* Profiles.use((profiles) => profiles.byIds([invited_by]))
  const account = yield* Accounts.use((accounts) => accounts.byEmail(email))
  return {
    organization_name,
    invited_name,
    email,
    role,
    invited_by_name: people.get(invited_by)?.full_name ?? null,
    expires_at,
    has_account: Option.isSome(account)
  }
})
