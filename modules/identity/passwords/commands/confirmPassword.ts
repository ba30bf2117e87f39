import { CurrentPerson, transactional } from "#kernel"
import { inOneTurn, verifyPassword } from "#infra/passwords"
import { Effect, Option } from "effect"
import { WrongPassword } from "../../contract/index.ts"
import { Credentials } from "../domain/Credentials.ts"

const ownCredential = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  return yield* Credentials.use((credentials) => credentials.of(userId))
}, transactional)

/** Returns the user's credential if the password matches. Hashes outside of any transaction. */
export const confirmPassword = Effect.fn("identity.confirmPassword")(function* (password: string) {
  const credential = Option.getOrNull(yield* ownCredential())
  const matches = yield* inOneTurn("known", verifyPassword(password, credential?.password ?? null))
  return matches && credential !== null ? credential : yield* new WrongPassword()
})
