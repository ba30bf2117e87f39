import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { Effect } from "effect"
import { OrganizationTokenChanged } from "../contract/events.ts"
import { newTokens, wordsOf } from "../notifications.ts"

/** Notifies a member of each API token of the organization that acts as them. */
export const whenOrganizationTokenChanged = reaction({
  name: "tokens.when-organization-token-changed",
  does: "Notifies a member of a new API token that acts as them.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: OrganizationTokenChanged,
  run: ({ ownerId, name, change }, { id: eventId }) =>
    change === "revoked"
      ? Effect.void
      : notify({
          kind: newTokens,
          eventId,
          userId: ownerId,
          organizationId: null,
          link: "/organization?tab=integrations",
          words: wordsOf(name)
        })
})
