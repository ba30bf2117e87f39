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
          message: `Someone entered many wrong codes from ${address ?? "an unknown address"}. For 15 minutes, no more codes are accepted. If this wasn't you, someone may know your password: change it.`
        },
        es: {
          title: "Muchos códigos incorrectos en su cuenta",
          message: `Alguien introdujo muchos códigos incorrectos desde ${address ?? "una dirección desconocida"}. Durante 15 minutos no se aceptarán más códigos. Si no fue usted, puede que alguien conozca su contraseña: cámbiela.`
        }
      }
    })
})
