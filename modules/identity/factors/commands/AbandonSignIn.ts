import { actingAs, transactional } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect, Option } from "effect"
import { PendingSignIns } from "../domain/PendingSignIns.ts"
import { holderOfPendingToken } from "./pendingToken.ts"

/** Ends a sign-in that awaits its second factor, if it still does. */
export const abandonSignIn = Effect.fn("identity.abandonSignIn")(function* (token: string) {
  const holder = yield* holderOfPendingToken(token)
  if (Option.isNone(holder)) return
  const userId = holder.value
  yield* PendingSignIns.use((signIns) => signIns.remove(userId, hashToken(token))).pipe(
    transactional,
    actingAs(userId)
  )
})
