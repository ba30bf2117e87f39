import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { InvitationExpired } from "../contract/events.ts"
import { Effect } from "effect"
import { organizationName } from "../commands/names.ts"
import { invitationExpired } from "../notifications.ts"

/** Notifies the inviter while they are a member. Tenancy sends the email itself, with the invited address. */
export const whenInvitationExpired = reaction({
  name: "tenancy.when-invitation-expired",
  formerly: "notifications.when-invitation-expired",
  does: "Notifies the inviter that an invitation expired.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: InvitationExpired,
  run: Effect.fnUntraced(function* ({ organizationId, invitedBy: userId }, { id: eventId }) {
    const organization = yield* organizationName(organizationId)
    if (organization === undefined) return
    yield* notify({
      kind: invitationExpired,
      eventId,
      userId,
      organizationId,
      link: "/organization",
      words: {
        en: {
          title: "Your invitation has expired",
          message: `Nobody responded to your invitation to ${organization}. You can resend it.`
        },
        es: {
          title: "Su invitación ha caducado",
          message: `Nadie ha respondido a su invitación a ${organization}. Puede reenviarla.`
        }
      }
    })
  })
})
