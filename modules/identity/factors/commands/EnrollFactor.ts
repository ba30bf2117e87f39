import { CurrentPerson, newId, now, orFail, transactional } from "#kernel"
import { newTotpSecret, Secrets, totpUri } from "#infra/secrets"
import { Effect } from "effect"
import { EmailUnverified, FactorId, SessionEnded, TooManyFactors } from "../../contract/index.ts"
import { isVerified } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Factors, ISSUER, MOST_FACTORS } from "../domain/Factors.ts"
import { refuseUnproven } from "./refuseUnproven.ts"
import { TOTP_SECRET } from "./verifyCode.ts"

/** Begins to add an authenticator app. It counts once a code of it was verified, which replaces an earlier beginning. */
export const enrollFactor = Effect.fn("identity.enrollFactor")(function* (input: {
  readonly friendly_name: string
}) {
  const { userId } = yield* CurrentPerson
  const factors = yield* Factors
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnproven()
  // Someone may have signed up with an address that isn't theirs: their factor must not lock its owner out.
  if (!isVerified(account)) return yield* new EmailUnverified()
  const before = yield* factors.authenticators(userId)
  if (before.length >= MOST_FACTORS) return yield* new TooManyFactors({ most: MOST_FACTORS })
  const secret = newTotpSecret()
  const id = yield* newId(FactorId)
  const sealed = yield* Secrets.useSync((secrets) => secrets.seal(TOTP_SECRET, secret))
  yield* factors.enroll({ id, userId, name: input.friendly_name, secret: sealed, at: yield* now })
  return { id, secret, uri: totpUri(secret, ISSUER, account.email) }
}, transactional)
