import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { CodesRefused } from "../../contract/events.ts"
import { security } from "../../notifications.ts"

/** Warns the account's owner: someone knows the password, or has their session. */
export const whenCodesRefused = reaction({
  name: "identity.when-codes-refused",
  does: "Warns a person of many wrong codes for their account.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: CodesRefused,
  run: ({ userId, address }, { id: eventId }) =>
    notify({
      kind: security,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=security",
      words: {
        en: {
          title: "Many wrong codes for your account",
          message: `Someone at ${address ?? "an unknown address"} entered many wrong codes. No more are accepted there for 15 minutes. If this wasn't you, they may know your password: change it.`
        },
        es: {
          title: "Muchos códigos incorrectos en su cuenta",
          message: `Alguien en ${address ?? "una dirección desconocida"} introdujo muchos códigos incorrectos. Durante 15 minutos no se aceptarán más. Si no fue usted, puede que conozca su contraseña: cámbiela.`
        }
      }
    })
})
