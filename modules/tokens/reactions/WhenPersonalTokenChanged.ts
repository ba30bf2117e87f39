import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { Effect } from "effect"
import { PersonalTokenChanged } from "../contract/events.ts"
import { newTokens, wordsOf } from "../notifications.ts"

/** Notifies a person of new API tokens that act as them. */
export const whenPersonalTokenChanged = reaction({
  name: "tokens.when-personal-token-changed",
  does: "Notifies a person of a new API token that acts as them.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: PersonalTokenChanged,
  run: ({ userId, name, change }, { id: eventId }) =>
    change === "revoked"
      ? Effect.void
      : notify({
          kind: newTokens,
          eventId,
          userId,
          organizationId: null,
          link: "/account?tab=tokens",
          words: wordsOf(name)
        })
})
