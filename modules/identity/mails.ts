import type { EmailAddress, Mail } from "#kernel"
import type { Locale } from "./contract/index.ts"

/** Who a mail goes to, and in which language. */
export interface Recipient {
  readonly email: EmailAddress
  readonly locale: Locale
}

type Kind =
  | "verify-email"
  | "account-opened"
  | "sign-up-attempted"
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

// No name is in any of these: some go to an address that a stranger typed in, together with a name that
// could say anything. What somebody else chose is never quoted, except an address to its own account.
const english: Readonly<Record<Kind, Text>> = {
  "verify-email": {
    subject: "Please verify your email address",
    paragraphs: ["Welcome to Motorpool. Please verify that this is your email address."],
    label: "Verify email address",
    footnote: "The link works for 24 hours. If you did not sign up, you can ignore this mail."
  },
  "account-opened": {
    subject: "Your Motorpool account",
    paragraphs: ["An account was opened for you on Motorpool. Set a password to sign in for the first time."],
    label: "Set a password",
    footnote:
      "The link works once, for 30 minutes. Later, use “Forgot password” on the sign-in page to get another one."
  },
  "sign-up-attempted": {
    subject: "You already have an account",
    paragraphs: [
      "Someone tried to sign up for Motorpool with your email address. You already have an account, so nothing was changed.",
      "If it was you, sign in. If you do not remember your password, you can set a new one on the sign-in page."
    ],
    label: "Sign in",
    footnote: "If it was not you, there is nothing you need to do."
  },
  "reset-password": {
    subject: "Set a new password",
    paragraphs: ["Someone asked to set a new password for your Motorpool account."],
    label: "Set a new password",
    footnote:
      "The link works once, for 30 minutes. If you did not ask for it, you can ignore this mail: your password stays as it is."
  },
  "password-changed": {
    subject: "Your password was changed",
    paragraphs: ["The password of your Motorpool account was changed. All your other sessions have ended."],
    label: "Sign in",
    footnote: "If it was not you, set a new password at once with “Forgot password” on the sign-in page."
  },
  "password-reset": {
    subject: "Your password was set",
    paragraphs: [
      "A new password was set for your Motorpool account with the link from our mail. All sessions have ended; please sign in with the new password."
    ],
    label: "Sign in",
    footnote:
      "If it was not you, someone can read your mail. Secure your mailbox first, then set a new password."
  },
  "confirm-new-email": {
    subject: "Please confirm your new email address",
    paragraphs: ["Someone asked to move their Motorpool account to this email address."],
    label: "Confirm email address",
    footnote: "The link works for 24 hours. If it was not you, you can ignore this mail."
  },
  "email-change-requested": {
    subject: "Your email address is about to change",
    paragraphs: [
      "A change of your email address was asked for, with your password. It takes effect when the new address is confirmed."
    ],
    footnote: "If it was not you, set a new password at once with “Forgot password” on the sign-in page."
  },
  "email-change-attempted": {
    subject: "You already have an account",
    paragraphs: [
      "Someone asked to move another Motorpool account to your email address. You already have an account with it, so nothing was changed."
    ],
    label: "Sign in",
    footnote: "If it was not you, there is nothing you need to do."
  },
  "email-changed": {
    subject: "Your email address was changed",
    paragraphs: ["Your Motorpool account has moved to another email address. This one no longer signs in."],
    footnote: "If it was not you, please contact an owner or admin of your organization at once."
  }
}

