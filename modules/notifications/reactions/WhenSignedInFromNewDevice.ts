import { reaction } from "#infra/jobs"
import { SignedInFromNewDevice } from "#identity/contract"
import { notifyPerson } from "../commands/NotifyPerson.ts"
import { browserName } from "../domain/browserName.ts"

/** Told to the account's owner. */
export const whenSignedInFromNewDevice = reaction({
  name: "notifications.when-signed-in-from-new-device",
  does: "Tells the account's owner that somebody signed in with another browser.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: SignedInFromNewDevice,
  run: ({ userId, userAgent }, { id: eventId }) => {
    const browser = browserName(userAgent)
    return notifyPerson({
      kind: "security",
      eventId,
      userId,
      organizationId: null,
      link: "/account",
      words: {
        en: {
          title: "New sign-in to your account",
          message: `Someone signed in with ${browser || "an unknown browser"}. If it was not you, change your password: that ends all other sessions.`
        },
        es: {
          title: "Nuevo inicio de sesión en su cuenta",
          message: `Alguien ha iniciado sesión con ${browser || "un navegador desconocido"}. Si no fue usted, cambie su contraseña: así se cierran todas las demás sesiones.`
        }
      }
    })
  }
})
