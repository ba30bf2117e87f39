import { CurrentPerson, transactional } from "#kernel"
import { verifyPassword } from "#infra/passwords"
import { Effect, Option } from "effect"
import { WrongPassword } from "../contract/index.ts"
import { Credentials } from "../domain/Credentials.ts"

const ownCredential = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  return yield* Credentials.use((credentials) => credentials.of(userId))
}, transactional)

/** The signed-in person's credential, once the password fits. Hashes outside of any transaction. */
export const confirmPassword = Effect.fn("identity.confirmPassword")(function* (password: string) {
  const found = yield* ownCredential()
  const credential = Option.getOrNull(found)
  const fits = yield* verifyPassword(password, credential?.password ?? null)
  return fits && credential !== null ? credential : yield* new WrongPassword()
})
