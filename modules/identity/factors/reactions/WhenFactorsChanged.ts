import { notify, type Notice } from "#kernel"
import { reaction } from "#infra/jobs"
import { type FactorChange, FactorsChanged } from "../../contract/events.ts"
import { security } from "../../notifications.ts"

const otherwise = {
  en: "If this wasn't you, change your password and check your account's security settings.",
  es: "Si no fue usted, cambie su contraseña y revise la seguridad de su cuenta."
}

const WORDS: Readonly<Record<FactorChange, Notice["words"]>> = {
  added: {
    en: {
      title: "Authenticator app added",
      message: `Signing in now requires a second step. ${otherwise.en}`
    },
    es: {
      title: "Aplicación de autenticación añadida",
      message: `Para iniciar sesión ahora se pide un segundo paso. ${otherwise.es}`
    }
  },
  removed: {
    en: { title: "Authenticator app removed", message: `Its codes no longer work. ${otherwise.en}` },
    es: {
      title: "Aplicación de autenticación eliminada",
      message: `Sus códigos ya no sirven. ${otherwise.es}`
    }
  },
  phone_added: {
    en: { title: "Phone added", message: `You can now receive codes by text message. ${otherwise.en}` },
    es: { title: "Teléfono añadido", message: `Ya puede recibir códigos por SMS. ${otherwise.es}` }
  },
  phone_removed: {
    en: {
      title: "Phone removed",
      message: `You can no longer receive codes by text message. ${otherwise.en}`
    },
    es: { title: "Teléfono eliminado", message: `Ya no puede recibir códigos por SMS. ${otherwise.es}` }
  },
  passkey_added: {
    en: {
      title: "Passkey added",
      message: `You can now sign in with it. Signing in any other way requires a second step. ${otherwise.en}`
    },
    es: {
      title: "Llave de acceso añadida",
      message: `Ya puede iniciar sesión con ella. De cualquier otra forma se pide un segundo paso. ${otherwise.es}`
    }
  },
  passkey_removed: {
    en: { title: "Passkey removed", message: `You can no longer sign in with it. ${otherwise.en}` },
    es: {
      title: "Llave de acceso eliminada",
      message: `Ya no puede iniciar sesión con ella. ${otherwise.es}`
    }
  },
  passkey_copied: {
    en: {
      title: "Passkey refused",
      message:
        "Two devices use the same passkey, so one of them may have a copy. We refused it. Remove this passkey and add a new one."
    },
    es: {
      title: "Llave de acceso rechazada",
      message:
        "Dos dispositivos usan la misma llave de acceso, así que puede haber una copia. La hemos rechazado. Elimínela y añada una nueva."
    }
  },
  reset: {
    en: {
      title: "Two-step verification turned off",
      message:
        "Support turned it off for your account and signed you out everywhere. Sign in with your password and set it up again."
    },
    es: {
      title: "Verificación en dos pasos desactivada",
      message:
        "El equipo de soporte la desactivó en su cuenta y cerró todas sus sesiones. Inicie sesión con su contraseña y configúrela de nuevo."
    }
  },
  codes_renewed: {
    en: { title: "New recovery codes", message: `The previous ones no longer work. ${otherwise.en}` },
    es: { title: "Nuevos códigos de recuperación", message: `Los anteriores ya no sirven. ${otherwise.es}` }
  },
  code_used: {
    en: { title: "Recovery code used", message: `Each code works once. ${otherwise.en}` },
    es: { title: "Código de recuperación usado", message: `Cada código sirve una sola vez. ${otherwise.es}` }
  }
}

/** Notifies the account's owner of every change of its second factors. */
export const whenFactorsChanged = reaction({
  name: "identity.when-factors-changed",
  does: "Notifies a person that their second factors changed.",
  touches: ["notifications.notifications", "notifications.deliveries", "app.mails"],
  event: FactorsChanged,
  run: ({ userId, change }, { id: eventId }) =>
    notify({
      kind: security,
      eventId,
      userId,
      organizationId: null,
      link: "/account?tab=security",
      words: WORDS[change]
    })
})
