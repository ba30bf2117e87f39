import { CurrentPerson, NotFound, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Passkeys } from "../domain/Passkeys.ts"
import { requestPasskey } from "./issueChallenge.ts"

/** Begins to prove with one of the account's passkeys that the session is used by its person. */
export const beginPasskeyProof = Effect.fn("identity.beginPasskeyProof")(function* () {
  const { userId } = yield* CurrentPerson
  // So that of two at the same time, one replaces the other's challenge.
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const passkeys = yield* Passkeys.use((all) => all.descriptors(userId))
  if (passkeys.length === 0) return yield* new NotFound({ what: "passkey" })
  return yield* requestPasskey({ purpose: "prove", userId }, passkeys)
}, transactional)
