import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { Accounts } from "#identity"
import { InvitationSent } from "../contract/events.ts"
import { Effect, Option } from "effect"
import { organizationName } from "../commands/names.ts"
import { invitationReceived } from "../notifications.ts"

/** Notifies the account that has verified the invited address, if any. Tenancy emails the link itself. */
export const whenInvitationSent = reaction({
  name: "tenancy.when-invitation-sent",
  formerly: "notifications.when-invitation-sent",
  does: "Notifies the invited person, if they have an account.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: InvitationSent,
  run: Effect.fnUntraced(function* ({ organizationId, invitationId, email }, { id: eventId }) {
    const accounts = yield* Accounts
    const userId = Option.getOrUndefined(yield* accounts.byEmail(email))
    if (userId === undefined || Option.isNone(yield* accounts.verifiedEmail(userId))) return
    const organization = yield* organizationName(organizationId)
    if (organization === undefined) return
    yield* notify({
      kind: invitationReceived,
      eventId,
      userId,
      organizationId,
      about: invitationId,
      link: "/dashboard?notifications=invitations",
      words: {
        en: {
          title: `Invitation to join ${organization}`,
          message: `You're invited to ${organization}. Accept or decline under Invitations.`
        },
        es: {
          title: `Invitación a unirse a ${organization}`,
          message: `Le han invitado a ${organization}. Acepte o rechace la invitación en Invitaciones.`
        }
      }
    })
  })
})
