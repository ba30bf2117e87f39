import { CurrentPerson, orNotFound, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { ApiTokenId } from "../contract/ApiToken.ts"
import { PersonalTokenChanged } from "../contract/events.ts"
import { Tokens } from "../domain/Tokens.ts"

/** Revokes one of the current person's own tokens; its next call is refused. */
export const revokeMyToken = Effect.fn("tokens.revokeMyToken")(function* (id: ApiTokenId) {
  const { userId } = yield* CurrentPerson
  const { name } = yield* Tokens.use((tokens) => tokens.remove({ _tag: "Personal", userId }, id)).pipe(
    orNotFound("API token")
  )
  yield* publish(new PersonalTokenChanged({ userId, name, change: "revoked" }))
  yield* record({ action: "token.revoked", userId, subject: name })
}, transactional)
