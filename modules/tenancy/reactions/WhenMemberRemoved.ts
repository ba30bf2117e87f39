import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { MemberRemoved } from "../contract/events.ts"
import { Effect } from "effect"
import { organizationName } from "../commands/names.ts"
import { memberRemoved } from "../notifications.ts"

/** Notifies removed members, but not those who left. */
export const whenMemberRemoved = reaction({
  name: "tenancy.when-member-removed",
  formerly: "notifications.when-member-removed",
  does: "Notifies a member that they were removed.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: MemberRemoved,
  run: Effect.fnUntraced(function* ({ organizationId, userId, left }, { id: eventId }) {
    const organization = yield* organizationName(organizationId)
    if (organization === undefined || left === true) return
    yield* notify({
      kind: memberRemoved,
      eventId,
      userId,
      organizationId,
      link: null,
      words: {
        en: {
          title: `You were removed from ${organization}`,
          message: `You no longer have access to ${organization} and its data.`
        },
        es: {
          title: `Le han dado de baja de ${organization}`,
          message: `Ya no tiene acceso a ${organization} ni a sus datos.`
        }
      }
    })
  })
})
