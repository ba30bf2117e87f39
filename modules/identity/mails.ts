import type { EmailAddress, Mail } from "#kernel"
import type { Locale } from "./contract/index.ts"

export interface Recipient {
  readonly email: EmailAddress
  readonly locale: Locale
}

type Kind =
  | "verify-email"
  | "account-opened"
  | "sign-up-attempted"
  | "sign-in-refused"
  | "reset-password"
  | "password-changed"
  | "password-reset"
  | "confirm-new-email"
  | "email-change-requested"
  | "email-change-attempted"
  | "email-changed"

interface Text {
  readonly subject: string
  readonly paragraphs: ReadonlyArray<string>
  readonly label?: string
  readonly footnote: string
}

const EN_REMAINS =
  "Passkeys, connected sign-in services and API tokens still work. If you don't recognize one, remove it in your account."
const ES_REMAINS =
  "Las llaves de acceso, los servicios de inicio de sesión conectados y los tokens de API siguen funcionando. Si no reconoce alguno, elimínelo en su cuenta."

// No email quotes a name: some go to an address that a stranger entered, along with a name that could say
// anything. The only input quoted is an address, to its own account.
const english: Readonly<Record<Kind, Text>> = {
  "verify-email": {
    subject: "Verify your email address",
    paragraphs: ["Welcome to Motorpool. Confirm that this is your email address."],
    label: "Verify email address",
    footnote: "The link works for 24 hours. If you didn't sign up, you can ignore this email."
  },
  "account-opened": {
    subject: "Your Motorpool account",
    paragraphs: [
      "An account was created for you on Motorpool. Set a password to sign in for the first time."
    ],
    label: "Set a password",
    footnote:
      "The link works once, for 30 minutes. After that, use “Forgot password?” on the sign-in page to get a new one."
  },
  "sign-up-attempted": {
    subject: "You already have an account",
    paragraphs: [
      "Someone tried to sign up for Motorpool with your email address. You already have an account, so nothing has changed.",
      "If this was you, sign in. If you don't remember your password, you can set a new one on the sign-in page."
    ],
    label: "Sign in",
    footnote: "If this wasn't you, you don't need to do anything."
  },
  "sign-in-refused": {
    subject: "Failed attempts to sign in",
    paragraphs: [
      "Someone tried many times to sign in to your Motorpool account with a wrong password. Further attempts from the same network are now limited.",
      "Your account is safe, and devices you have used before can sign in as usual. If you can't sign in yourself, set a new password: that works at any time."
    ],
    label: "Set a new password",
    footnote: "Your account's activity shows when the attempts were made, and from which network."
  },
  "reset-password": {
    subject: "Set a new password",
    paragraphs: ["Someone requested a new password for your Motorpool account."],
    label: "Set a new password",
    footnote:
      "The link works once, for 30 minutes. If you didn't request it, you can ignore this email. Your password won't change."
  },
  "password-changed": {
    subject: "Your password was changed",
    paragraphs: [
      `The password of your Motorpool account was changed. You were signed out everywhere else. ${EN_REMAINS}`
    ],
    label: "Sign in",
    footnote:
      "If this wasn't you, set a new password immediately with “Forgot password?” on the sign-in page."
  },
  "password-reset": {
    subject: "Your password was reset",
    paragraphs: [
      `A new password was set for your Motorpool account with the link from our email. You were signed out everywhere. Sign in with your new password. ${EN_REMAINS}`
    ],
    label: "Sign in",
    footnote:
      "If this wasn't you, someone can read your email. Secure your email account first, then set a new password."
  },
  "confirm-new-email": {
    subject: "Confirm your new email address",
    paragraphs: ["Someone requested to use this email address for their Motorpool account."],
    label: "Confirm email address",
    footnote: "The link works for 24 hours. If this wasn't you, you can ignore this email."
  },
  "email-change-requested": {
    subject: "Your email address is about to change",
    paragraphs: [
      "Someone who is signed in to your account requested a change of its email address. It takes effect when the new address is confirmed."
    ],
    footnote:
      "If this wasn't you, set a new password immediately with “Forgot password?” on the sign-in page."
  },
  "email-change-attempted": {
    subject: "You already have an account",
    paragraphs: [
      "Someone tried to use your email address for another Motorpool account. You already have an account with it, so nothing has changed."
    ],
    label: "Sign in",
    footnote: "If this wasn't you, you don't need to do anything."
  },
  "email-changed": {
    subject: "Your email address was changed",
    paragraphs: [
      "The email address of your Motorpool account was changed. You can no longer sign in with this one."
    ],
    footnote: "If this wasn't you, contact an owner or admin of your organization immediately."
  }
}

