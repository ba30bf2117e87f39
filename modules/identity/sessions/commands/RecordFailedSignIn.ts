import { actingAs, type EventId, record, RequestInfo, transactional } from "#kernel"
import { Effect, Option } from "effect"
import type { SignInFailed } from "../../domain/events.ts"
import { signInRefusedMail } from "../../mails.ts"
import { Accounts } from "../../accounts/queries/Accounts.ts"
import { notifyOwner } from "../../accounts/commands/notifyOwner.ts"

/**
 * Writes a failed sign-in to the server's log and to the log of its account, if there is one, and notifies the owner once
 * further attempts are refused. Runs once per event id.
 */
export const recordFailedSignIn = Effect.fn("identity.recordFailedSignIn")(function* (
  eventId: EventId,
  { email, address, network, userAgent, count, isRefusing }: SignInFailed
) {
  const userId = Option.getOrNull(yield* Accounts.use((accounts) => accounts.byEmail(email)))
  yield* Effect.logWarning("Sign-in failed").pipe(Effect.annotateLogs({ network, userId, count, isRefusing }))
  if (userId === null) return
  const details = { count: String(count) }
  yield* transactional(record({ action: "session.refused", userId, details, eventId })).pipe(
    Effect.provideService(RequestInfo, { requestId: null, address, network, subscriber: null, userAgent }),
    actingAs(userId)
  )
  if (isRefusing) yield* notifyOwner(userId, "sign_in", signInRefusedMail).pipe(actingAs(userId))
})
