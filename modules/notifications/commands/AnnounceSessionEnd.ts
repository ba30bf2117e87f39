import { CurrentActor, transactional } from "#kernel"
import { Accounts } from "#identity"
import { WebPush } from "#infra/push"
import { Effect, Option } from "effect"
import { nextAttempt } from "../domain/attempts.ts"
import { TIME_TO_LIVE } from "../domain/pushMessage.ts"
import { sessionEndPayload } from "../domain/sessionEnd.ts"
import { type SessionEndTask, Tasks } from "../domain/Tasks.ts"

/** Sends a browser the end of its session, so that it deletes what it stored. Runs with system rights. */
export const announceSessionEnd = Effect.fn("notifications.announceSessionEnd")(
  function* (task: SessionEndTask) {
    const { userId, endpoint, p256dh, auth, attempt } = task
    const contact = yield* transactional(Accounts.use((accounts) => accounts.contactOf(userId)))
    const locale = Option.getOrUndefined(contact)?.locale ?? "en"
    const options = { ttl: 30 * TIME_TO_LIVE, urgency: "high" as const, topic: "session-ended" }
    const message = { endpoint, keys: { p256dh, auth }, payload: sessionEndPayload(locale), ...options }
    const outcome = yield* WebPush.use((push) => push.send(message))
    if (outcome._tag !== "Later") return
    const after = nextAttempt(attempt, outcome.retryAfter)
    if (after !== null)
      yield* transactional(
        Tasks.use((tasks) => tasks.announceSessionEnd({ ...task, attempt: attempt + 1 }, after))
      )
  },
  Effect.provideService(CurrentActor, { _tag: "Job", name: "notifications.announce-session-end" })
)
