import { CurrentPerson, newId, now, publish, record, transactional } from "#kernel"
import { RelyingParty } from "#infra/passkeys"
import { Effect, Option } from "effect"
import {
  FactorsChanged,
  PasskeyId,
  PasskeyInvalid,
  PasskeyTaken,
  PasskeyTooLate
} from "../../contract/index.ts"
import { makeFirstRecoveryCodes, storeRecoveryCodes } from "../../factors/commands/recoveryCodes.ts"
import type { StoredCode } from "../../factors/domain/RecoveryCodes.ts"
import { endAllBut } from "../../sessions/commands/endSessions.ts"
import { type NewPasskey, Passkeys } from "../domain/Passkeys.ts"
import { roomForPasskey } from "./BeginPasskey.ts"
import { takeChallenge } from "./issueChallenge.ts"

export interface AddPasskey extends Pick<NewPasskey, "name" | "transports"> {
  readonly id: string
  readonly client_data: string
  readonly attestation: string
}

/** None if it is not a passkey for this site, so that the used challenge is not rolled back. */
const add = Effect.fnUntraced(function* (input: AddPasskey, codes: ReadonlyArray<StoredCode>) {
  const { userId, sessionId } = yield* CurrentPerson
  const { id: given, client_data: clientDataJson, attestation: attestationObject, name, transports } = input
  yield* roomForPasskey()
  const challenge = yield* takeChallenge(clientDataJson, { purpose: "add", userId })
  if (Option.isNone(challenge)) return yield* new PasskeyTooLate()
  const made = yield* RelyingParty.use((site) =>
    site.attested({ id: given, clientDataJson, attestationObject }, challenge.value)
  )
  if (Option.isNone(made)) return Option.none<PasskeyId>()
  const { id: credentialId, ...credential } = made.value
  const id = yield* newId(PasskeyId)
  const passkey = { id, userId, name, transports, credentialId, ...credential, at: yield* now }
  if (!(yield* Passkeys.use((passkeys) => passkeys.add(passkey)))) return yield* new PasskeyTaken()
  if (codes.length > 0) yield* storeRecoveryCodes(userId, codes)
  // They were opened without a second factor.
  yield* endAllBut(userId, sessionId, "factor_added")
  yield* publish(new FactorsChanged({ userId, change: "passkey_added" }))
  yield* record({ action: "passkey.added", userId, subject: name })
  return Option.some(id)
}, transactional)

/** Adds the passkey that a browser made, ends all other sessions, and returns recovery codes unless there are some already. */
export const addPasskey = Effect.fn("identity.addPasskey")(function* (input: AddPasskey) {
  // Before codes are hashed, which is expensive.
  yield* transactional(roomForPasskey())
  const { codes, stored } = yield* makeFirstRecoveryCodes()
  const id = yield* add(input, stored)
  return Option.isSome(id) ? { id: id.value, recovery_codes: codes } : yield* new PasskeyInvalid()
})
