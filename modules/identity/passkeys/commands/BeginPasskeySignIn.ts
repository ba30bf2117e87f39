import { actingAs, orFail, transactional, type UserId } from "#kernel"
import { hashToken } from "#infra/secrets"
import { Effect } from "effect"
import { SignInExpired } from "../../contract/index.ts"
import { findPending } from "../../factors/commands/findPending.ts"
import { holderOfPendingToken } from "../../factors/commands/pendingToken.ts"
import { Passkeys } from "../domain/Passkeys.ts"
import { requestPasskey } from "./issueChallenge.ts"

const asAnyone = requestPasskey({ purpose: "sign_in", userId: null }, []).pipe(transactional)

const afterPassword = Effect.fnUntraced(function* (userId: UserId, token: string) {
  yield* findPending(userId, hashToken(token))
  const passkeys = yield* Passkeys.use((all) => all.descriptors(userId))
  return yield* requestPasskey({ purpose: "sign_in", userId }, passkeys)
}, transactional)

/** Begins to sign in with a passkey: anyone's, or one of the account whose password was right. */
export const beginPasskeySignIn = Effect.fn("identity.beginPasskeySignIn")(function* (pendingToken?: string) {
  if (pendingToken === undefined) return yield* asAnyone
  const userId = yield* holderOfPendingToken(pendingToken).pipe(orFail(() => new SignInExpired()))
  return yield* afterPassword(userId, pendingToken).pipe(actingAs(userId))
})
