import { markNoticesRead, notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { InvitationAccepted } from "../contract/events.ts"
import { Effect } from "effect"
import { organizationName, personName } from "../commands/names.ts"
import { invitationAccepted } from "../notifications.ts"

/** Notifies the inviter while they are a member, and marks the invited person's notification as read. */
export const whenInvitationAccepted = reaction({
  name: "tenancy.when-invitation-accepted",
  formerly: "notifications.when-invitation-accepted",
  does: "Notifies the inviter that an invitation was accepted.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: InvitationAccepted,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, userId: invited, invitedBy: userId, invitationId } = event
    yield* markNoticesRead(invited, invitationId)
    const organization = yield* organizationName(organizationId)
    if (organization === undefined) return
    const name = yield* personName(invited)
    yield* notify({
      kind: invitationAccepted,
      eventId,
      userId,
      organizationId,
      link: "/organization",
      words: {
        en: {
          title: `${name} accepted your invitation`,
          message: `${name} is now a member of ${organization}.`
        },
        es: {
          title: `${name} ha aceptado su invitación`,
          message: `${name} ya es miembro de ${organization}.`
        }
      }
    })
  })
})
