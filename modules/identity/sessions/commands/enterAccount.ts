import { Events, record, RequestInfo, type SessionId, type UserId } from "#kernel"
import { Effect } from "effect"
import { SignedInFromNewDevice, type SignInMethod } from "../../contract/index.ts"
import type { Account } from "../../accounts/domain/Account.ts"
import { refuseLeaving } from "../../deletion/commands/refuseLeaving.ts"
import { refuseOtherWays } from "../../issuers/commands/refuseOtherWays.ts"
import { SessionFamilies } from "../domain/SessionFamilies.ts"
import { openSession } from "./openSession.ts"
import { rememberOrigin } from "./rememberOrigin.ts"

const publishNewDevice = Effect.fnUntraced(function* (userId: UserId, sessionId: SessionId) {
  const userAgent = (yield* RequestInfo).userAgent ?? ""
  if (yield* SessionFamilies.use((families) => families.knowsDevice(userId, userAgent))) return
  const event = new SignedInFromNewDevice({ userId, sessionId, userAgent })
  yield* Events.use((events) => events.publish(event, { userId }))
})

/** How someone has proven that an account is theirs. */
export interface Entrance {
  readonly by: SignInMethod
  /** The device token they presented, if the account knows it. */
  readonly device: string | undefined
  /** The issuer they signed in with, if they did. */
  readonly connection?: string | null
}

/**
 * Opens a session for someone who has proven that the account is theirs, in the current unit of work. The account must be
 * locked.
 */
export const enterAccount = Effect.fnUntraced(function* (
  { id, email }: Pick<Account, "id" | "email">,
  sessionId: SessionId,
  { by, device, connection }: Entrance
) {
  yield* refuseOtherWays(email, connection ?? null)
  yield* refuseLeaving(id)
  yield* publishNewDevice(id, sessionId)
  const session = yield* openSession(id, sessionId, by)
  yield* record({ action: "session.started", userId: id, subject: email })
  return { ...session, device_token: yield* rememberOrigin(id, email, device) }
})
