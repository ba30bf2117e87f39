import { Events, RequestInfo, transactional, type UserId } from "#kernel"
import { Effect } from "effect"
import { CodesRefused, WrongCode } from "../../contract/index.ts"
import type { Verdict } from "./verifyCode.ts"

/** Warns the account's owner that no more codes and passkeys are accepted for a while. */
export const publishRefusal = Effect.fnUntraced(function* (userId: UserId) {
  const { address } = yield* RequestInfo
  yield* Events.use((events) => events.publish(new CodesRefused({ userId, address }), { userId }))
}, transactional)

/** Fails after a unit of work in which a code was wrong. If no more are accepted from here on, the owner is notified. */
export const refuseWrongCode = Effect.fnUntraced(function* (
  userId: UserId,
  verdict: Exclude<Verdict, "right">
) {
  if (verdict === "last") yield* publishRefusal(userId)
  return yield* new WrongCode()
})
