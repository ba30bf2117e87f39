import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { roleName } from "../mails.ts"
import { MemberRoleChanged } from "../contract/events.ts"
import { Effect } from "effect"
import { organizationName } from "../commands/names.ts"
import { roleChanged } from "../notifications.ts"

export const whenMemberRoleChanged = reaction({
  name: "tenancy.when-member-role-changed",
  formerly: "notifications.when-member-role-changed",
  does: "Notifies a member that their role changed.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: MemberRoleChanged,
  run: Effect.fnUntraced(function* ({ organizationId, userId, role }, { id: eventId }) {
    const organization = yield* organizationName(organizationId)
    if (organization === undefined) return
    yield* notify({
      kind: roleChanged,
      eventId,
      userId,
      organizationId,
      link: "/organization",
      words: {
        en: {
          title: `Your role in ${organization} changed`,
          message: `Your new role: ${roleName(role, "en")}.`
        },
        es: {
          title: `Su rol en ${organization} ha cambiado`,
          message: `Su nuevo rol: ${roleName(role, "es")}.`
        }
      }
    })
  })
})
