import { notify } from "#kernel"
import { reaction } from "#infra/jobs"
import { type IdentityChange, IdentitiesChanged } from "../../contract/events.ts"
import { security } from "../../notifications.ts"

const otherwise = {
  en: "If this wasn't you, change your password and check your account's security settings.",
  es: "Si no fue usted, cambie su contraseña y revise la seguridad de su cuenta."
}

const wordsOf = (change: IdentityChange, name: string) =>
  change === "connected"
    ? {
        en: { title: `${name} connected`, message: `You can now sign in with it. ${otherwise.en}` },
        es: {
          title: `${name} conectado`,
          message: `Ya puede iniciar sesión con este servicio. ${otherwise.es}`
        }
      }
    : {
        en: {
          title: `${name} disconnected`,
          message: `You can no longer sign in with it. ${otherwise.en}`
        },
        es: {
          title: `${name} desconectado`,
          message: `Ya no puede iniciar sesión con este servicio. ${otherwise.es}`
        }
      }

/** Notifies the account's owner of every identity that is connected or disconnected. */
export const whenIdentitiesChanged = reaction({
  name: "identity.when-identities-changed",
  does: "Notifies a person that a sign-in service was connected or disconnected.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: IdentitiesChanged,
  run: ({ userId, change, name }, { id: eventId }) =>
    notify({
      kind: security,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=security",
      words: wordsOf(change, name)
    })
})
