import { now, type OrganizationId, type UserId } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { ApiTokenId } from "../contract/ApiToken.ts"
import { Tokens } from "../domain/Tokens.ts"

/** Which tokens; null for all. */
export interface TokenFilter {
  readonly organizationId: OrganizationId | null
  /** Their owners. */
  readonly people: ReadonlyArray<UserId> | null
  readonly id: ApiTokenId | null
}

/** Valid API tokens of everyone, with their owners' addresses, newest first. Needs the system role. */
export const allTokens = Effect.fn("tokens.allTokens")(function* (filter: TokenFilter) {
  const at = yield* now
  const stored = yield* Tokens.use((tokens) => tokens.all(filter, at))
  const owners = yield* Profiles.use((profiles) => profiles.byIds(stored.map(({ owner_id }) => owner_id)))
  return stored.flatMap((token) => {
    const owner = owners.get(token.owner_id)
    return owner?.email ? [{ ...token, email: owner.email }] : []
  })
})
