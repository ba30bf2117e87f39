import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { EmailChanged } from "../../contract/events.ts"
import { security } from "../../notifications.ts"

/** Notifies the account's owner. Identity emails the previous address itself. */
export const whenEmailChanged = reaction({
  name: "identity.when-email-changed",
  formerly: "notifications.when-email-changed",
  does: "Notifies a person that their email address changed.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: EmailChanged,
  run: ({ userId, email }, { id: eventId }) =>
    notify({
      kind: security,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=security",
      isMailed: true,
      words: {
        en: {
          title: "Your email address was changed",
          message: `You now sign in with ${email}. If this wasn't you, contact an owner or admin of your organization immediately.`
        },
        es: {
          title: "Su correo electrónico ha cambiado",
          message: `Ahora inicia sesión con ${email}. Si no fue usted, avise de inmediato a un propietario o administrador de su organización.`
        }
      }
    })
})
