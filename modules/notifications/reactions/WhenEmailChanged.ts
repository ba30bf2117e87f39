import { reaction } from "#infra/jobs"
import { EmailChanged } from "#identity/contract"
import { notifyPerson } from "../commands/NotifyPerson.ts"

/** Told to the account's owner. Identity mails it to the address before. */
export const whenEmailChanged = reaction({
  name: "notifications.when-email-changed",
  does: "Tells the account's owner that their address changed.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: EmailChanged,
  run: ({ userId, email }, { id: eventId }) =>
    notifyPerson({
      kind: "security",
      eventId,
      userId,
      organizationId: null,
      link: "/account",
      isMailed: true,
      words: {
        en: {
          title: "Your email address was changed",
          message: `You now sign in with ${email}. If it was not you, contact an owner or admin of your organization at once.`
        },
        es: {
          title: "Su correo electrónico ha cambiado",
          message: `Ahora inicia sesión con ${email}. Si no fue usted, avise enseguida a un propietario o administrador de su organización.`
        }
      }
    })
})
