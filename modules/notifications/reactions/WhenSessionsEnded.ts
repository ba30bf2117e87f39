import { reaction } from "#infra/jobs"
import { SessionsEnded } from "#identity/contract"
import { endPushOfSessions } from "../commands/EndPushOfSessions.ts"

/** Ends the push subscriptions of signed-out browsers. Sending checks the session as well. */
export const whenSessionsEnded = reaction({
  name: "notifications.when-sessions-ended",
  does: "Ends push notifications for browsers that are signed out.",
  touches: ["notifications.push_subscriptions"],
  event: SessionsEnded,
  run: ({ userId, sessionIds, elsewhere = false }) => endPushOfSessions(userId, sessionIds, elsewhere)
})
