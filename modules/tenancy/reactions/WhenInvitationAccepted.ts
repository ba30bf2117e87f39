import { reaction } from "#infra/jobs"
import { InvitationAccepted } from "#tenancy/contract"
import { Effect } from "effect"
import { organizationName, personName } from "../commands/names.ts"
import { notifyPerson } from "../commands/NotifyPerson.ts"
import { readAbout } from "../commands/ReadAbout.ts"

/** Told to who invited, for as long as they are a member; who accepted has dealt with what they were told. */
export const whenInvitationAccepted = reaction({
  name: "notifications.when-invitation-accepted",
  does: "Notifies the inviter that an invitation was accepted.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: InvitationAccepted,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, userId: invited, invitedBy: userId, invitationId } = event
    yield* readAbout(invited, invitationId)
    const organization = yield* organizationName(organizationId)
    if (organization === undefined) return
    const name = yield* personName(invited)
    yield* notifyPerson({
      kind: "invitation_accepted",
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
