import { CurrentPerson, Departures, Mails, now, orFail, publish, record, transactional } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { DeletionRequested, LastOwnerOf, SessionEnded } from "../../contract/index.ts"
import { newLinkToken } from "../../accounts/commands/linkToken.ts"
import { isVerified, languageOf } from "../../accounts/domain/Account.ts"
import { OneTimeTokens } from "../../accounts/domain/OneTimeTokens.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { deletedWith, Deletions, dueAt, preventing } from "../domain/Deletions.ts"
import { deletionScheduledMail } from "../mails.ts"

/**
 * Schedules the deletion of the person's account. They are signed out everywhere, and until it is carried out the account can
 * only be kept, with the emailed link.
 */
export const deleteUserAccount = Effect.fn("identity.deleteUserAccount")(function* () {
  const { userId } = yield* CurrentPerson
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnproven()
  const organizations = yield* Departures.use((departures) => departures.of(userId))
  const names = preventing(organizations).map(({ name }) => name)
  if (names.length > 0) return yield* new LastOwnerOf({ organizations: names })
  const requestedAt = yield* now
  const warned = deletedWith(organizations)
  const token = yield* newLinkToken
  const deletion = { userId, requestedAt, warnedOf: warned.map(({ id }) => id) }
  yield* Deletions.use((deletions) => deletions.add(deletion, hashToken(token)))
  yield* endAllBut(userId, null, "ended_by_owner")
  yield* OneTimeTokens.use((tokens) => tokens.removeAll(userId))
  const to = { email: account.email, locale: languageOf(account) }
  // An unverified address may be a stranger's, so its email quotes none of the input.
  const deleted = isVerified(account) ? warned.map(({ name }) => name) : []
  const mail = deletionScheduledMail(to, { token, dueAt: dueAt(requestedAt), deleted })
  yield* Mails.use((mails) => mails.queue(mail))
  yield* publish(new DeletionRequested({ userId }))
  yield* record({ action: "deletion.requested", userId })
  return { due_at: dueAt(requestedAt) }
}, transactional)
