import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { PasswordChanged } from "../../contract/events.ts"
import { security } from "../../notifications.ts"

/** Notifies the account's owner. Identity sends the email itself. */
export const whenPasswordChanged = reaction({
  name: "identity.when-password-changed",
  formerly: "notifications.when-password-changed",
  does: "Notifies a person that their password changed.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: PasswordChanged,
  run: ({ userId }, { id: eventId }) =>
    notify({
      kind: security,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=security",
      isMailed: true,
      words: {
        en: {
          title: "Your password was changed",
          message:
            "If this wasn't you, set a new password immediately with “Forgot password?” on the sign-in page."
        },
        es: {
          title: "Su contraseña ha cambiado",
          message:
            "Si no fue usted, cree de inmediato una nueva en la página de inicio de sesión, con «¿Olvidó la contraseña?»."
        }
      }
    })
})
