import { EmailAddress, newId, now, SessionId, transactional, UserId } from "#kernel"
import { Effect, Option, Schema } from "effect"
import {
  AccountDisabled,
  AddressUnconfirmed,
  AddressUnproven,
  IssuerAttemptInvalid,
  type Locale
} from "../../contract/index.ts"
import { type Account, isDisabled, isVerified } from "../../accounts/domain/Account.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { Accounts } from "../../accounts/queries/Accounts.ts"
import { awaitCode } from "../../factors/commands/pendingToken.ts"
import { Factors } from "../../factors/domain/Factors.ts"
import { attemptOf } from "../../sessions/commands/attemptOf.ts"
import { enterAccount } from "../../sessions/commands/enterAccount.ts"
import { signedInAs } from "../../sessions/commands/signedInAs.ts"
import type { Ticket } from "../domain/Attempts.ts"
import { Identities } from "../domain/Identities.ts"
import type { Claims } from "../domain/Issuer.ts"
import { connect } from "./connect.ts"
import { openAccountFor } from "./openAccountFor.ts"
import { redeem } from "./redeem.ts"
import { refuseOtherWays } from "./refuseOtherWays.ts"
import { refuseUnlessSpeaksFor } from "./refuseUnlessSpeaksFor.ts"

export interface SignInWithIssuer extends Ticket {
  readonly locale?: Locale
  readonly device_token?: string
}

const decodeAddress = Schema.decodeUnknownOption(EmailAddress)

/** The address, if the issuer has verified it. */
const confirmedAddress = ({ email, emailVerified }: Claims) =>
  Option.filter(decodeAddress(email), () => emailVerified)

/** Notes the use of a connected identity. It may have been disconnected since it was looked up. */
const noteUse = Effect.fnUntraced(function* (userId: UserId, claims: Claims) {
  const at = yield* now
  const isConnected = yield* Identities.use((identities) => identities.use(userId, claims, at))
  if (!isConnected) return yield* new IssuerAttemptInvalid()
})

/** An identity finds an account by its address only if both sides have verified it. */
const refuseUnlessProven = (account: Account, address: Option.Option<EmailAddress>) =>
  isVerified(account) && Option.getOrNull(address) === account.email ? Effect.void : new AddressUnproven()

interface Entering {
  readonly claims: Claims
  readonly isConnected: boolean
  readonly device_token?: string
}

const enter = Effect.fnUntraced(function* (
  userId: UserId,
  sessionId: SessionId,
  { claims, isConnected, ...given }: Entering
) {
  const account = Option.getOrUndefined(yield* Users.use((users) => users.lock(userId)))
  if (account === undefined) return yield* new IssuerAttemptInvalid()
  yield* refuseUnlessSpeaksFor(claims.connection, account.email)
  yield* refuseOtherWays(account.email, claims.connection)
  if (isDisabled(account)) return yield* new AccountDisabled({ email: account.email })
  if (!isConnected) yield* refuseUnlessProven(account, confirmedAddress(claims))
  else yield* noteUse(userId, claims)
  // Nothing is connected before the code was right.
  if (yield* Factors.use((factors) => factors.areRequired(userId)))
    return yield* awaitCode(userId, claims.connection)
  if (!isConnected)
    yield* connect(userId, claims).pipe(
      Effect.catchTag("IdentityTaken", () => Effect.fail(new IssuerAttemptInvalid()))
    )
  const { attempt } = yield* attemptOf({ email: account.email, ...given })
  const device = attempt.knowsDevice ? given.device_token : undefined
  return yield* enterAccount(account, sessionId, { by: "issuer", device, connection: claims.connection })
}, transactional)

/** The account to enter; none if the address is new. */
const accountOf = Effect.fnUntraced(function* (claims: Claims) {
  const holder = yield* Identities.use((identities) => identities.holderOf(claims))
  if (Option.isSome(holder)) return { userId: holder.value, isConnected: true }
  const address = confirmedAddress(claims)
  if (Option.isNone(address)) return yield* new AddressUnconfirmed()
  yield* refuseUnlessSpeaksFor(claims.connection, address.value)
  const owner = yield* Accounts.use((accounts) => accounts.byEmail(address.value))
  return { userId: Option.getOrNull(owner), isConnected: false, address: address.value }
})

/**
 * Opens the session of someone whom an issuer has identified, or begins to if their account has a second factor. An
 * unknown identity finds an account by an address that the issuer and its owner have verified, and otherwise opens one.
 */
export const signInWithIssuer = Effect.fn("identity.signInWithIssuer")(function* ({
  code,
  browser,
  locale,
  ...given
}: SignInWithIssuer) {
  const { claims } = yield* redeem({ code, browser }, "sign_in")
  const sessionId = yield* newId(SessionId)
  const { userId, isConnected, address } = yield* accountOf(claims)
  if (userId !== null)
    return yield* enter(userId, sessionId, { claims, isConnected, ...given }).pipe(
      signedInAs(userId, sessionId)
    )
  if (address === undefined) return yield* new AddressUnconfirmed()
  const id = yield* newId(UserId)
  return yield* openAccountFor(claims, { id, email: address, locale: locale ?? null }, sessionId).pipe(
    signedInAs(id, sessionId),
    // Lost to a concurrent sign-up, most likely by the same person.
    Effect.catchTags({
      EmailTaken: () => Effect.fail(new IssuerAttemptInvalid()),
      IdentityTaken: () => Effect.fail(new IssuerAttemptInvalid())
    })
  )
})
