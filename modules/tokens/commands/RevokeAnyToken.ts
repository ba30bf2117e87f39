import { type OrganizationId, orNotFound, publish, record, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import type { ApiTokenId } from "../contract/ApiToken.ts"
import { OrganizationTokenChanged, PersonalTokenChanged } from "../contract/events.ts"
import { type Place, Tokens } from "../domain/Tokens.ts"

interface Revoked {
  readonly id: ApiTokenId
  readonly owner_id: UserId
  readonly organization_id: OrganizationId | null
}

/** Revokes a token, personal or an organization's. For operators. */
export const revokeAnyToken = Effect.fn("tokens.revokeAnyToken")(function* ({
  id,
  owner_id: userId,
  organization_id: organizationId
}: Revoked) {
  const place: Place =
    organizationId === null ? { _tag: "Personal", userId } : { _tag: "Organization", organizationId }
  const { name } = yield* Tokens.use((tokens) => tokens.remove(place, id)).pipe(orNotFound("API token"))
  const change = "revoked"
  yield* publish(
    organizationId === null
      ? new PersonalTokenChanged({ userId, name, change })
      : new OrganizationTokenChanged({ organizationId, ownerId: userId, name, change })
  )
  yield* record({
    action: "token.revoked",
    ...(organizationId !== null && { organizationId }),
    userId,
    subject: name
  })
}, transactional)
