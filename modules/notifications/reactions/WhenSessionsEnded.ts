import { reaction } from "#infra/jobs"
import { SessionsEnded } from "#identity/contract"
import { endPushOfSessions } from "../commands/EndPushOfSessions.ts"

/** A browser that is signed out gets no more push messages. Sending looks at the session, too. */
export const whenSessionsEnded = reaction({
  name: "notifications.when-sessions-ended",
  does: "Ends push notifications for browsers that are signed out.",
  touches: ["notifications.push_subscriptions"],
  event: SessionsEnded,
  run: ({ userId, sessionIds }) => endPushOfSessions(userId, sessionIds)
})
