import { markNoticesRead, notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { InvitationDeclined } from "../contract/events.ts"
import { Effect } from "effect"
import { organizationName, personName } from "../commands/names.ts"
import { invitationDeclined } from "../notifications.ts"

/** Notifies the inviter while they are a member, and marks the invited person's notification as read. */
export const whenInvitationDeclined = reaction({
  name: "tenancy.when-invitation-declined",
  formerly: "notifications.when-invitation-declined",
  does: "Notifies the inviter that an invitation was declined.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: InvitationDeclined,
  run: Effect.fnUntraced(function* (event, { id: eventId }) {
    const { organizationId, userId: invited, invitedBy: userId, invitationId } = event
    yield* markNoticesRead(invited, invitationId)
    const organization = yield* organizationName(organizationId)
    if (organization === undefined) return
    const name = yield* personName(invited)
    yield* notify({
      kind: invitationDeclined,
      eventId,
      userId,
      organizationId,
      link: "/organization",
      words: {
        en: { title: `${name} declined your invitation`, message: `${name} won't join ${organization}.` },
        es: { title: `${name} ha rechazado su invitación`, message: `${name} no se unirá a ${organization}.` }
      }
    })
  })
})
