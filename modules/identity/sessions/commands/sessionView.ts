import { now } from "#kernel"
import { Effect, Option } from "effect"
import type { Session } from "../../contract/index.ts"
import type { Expiry, TokenPair } from "../domain/session.ts"
import type { SessionOwner } from "../domain/SessionFamilies.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { signOutTokenOf } from "./signOutToken.ts"

/** A token pair as the browser stores it, with its account. Dies when the account does not exist. */
export const sessionView = Effect.fnUntraced(function* (
  owner: SessionOwner,
  pair: TokenPair,
  expiry: Expiry
) {
  const at = yield* now
  const user = Option.getOrThrow(yield* Users.use((users) => users.find(owner.userId)))
  return {
    access_token: pair.access,
    refresh_token: pair.refresh,
    sign_out_token: yield* signOutTokenOf(owner),
    expires_at: Math.floor(expiry.access.getTime() / 1000),
    expires_in: Math.max(0, Math.round((expiry.access.getTime() - at.getTime()) / 1000)),
    user
  } satisfies Session
})
