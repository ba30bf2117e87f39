import { newId, now, publish, record, type UserId } from "#kernel"
import { Effect } from "effect"
import { IdentitiesChanged, IdentityId } from "../../contract/index.ts"
import { Identities } from "../domain/Identities.ts"
import type { Claims } from "../domain/Issuer.ts"

/** Connects an identity to an account, whose owner is notified. In the current unit of work. */
export const connect = Effect.fnUntraced(function* (userId: UserId, claims: Claims) {
  const id = yield* newId(IdentityId)
  const at = yield* now
  yield* Identities.use((identities) => identities.link({ id, userId, claims, at }))
  yield* publish(new IdentitiesChanged({ userId, change: "connected", name: claims.name }))
  yield* record({ action: "identity.connected", userId, subject: claims.name })
  return id
})
