import { now, permitted, transactional } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { OrganizationToken } from "../contract/ApiToken.ts"
import { Tokens } from "../domain/Tokens.ts"

export const listTokens = Effect.fn("tokens.listTokens")(function* () {
  const { organizationId } = yield* permitted("tokens.manage")
  const at = yield* now
  const items = yield* Tokens.use((tokens) => tokens.list({ _tag: "Organization", organizationId }, at))
  const owners = yield* Profiles.use((profiles) => profiles.byIds(items.map(({ owner_id }) => owner_id)))
  return {
    items: items.map((token): OrganizationToken => ({
      ...token,
      owner_name: owners.get(token.owner_id)?.full_name ?? ""
    }))
  }
}, transactional)
