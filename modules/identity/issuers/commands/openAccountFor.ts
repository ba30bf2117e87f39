import { type EmailAddress, now, orFail, type SessionId, transactional, type UserId } from "#kernel"
import { Effect, Option, Schema } from "effect"
import { FullName, IssuerAttemptInvalid, type Locale } from "../../contract/index.ts"
import { addAccount } from "../../accounts/commands/addAccount.ts"
import { verifyAddress } from "../../accounts/commands/verifyAddress.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { openSession } from "../../sessions/commands/openSession.ts"
import { rememberOrigin } from "../../sessions/commands/rememberOrigin.ts"
import type { Claims } from "../domain/Issuer.ts"
import { refuseOtherWays } from "./refuseOtherWays.ts"
import { connect } from "./connect.ts"

interface Opening {
  readonly id: UserId
  /** Verified by the issuer. */
  readonly email: EmailAddress
  readonly locale: Locale | null
}

const decodeName = Schema.decodeUnknownOption(FullName)

/** What the issuer calls them, or the first part of their address. */
const nameOf = ({ fullName }: Claims, email: EmailAddress): string =>
  Option.getOrElse(decodeName(fullName), () => email.slice(0, email.indexOf("@")))

/** Opens an account without a password for someone who signs in with an issuer for the first time, and signs them in. */
export const openAccountFor = Effect.fnUntraced(function* (
  claims: Claims,
  { id, email, locale }: Opening,
  sessionId: SessionId
) {
  yield* refuseOtherWays(email, claims.connection)
  const fullName = nameOf(claims, email)
  yield* addAccount({ id, email, fullName, locale, password: null, at: yield* now }, "account.signed_up")
  const account = yield* Users.use((users) => users.lock(id)).pipe(orFail(() => new IssuerAttemptInvalid()))
  yield* verifyAddress(account, sessionId)
  yield* connect(id, claims)
  const session = yield* openSession(id, sessionId, "issuer")
  return { ...session, device_token: yield* rememberOrigin(id, email) }
}, transactional)
