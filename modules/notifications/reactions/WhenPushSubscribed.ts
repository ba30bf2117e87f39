import { NotificationKinds } from "#kernel"
import { reaction } from "#infra/jobs"
import { Effect } from "effect"
import { PushSubscribed } from "../contract/index.ts"
import { notifyPerson } from "../commands/NotifyPerson.ts"

/** Identity's kind for changes to an account, which cannot be turned off. */
const securityKind = Effect.flatMap(
  NotificationKinds.useSync((kinds) => kinds.get("security")),
  (kind) =>
    kind === undefined ? Effect.die(new Error("No module declares the kind security.")) : Effect.succeed(kind)
)

export const whenPushSubscribed = reaction({
  name: "notifications.when-push-subscribed",
  does: "Notifies a person that a browser receives their push notifications.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: PushSubscribed,
  run: Effect.fnUntraced(function* ({ userId, browser }, { id: eventId }) {
    yield* notifyPerson({
      kind: yield* securityKind,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=notifications",
      words: {
        en: {
          title: "Push notifications turned on",
          message: `Push notifications were turned on in ${browser.replace(", ", " on ")}. If this wasn't you, sign out everywhere and change your password.`
        },
        es: {
          title: "Notificaciones push activadas",
          message: `Se activaron las notificaciones push en ${browser.replace(", ", " en ")}. Si no fue usted, cierre todas las sesiones y cambie su contraseña.`
        }
      }
    })
  })
})
