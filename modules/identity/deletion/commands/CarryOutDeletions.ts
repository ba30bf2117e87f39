import {
  AuditLog,
  CurrentActor,
  Departures,
  type LeftOrganization,
  Mails,
  now,
  publish,
  record,
  transactional,
  type UserId
} from "#kernel"
import { Effect, Exit, Option } from "effect"
import { AccountDeleted } from "../../contract/index.ts"
import { type Account, isVerified, languageOf } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { Deletions, standingAgainst } from "../domain/Deletions.ts"
import { addressesOf } from "./addressesOf.ts"
import { accountDeletedMail, deletionCancelledMail } from "../mails.ts"

/** Its owner has to see to these organizations first, and then ask again. */
const cancel = Effect.fnUntraced(function* (account: Account, because: ReadonlyArray<LeftOrganization>) {
  const { id: userId, email } = account
  yield* Deletions.use((deletions) => deletions.cancel(userId))
  const names = isVerified(account) ? because.map(({ name }) => name) : []
  const mail = deletionCancelledMail({ email, locale: languageOf(account) }, names)
  yield* Mails.use((mails) => mails.queue(mail))
  yield* record({ action: "deletion.cancelled", userId })
})

const deleteAccount = Effect.fnUntraced(function* (
  account: Account,
  organizations: ReadonlyArray<LeftOrganization>
) {
  const { id: userId, email } = account
  const deletions = yield* Deletions
  const at = yield* now
  yield* endAllBut(userId, null, "ended_by_owner")
  const addresses = yield* addressesOf(account)
  yield* Departures.use((departures) => departures.depart({ userId, addresses }, organizations))
  yield* AuditLog.use((log) => log.forgetPerson(userId, addresses))
  const picture = Option.getOrNull(yield* deletions.pictureOf(userId))
  yield* deletions.deleteAccount(userId, at)
  const mail = accountDeletedMail({ email, locale: languageOf(account) })
  yield* Mails.use((mails) => mails.queue(mail))
  yield* publish(new AccountDeleted({ userId, picture }))
  yield* record({ action: "account.deleted", userId })
})

/** Carries out a deletion that is due, unless something stands against it by now. Locks the organizations first. */
const carryOut = Effect.fnUntraced(function* (userId: UserId) {
  const organizations = yield* Departures.use((departures) => departures.lock(userId))
  const account = Option.getOrUndefined(yield* Users.use((users) => users.lock(userId)))
  const deletion = Option.getOrUndefined(yield* Deletions.use((deletions) => deletions.find(userId)))
  if (account === undefined || deletion === undefined) return
  const because = standingAgainst(deletion, organizations)
  yield* because.length > 0 ? cancel(account, because) : deleteAccount(account, organizations)
}, transactional)

/** Carries out the deletions that are due, each in a transaction of its own: one that fails stops no other. */
export const carryOutDeletions = Effect.fn("identity.carryOutDeletions")(
  function* () {
    const at = yield* now
    const due = yield* Deletions.use((deletions) => transactional(deletions.due(at)))
    const results = yield* Effect.forEach(due, (userId) => Effect.exit(carryOut(userId)))
    for (const result of results) if (Exit.isFailure(result)) yield* result
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "identity.carry-out-deletions" })
)
