import { CurrentPerson, transactional } from "#kernel"
import { Effect } from "effect"
import { Passkeys } from "../../passkeys/domain/Passkeys.ts"
import { Factors } from "../domain/Factors.ts"
import { RecoveryCodes } from "../domain/RecoveryCodes.ts"

export const listFactors = Effect.fn("identity.listFactors")(function* () {
  const { userId } = yield* CurrentPerson
  return {
    items: yield* Factors.use((factors) => factors.list(userId)),
    passkeys: yield* Passkeys.use((passkeys) => passkeys.list(userId)),
    recovery_codes: yield* RecoveryCodes.use((codes) => codes.left(userId))
  }
}, transactional)
