import { now, orFail, transactional } from "#kernel"
import { newToken } from "#infra/secrets"
import { Effect } from "effect"
import { IssuerAttemptInvalid, IssuerRefused } from "../../contract/index.ts"
import { type Arrival, Attempts, type Ticket } from "../domain/Attempts.ts"
import { codeExpiry } from "../domain/Issuer.ts"
import { IssuerServers, type Returned } from "../domain/Issuers.ts"
import { findIssuer } from "../queries/findIssuer.ts"

export interface ReturnFromIssuer extends Returned {
  /** The secret of the browser that was sent. */
  readonly browser: string
  /** Whose callback page was opened. */
  readonly connection: string
}

const invalid = () => new IssuerAttemptInvalid()

/**
 * Consumes the attempt that the browser returns from, whatever happens next. Anyone can send a browser to the callback
 * page, so the attempt stays when the response does not answer it: another state, the page of another issuer, or an
 * `iss` (RFC 9207) that names another issuer.
 */
const takeAttempt = Effect.fnUntraced(function* ({ browser, connection, state, iss }: ReturnFromIssuer) {
  const at = yield* now
  const attempt = yield* Attempts.use((attempts) => attempts.take(browser, at)).pipe(orFail(invalid))
  const isAnswer = attempt.challenge.state === state && attempt.connection === connection
  if (!isAnswer || (iss !== undefined && iss !== attempt.issuer)) return yield* invalid()
  return attempt
}, transactional)

const issueTicket = Effect.fnUntraced(function* (arrival: Arrival, browser: string) {
  const at = yield* now
  const ticket: Ticket = { code: newToken("oneTime"), browser }
  yield* Attempts.use((attempts) => attempts.arrive(arrival, ticket, codeExpiry(at)))
  const lifetime = codeExpiry(at).getTime() - at.getTime()
  return { code: ticket.code, purpose: arrival.purpose, expires_in: lifetime / 1000 }
}, transactional)

/**
 * Verifies what an issuer says about the person whose browser returns, and gives the browser a one-time code for it.
 * Nothing happens to any account yet.
 */
export const returnFromIssuer = Effect.fn("identity.returnFromIssuer")(function* (input: ReturnFromIssuer) {
  const { challenge, purpose, starter, startedAt, ...sent } = yield* takeAttempt(input)
  const issuer = yield* findIssuer(sent.connection).pipe(orFail(invalid))
  // Its configuration was changed meanwhile.
  if (issuer.issuer !== sent.issuer) return yield* invalid()
  if (input.error !== undefined || input.code === undefined) return yield* new IssuerRefused()
  const claims = yield* IssuerServers.use((servers) => servers.identify(issuer, challenge, input))
  return yield* issueTicket({ purpose, starter, startedAt, claims }, input.browser)
})
