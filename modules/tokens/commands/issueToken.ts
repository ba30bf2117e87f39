import { CurrentPerson, days, newId, now, Permission, plus, RolePermissions } from "#kernel"
import { Accounts, Sessions } from "#identity"
import { EmailUnverified, ProofRequired } from "#identity/contract"
import { apiTokens, hashToken, newSecret } from "#infra/secrets"
import { Effect, Option } from "effect"
import { ApiTokenId, type CreatedToken, type NewToken } from "../contract/ApiToken.ts"
import { TooManyTokens, UnknownScope } from "../contract/errors.ts"
import { MOST_TOKENS, type Place, Tokens } from "../domain/Tokens.ts"

const refuseUnknown = Effect.fnUntraced(function* (scopes: ReadonlyArray<Permission>) {
  const all = yield* RolePermissions.useSync((permissions) => permissions.of("owner"))
  const unknown = scopes.find((scope) => !all.has(scope))
  if (unknown !== undefined) return yield* new UnknownScope({ scope: unknown })
})

/** Adds a token that acts as the current person, in the current unit of work. */
export const issueToken = Effect.fnUntraced(function* (place: Place, { name, scopes, valid_days }: NewToken) {
  const { userId, sessionId } = yield* CurrentPerson
  const tokens = yield* Tokens
  yield* refuseUnknown(scopes)
  if (!(yield* Sessions.use((sessions) => sessions.isProven(sessionId)))) return yield* new ProofRequired()
  // Someone may have signed up with an address that isn't theirs: their token must not outlast their sessions.
  const address = yield* Accounts.use((accounts) => accounts.verifiedEmail(userId))
  if (Option.isNone(address)) return yield* new EmailUnverified()
  const at = yield* now
  if ((yield* tokens.count(place, at)) >= MOST_TOKENS) return yield* new TooManyTokens({ most: MOST_TOKENS })
  const token = yield* apiTokens.of(userId, newSecret())
  const view = {
    id: yield* newId(ApiTokenId),
    name,
    scopes: [...new Set(scopes)].toSorted(),
    created_at: at,
    expires_at: plus(at, days(valid_days))
  }
  yield* tokens.add(place, { ...view, user_id: userId, hash: hashToken(token) })
  return { ...view, last_used_at: null, last_used_from: null, token } satisfies CreatedToken
})
