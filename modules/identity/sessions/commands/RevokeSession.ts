import { record, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { endOne } from "./endSessions.ts"
import { ownerOfSignOutToken } from "./signOutToken.ts"
import { signedInAs } from "./signedInAs.ts"

/** Ends the session of a sign-out token. Repeating it, or a token we did not issue, changes nothing and is no error. */
export const revokeSession = Effect.fn("identity.revokeSession")(function* (signOutToken: string) {
  const owner = Option.getOrUndefined(yield* ownerOfSignOutToken(signOutToken))
  if (owner === undefined) return
  const { userId, sessionId } = owner
  yield* Effect.gen(function* () {
    if (yield* endOne(owner, "signed_out")) yield* record({ action: "session.signed_out", userId })
  }).pipe(transactional, signedInAs(userId, sessionId))
})
