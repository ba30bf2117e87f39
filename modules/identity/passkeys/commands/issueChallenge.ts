import { now } from "#kernel"
import { challengeIn, RelyingParty } from "#infra/passkeys"
import { hashToken, newSecret } from "#infra/secrets"
import { Effect, Option } from "effect"
import type { RequestOptions } from "../../contract/index.ts"
import { Challenges, type ChallengeUse } from "../domain/Challenges.ts"
import { PATIENCE } from "../domain/passkey.ts"

/** A new challenge, of which only the hash is stored. In the current unit of work. */
export const issueChallenge = Effect.fnUntraced(function* (use: ChallengeUse) {
  const challenge = Buffer.from(newSecret()).toString("base64url")
  const at = yield* now
  yield* Challenges.use((challenges) => challenges.add(hashToken(challenge), use, at))
  return challenge
})

/** Has a browser use one of these passkeys or, if there are none, any of this site. In the current unit of work. */
export const requestPasskey = Effect.fnUntraced(function* (
  use: ChallengeUse,
  allowCredentials: RequestOptions["allowCredentials"]
) {
  const { id: rpId } = yield* RelyingParty
  const challenge = yield* issueChallenge(use)
  return {
    challenge,
    rpId,
    timeout: PATIENCE,
    userVerification: "required",
    allowCredentials
  } satisfies RequestOptions
})

/** Uses up the challenge that a browser answers. None if it is unknown, used, expired, or was issued for another use. */
export const takeChallenge = Effect.fnUntraced(function* (clientData: string, use: ChallengeUse) {
  const answered = challengeIn(clientData)
  if (Option.isNone(answered)) return answered
  const at = yield* now
  const isIssued = yield* Challenges.use((challenges) => challenges.take(hashToken(answered.value), use, at))
  return isIssued ? answered : Option.none<string>()
})