const spanish: Readonly<Record<Kind, Text>> = {
  "verify-email": {
    subject: "Verifica tu correo electrónico",
    paragraphs: ["Te damos la bienvenida a Motorpool. Verifica que esta es tu dirección de correo."],
    label: "Verificar correo",
    footnote: "El enlace funciona durante 24 horas. Si no te has registrado, puedes ignorar este mensaje."
  },
  "account-opened": {
    subject: "Tu cuenta de Motorpool",
    paragraphs: ["Se ha abierto una cuenta para ti en Motorpool. Crea una contraseña para iniciar sesión."],
    label: "Crear contraseña",
    footnote:
      "El enlace funciona una sola vez, durante 30 minutos. Después, pide otro con «¿Olvidaste tu contraseña?»."
  },
  "sign-up-attempted": {
    subject: "Ya tienes una cuenta",
    paragraphs: [
      "Alguien intentó registrarse en Motorpool con tu correo. Ya tienes una cuenta, así que nada ha cambiado.",
      "Si fuiste tú, inicia sesión. Si no recuerdas tu contraseña, puedes crear otra en la página de inicio de sesión."
    ],
    label: "Iniciar sesión",
    footnote: "Si no fuiste tú, no tienes que hacer nada."
  },
  "reset-password": {
    subject: "Crea una nueva contraseña",
    paragraphs: ["Alguien pidió una nueva contraseña para tu cuenta de Motorpool."],
    label: "Crear nueva contraseña",
    footnote:
      "El enlace funciona una sola vez, durante 30 minutos. Si no lo pediste, ignora este mensaje: tu contraseña no cambia."
  },
  "password-changed": {
    subject: "Tu contraseña ha cambiado",
    paragraphs: ["Se cambió la contraseña de tu cuenta de Motorpool. Tus demás sesiones se han cerrado."],
    label: "Iniciar sesión",
    footnote:
      "Si no fuiste tú, crea enseguida una nueva contraseña en la página de inicio de sesión, con «¿Olvidaste tu contraseña?»."
  },
  "password-reset": {
    subject: "Tienes una nueva contraseña",
    paragraphs: [
      "Se creó una nueva contraseña para tu cuenta de Motorpool con el enlace de nuestro mensaje. Todas las sesiones se han cerrado; inicia sesión con la nueva contraseña."
    ],
    label: "Iniciar sesión",
    footnote:
      "Si no fuiste tú, alguien puede leer tu correo. Protege primero tu buzón y crea después una nueva contraseña."
  },
  "confirm-new-email": {
    subject: "Confirma tu nuevo correo electrónico",
    paragraphs: ["Alguien pidió mover su cuenta de Motorpool a esta dirección de correo."],
    label: "Confirmar correo",
    footnote: "El enlace funciona durante 24 horas. Si no fuiste tú, puedes ignorar este mensaje."
  },
  "email-change-requested": {
    subject: "Tu correo electrónico está a punto de cambiar",
    paragraphs: [
      "Se pidió cambiar tu correo, con tu contraseña. El cambio se hará cuando se confirme la nueva dirección."
    ],
    footnote:
      "Si no fuiste tú, crea enseguida una nueva contraseña en la página de inicio de sesión, con «¿Olvidaste tu contraseña?»."
  },
  "email-change-attempted": {
    subject: "Ya tienes una cuenta",
    paragraphs: [
      "Alguien pidió mover otra cuenta de Motorpool a tu correo. Ya tienes una cuenta con él, así que nada ha cambiado."
    ],
    label: "Iniciar sesión",
    footnote: "Si no fuiste tú, no tienes que hacer nada."
  },
  "email-changed": {
    subject: "Tu correo electrónico ha cambiado",
    paragraphs: [
      "Tu cuenta de Motorpool se ha movido a otra dirección. Con esta ya no se puede iniciar sesión."
    ],
    footnote: "Si no fuiste tú, avisa enseguida a un propietario o administrador de tu organización."
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

// Tokens go behind the #: a browser sends that part to nobody, so no log on the way can hold it.
export const verifyEmailMail = (to: Recipient, token: string): Mail =>
  mail("verify-email", to, `/verify-email#token=${token}`)
export const confirmNewEmailMail = (to: Recipient, token: string): Mail =>
  mail("confirm-new-email", to, `/verify-email#token=${token}`)
export const resetPasswordMail = (to: Recipient, token: string): Mail =>
  mail("reset-password", to, `/reset-password#token=${token}`)
export const accountOpenedMail = (to: Recipient, token: string): Mail =>
  mail("account-opened", to, `/reset-password#token=${token}`)
export const signUpAttemptedMail = (to: Recipient): Mail => mail("sign-up-attempted", to, SIGN_IN)
export const emailChangeAttemptedMail = (to: Recipient): Mail => mail("email-change-attempted", to, SIGN_IN)
export const passwordChangedMail = (to: Recipient): Mail => mail("password-changed", to, SIGN_IN)
export const passwordResetMail = (to: Recipient): Mail => mail("password-reset", to, SIGN_IN)
export const emailChangeRequestedMail = (to: Recipient): Mail => mail("email-change-requested", to)
export const emailChangedMail = (to: Recipient): Mail => mail("email-changed", to)
