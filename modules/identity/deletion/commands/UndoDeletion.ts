import { actingAs, Mails, orFail, record, transactional, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { LinkInvalid } from "../../contract/index.ts"
import { languageOf } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Deletions } from "../domain/Deletions.ts"
import { deletionUndoneMail } from "../mails.ts"

const undo = Effect.fnUntraced(function* (userId: UserId, undoHash: Uint8Array) {
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new LinkInvalid()))
  const undone = yield* Deletions.use((deletions) => deletions.undo(userId, undoHash))
  if (!undone) return yield* new LinkInvalid()
  const to = { email: account.email, locale: languageOf(account) }
  yield* Mails.use((mails) => mails.queue(deletionUndoneMail(to)))
  yield* record({ action: "deletion.undone", userId })
}, transactional)

/** Keeps an account with the emailed token, which works once, until the deletion has been carried out. */
export const undoDeletion = Effect.fn("identity.undoDeletion")(function* (token: string) {
  const undoHash = hashToken(token)
  const userId = yield* Deletions.use((deletions) => deletions.accountOf(undoHash)).pipe(
    orFail(() => new LinkInvalid())
  )
  yield* undo(userId, undoHash).pipe(actingAs(userId))
})
