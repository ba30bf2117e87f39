import { CurrentPerson, orFail, transactional } from "#kernel"
import { ALGORITHMS, RelyingParty } from "#infra/passkeys"
import { Effect } from "effect"
import { type CreationOptions, EmailUnverified, SessionEnded, TooManyPasskeys } from "../../contract/index.ts"
import { isVerified } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { handleOf, MOST_PASSKEYS, PATIENCE, SITE_NAME } from "../domain/passkey.ts"
import { Passkeys } from "../domain/Passkeys.ts"
import { issueChallenge } from "./issueChallenge.ts"

/** Locks the person's account and returns it with its passkeys. Fails if none can be added now. */
export const roomForPasskey = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  const account = yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  yield* refuseUnproven()
  // Someone may have signed up with an address that isn't theirs: their passkey must not lock its owner out.
  if (!isVerified(account)) return yield* new EmailUnverified()
  const passkeys = yield* Passkeys.use((all) => all.descriptors(userId))
  if (passkeys.length >= MOST_PASSKEYS) return yield* new TooManyPasskeys({ most: MOST_PASSKEYS })
  return { account, passkeys }
})

/** Begins to add a passkey. A device that has one of the account already makes no other. */
export const beginPasskey = Effect.fn("identity.beginPasskey")(function* () {
  const { account, passkeys } = yield* roomForPasskey()
  const { id } = yield* RelyingParty
  return {
    challenge: yield* issueChallenge({ purpose: "add", userId: account.id }),
    rp: { id, name: SITE_NAME },
    user: { id: handleOf(account.id), name: account.email, displayName: account.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
    timeout: PATIENCE,
    excludeCredentials: passkeys,
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required"
    },
    attestation: "none"
  } satisfies CreationOptions
}, transactional)
