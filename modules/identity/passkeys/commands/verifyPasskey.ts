import { now, publish, record, type UserId } from "#kernel"
import { RelyingParty } from "#infra/passkeys"
import { Effect, Option } from "effect"
import { FactorsChanged, PasskeyRefused, PasskeyTooLate, type UsedPasskey } from "../../contract/index.ts"
import { publishRefusal } from "../../factors/commands/refuseWrongCode.ts"
import {
  type Counter,
  countWrongCode,
  refuseAfterWrongCodes,
  type Verdict
} from "../../factors/commands/verifyCode.ts"
import type { ChallengeUse } from "../domain/Challenges.ts"
import { handleOf, isFromCopy } from "../domain/passkey.ts"
import { Passkeys, type StoredPasskey } from "../domain/Passkeys.ts"
import { takeChallenge } from "./issueChallenge.ts"

/** How a used passkey was judged, like a code; or `late`, which is no attempt at guessing. */
export type PasskeyVerdict = Verdict | "late"

export interface UseOfPasskey {
  readonly userId: UserId
  readonly given: UsedPasskey
  readonly challenge: ChallengeUse
  readonly counter: Counter
}

const isMadeFor = (userId: UserId, { user_handle }: UsedPasskey) =>
  user_handle === null || user_handle === handleOf(userId)

const stateOf = Effect.fnUntraced(function* (given: UsedPasskey, known: StoredPasskey, challenge: string) {
  const site = yield* RelyingParty
  const { id, client_data: clientDataJson, authenticator_data: authenticatorData, signature } = given
  return yield* site.asserted(
    { id, clientDataJson, authenticatorData, signature },
    { id, publicKey: known.publicKey },
    challenge
  )
})

/** Two devices hold the same key, so one of them is not its owner's. */
const noteCopy = Effect.fnUntraced(function* (userId: UserId, { name }: StoredPasskey) {
  yield* publish(new FactorsChanged({ userId, change: "passkey_copied" }))
  yield* record({ action: "passkey.copy_refused", userId, subject: name })
})

const isRight = Effect.fnUntraced(function* (userId: UserId, given: UsedPasskey, challenge: string) {
  const passkeys = yield* Passkeys
  const known = yield* passkeys.find(userId, given.id)
  if (Option.isNone(known) || !isMadeFor(userId, given)) return false
  const state = yield* stateOf(given, known.value, challenge)
  if (Option.isNone(state)) return false
  const { counter, isBackedUp } = state.value
  if (isFromCopy(known.value.counter, counter)) {
    yield* noteCopy(userId, known.value)
    return false
  }
  yield* passkeys.noteUse(known.value.id, { counter, isBackedUp, at: yield* now })
  return true
})

/**
 * Verifies the use of a passkey in a unit of work with the account locked, so that uses are counted one after another. Returns
 * the verdict instead of failing, so that the used challenge, the count and the note of a copy are not rolled back.
 */
export const verifyPasskey = Effect.fnUntraced(function* ({
  userId,
  given,
  challenge,
  counter
}: UseOfPasskey) {
  yield* refuseAfterWrongCodes(counter)
  const answered = yield* takeChallenge(given.client_data, challenge)
  if (Option.isNone(answered)) return "late" as const
  if (yield* isRight(userId, given, answered.value)) return "right" as const
  return (yield* countWrongCode(counter)) ? ("last" as const) : ("wrong" as const)
})

/** Fails after a unit of work in which a passkey was refused. */
export const refusePasskey = Effect.fnUntraced(function* (
  userId: UserId,
  verdict: Exclude<PasskeyVerdict, "right">
) {
  if (verdict === "late") return yield* new PasskeyTooLate()
  if (verdict === "last") yield* publishRefusal(userId)
  return yield* new PasskeyRefused()
})
