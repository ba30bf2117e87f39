import { CurrentPerson, now, transactional, type UserId } from "#kernel"
import { hashPassword, inOneTurn } from "#infra/passwords"
import { newSecret } from "#infra/secrets"
import { Effect } from "effect"
import { CODES, readRecoveryCode, recoveryCodeFrom } from "../domain/recoveryCode.ts"
import { Factors } from "../domain/Factors.ts"
import { Phones } from "../domain/Phones.ts"
import { RecoveryCodes, type StoredCode } from "../domain/RecoveryCodes.ts"

/** New codes, each with its own selector. */
const newCodes = (): ReadonlyArray<string> => {
  const codes = new Map<string, string>()
  while (codes.size < CODES) {
    const code = recoveryCodeFrom(newSecret())
    codes.set(code.slice(0, 2), code)
  }
  return [...codes.values()]
}

const hashed = Effect.fnUntraced(function* (code: string) {
  const read = readRecoveryCode(code)
  if (read === undefined) return yield* Effect.die(new Error("A new recovery code cannot be read."))
  return { selector: read.selector, hash: yield* hashPassword(read.secret) } satisfies StoredCode
})

/** New codes in plain text and as they are stored. Hashes, so it must not run in a transaction. */
export const makeRecoveryCodes = Effect.fn("identity.makeRecoveryCodes")(function* () {
  const codes = newCodes()
  return { codes, stored: yield* inOneTurn("known", Effect.forEach(codes, hashed)) }
})

const hasNoCodes = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  return (yield* RecoveryCodes.use((codes) => codes.left(userId))) === 0
}, transactional)

/** New codes for a person without any, and otherwise none. */
export const makeFirstRecoveryCodes = Effect.fnUntraced(function* () {
  return (yield* hasNoCodes()) ? yield* makeRecoveryCodes() : { codes: [], stored: [] }
})

/** Recovery codes and the phone end with the last stronger factor, in the current unit of work. */
export const endWithLastFactor = Effect.fnUntraced(function* (userId: UserId) {
  if (yield* Factors.use((factors) => factors.areRequired(userId))) return
  yield* RecoveryCodes.use((codes) => codes.removeAll(userId))
  yield* Phones.use((phones) => phones.removeAll(userId))
})

/** Replaces a person's codes, in the current unit of work. */
export const storeRecoveryCodes = Effect.fnUntraced(function* (
  userId: UserId,
  stored: ReadonlyArray<StoredCode>
) {
  const at = yield* now
  yield* RecoveryCodes.use((codes) => codes.replace(userId, stored, at))
})
