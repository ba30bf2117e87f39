import { browserOf, notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { SignedInFromNewDevice } from "../../contract/events.ts"
import { security } from "../../notifications.ts"

export const whenSignedInFromNewDevice = reaction({
  name: "identity.when-signed-in-from-new-device",
  formerly: "notifications.when-signed-in-from-new-device",
  does: "Notifies a person of a sign-in from a new browser.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: SignedInFromNewDevice,
  run: ({ userId, userAgent }, { id: eventId }) => {
    const { browser: program, system } = browserOf(userAgent)
    const browser = [program, system].filter((name) => name !== undefined).join(", ")
    return notify({
      kind: security,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=security",
      words: {
        en: {
          title: "New sign-in to your account",
          message: `Someone signed in with ${browser || "an unknown browser"}. If this wasn't you, change your password. That ends all other sessions.`
        },
        es: {
          title: "Nuevo inicio de sesión en su cuenta",
          message: `Alguien ha iniciado sesión con ${browser || "un navegador desconocido"}. Si no fue usted, cambie su contraseña: así se cierran todas las demás sesiones.`
        }
      }
    })
  }
})
