import { reaction } from "#infra/jobs"
import { SessionsEnded } from "#identity/contract"
import { endPushOfSessions } from "../commands/EndPushOfSessions.ts"

/** A browser that is signed out gets no more push messages. Sending looks at the session, too. */
export const whenSessionsEnded = reaction({
  name: "notifications.when-sessions-ended",
  does: "Ends the push messages of browsers that are signed out.",
  touches: ["notifications.push_subscriptions"],
  event: SessionsEnded,
  run: ({ userId, sessionIds }) => endPushOfSessions(userId, sessionIds)
})