const spanish: Readonly<Record<Kind, Text>> = {
  "verify-email": {
    subject: "Verifique su correo electrónico",
    paragraphs: ["Le damos la bienvenida a Motorpool. Confirme que esta es su dirección de correo."],
    label: "Verificar correo",
    footnote: "El enlace funciona durante 24 horas. Si no se ha registrado, puede ignorar este correo."
  },
  "account-opened": {
    subject: "Su cuenta de Motorpool",
    paragraphs: ["Se ha creado una cuenta para usted en Motorpool. Cree una contraseña para iniciar sesión."],
    label: "Crear contraseña",
    footnote:
      "El enlace funciona una sola vez, durante 30 minutos. Después, solicite otro con «¿Olvidó la contraseña?»."
  },
  "sign-up-attempted": {
    subject: "Ya tiene una cuenta",
    paragraphs: [
      "Alguien intentó registrarse en Motorpool con su correo. Ya tiene una cuenta, así que nada ha cambiado.",
      "Si fue usted, inicie sesión. Si no recuerda su contraseña, puede crear otra en la página de inicio de sesión."
    ],
    label: "Iniciar sesión",
    footnote: "Si no fue usted, no tiene que hacer nada."
  },
  "sign-in-refused": {
    subject: "Intentos fallidos de inicio de sesión",
    paragraphs: [
      "Alguien intentó muchas veces iniciar sesión en su cuenta de Motorpool con una contraseña incorrecta. Los siguientes intentos desde la misma red están ahora limitados.",
      "Su cuenta está segura, y los dispositivos que ya ha usado pueden iniciar sesión como siempre. Si usted no puede hacerlo, cree una nueva contraseña: eso funciona en todo momento."
    ],
    label: "Crear una nueva contraseña",
    footnote: "La actividad de su cuenta muestra cuándo y desde qué red se hicieron los intentos."
  },
  "reset-password": {
    subject: "Cree una nueva contraseña",
    paragraphs: ["Alguien solicitó una nueva contraseña para su cuenta de Motorpool."],
    label: "Crear nueva contraseña",
    footnote:
      "El enlace funciona una sola vez, durante 30 minutos. Si no lo solicitó, puede ignorar este correo. Su contraseña no cambiará."
  },
  "password-changed": {
    subject: "Su contraseña ha cambiado",
    paragraphs: [
      `Se ha cambiado la contraseña de su cuenta de Motorpool. Se han cerrado sus otras sesiones. ${ES_REMAINS}`
    ],
    label: "Iniciar sesión",
    footnote:
      "Si no fue usted, cree de inmediato una nueva contraseña en la página de inicio de sesión, con «¿Olvidó la contraseña?»."
  },
  "password-reset": {
    subject: "Su contraseña se ha restablecido",
    paragraphs: [
      `Se ha creado una nueva contraseña para su cuenta de Motorpool con el enlace de nuestro correo. Se han cerrado todas sus sesiones. Inicie sesión con la nueva contraseña. ${ES_REMAINS}`
    ],
    label: "Iniciar sesión",
    footnote:
      "Si no fue usted, alguien puede leer su correo. Proteja primero su cuenta de correo y cree después una nueva contraseña."
  },
  "confirm-new-email": {
    subject: "Confirme su nuevo correo electrónico",
    paragraphs: ["Alguien solicitó usar esta dirección de correo para su cuenta de Motorpool."],
    label: "Confirmar correo",
    footnote: "El enlace funciona durante 24 horas. Si no fue usted, puede ignorar este correo."
  },
  "email-change-requested": {
    subject: "Su correo electrónico está a punto de cambiar",
    paragraphs: [
      "Se solicitó cambiar su correo desde una sesión abierta en su cuenta. El cambio se hará efectivo cuando se confirme la nueva dirección."
    ],
    footnote:
      "Si no fue usted, cree de inmediato una nueva contraseña en la página de inicio de sesión, con «¿Olvidó la contraseña?»."
  },
  "email-change-attempted": {
    subject: "Ya tiene una cuenta",
    paragraphs: [
      "Alguien intentó usar su correo para otra cuenta de Motorpool. Ya tiene una cuenta con él, así que nada ha cambiado."
    ],
    label: "Iniciar sesión",
    footnote: "Si no fue usted, no tiene que hacer nada."
  },
  "email-changed": {
    subject: "Su correo electrónico ha cambiado",
    paragraphs: [
      "Se ha cambiado el correo de su cuenta de Motorpool. Con esta dirección ya no puede iniciar sesión."
    ],
    footnote: "Si no fue usted, avise de inmediato a un propietario o administrador de su organización."
  }
}

const texts: Readonly<Record<Locale, Readonly<Record<Kind, Text>>>> = { en: english, es: spanish }

const mail = (kind: Kind, { email, locale }: Recipient, path: `/${string}` | null = null): Mail => {
  const { subject, paragraphs, label, footnote } = texts[locale][kind]
  return {
    kind: `identity.${kind}`,
    to: email,
    locale,
    subject,
    paragraphs,
    footnote,
    ...(label !== undefined && path !== null ? { action: { label, path } } : {})
  }
}

const SIGN_IN = "/auth"
const FORGOT = "/auth?mode=forgot"

// Tokens follow the #: browsers don't send that part, so no server on the way can log it.
export const verifyEmailMail = (to: Recipient, token: string): Mail =>
  // With the address, so that another device need not ask for it.
  mail("verify-email", to, `/verify-email#token=${token}&email=${encodeURIComponent(to.email)}`)
export const confirmNewEmailMail = (to: Recipient, token: string): Mail =>
  mail("confirm-new-email", to, `/verify-email#token=${token}`)
export const resetPasswordMail = (to: Recipient, token: string): Mail =>
  mail("reset-password", to, `/reset-password#token=${token}`)
export const accountOpenedMail = (to: Recipient, token: string): Mail =>
  mail("account-opened", to, `/reset-password#token=${token}`)
export const signUpAttemptedMail = (to: Recipient): Mail => mail("sign-up-attempted", to, SIGN_IN)
export const signInRefusedMail = (to: Recipient): Mail => mail("sign-in-refused", to, FORGOT)
export const emailChangeAttemptedMail = (to: Recipient): Mail => mail("email-change-attempted", to, SIGN_IN)
export const passwordChangedMail = (to: Recipient): Mail => mail("password-changed", to, SIGN_IN)
export const passwordResetMail = (to: Recipient): Mail => mail("password-reset", to, SIGN_IN)
export const emailChangeRequestedMail = (to: Recipient): Mail => mail("email-change-requested", to)
export const emailChangedMail = (to: Recipient): Mail => mail("email-changed", to)
