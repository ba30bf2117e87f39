import { now, orFail, type UserId } from "#kernel"
import { Effect } from "effect"
import { SignInExpired } from "../../contract/index.ts"
import { PendingSignIns } from "../domain/PendingSignIns.ts"

/** A sign-in of this account that awaits its second factor. */
export const findPending = Effect.fnUntraced(function* (userId: UserId, hash: Uint8Array) {
  const at = yield* now
  return yield* PendingSignIns.use((signIns) => signIns.find(userId, hash, at)).pipe(
    orFail(() => new SignInExpired())
  )
})
