import { type Mail, nameInMail } from "#kernel"
import type { Locale } from "../contract/index.ts"
import type { Recipient } from "../mails.ts"

type Words = Pick<Mail, "subject" | "paragraphs" | "footnote">

interface Catalogue {
  readonly scheduled: (date: string, deleted: string) => Words
  readonly keep: string
  readonly undone: Words
  readonly signIn: string
  readonly cancelled: (organizations: string) => Words
  readonly deleted: Words
}

const otherwise = {
  en: "If this wasn't you, set a new password immediately with “Forgot password?” on the sign-in page.",
  es: "Si no fue usted, cree de inmediato una nueva contraseña en la página de inicio de sesión, con «¿Olvidó la contraseña?»."
}

const english: Catalogue = {
  scheduled: (date, deleted) => ({
    subject: "Your account will be deleted",
    paragraphs: [
      `Your Motorpool account will be deleted on ${date}, as requested. Until then nobody can sign in to it.`,
      ...(deleted === ""
        ? []
        : [`You are the only member of ${deleted}. It will be deleted, too, with everything in it.`]),
      "If you change your mind, you can keep your account with the link below. It works until the account is deleted."
    ],
    footnote: `If you didn't request this, keep your account and then set a new password immediately with “Forgot password?” on the sign-in page.`
  }),
  keep: "Keep my account",
  undone: {
    subject: "Account deletion canceled",
    paragraphs: ["Your Motorpool account will not be deleted. You can sign in as before."],
    footnote: otherwise.en
  },
  signIn: "Sign in",
  cancelled: (organizations) => ({
    subject: "Your account was not deleted",
    paragraphs: [
      organizations === ""
        ? "Your Motorpool account was not deleted, because something changed in your organizations: one of them needs another owner, or would now be deleted, too."
        : `Your Motorpool account was not deleted, because something changed in ${organizations}: it needs another owner, or would now be deleted, too.`,
      "You can sign in again. If you still want to delete your account, request it again in its security settings."
    ],
    footnote: "You get this email because you requested the deletion of your account."
  }),
  deleted: {
    subject: "Your account was deleted",
    paragraphs: [
      "Your Motorpool account was deleted. Messages and records that others need remain without your name, as written by a deleted user.",
      "You can sign up again with this address at any time. The new account has no access to the previous data."
    ],
    footnote: "This is the last email about this account."
  }
}

const spanish: Catalogue = {
  scheduled: (date, deleted) => ({
    subject: "Su cuenta se eliminará",
    paragraphs: [
      `Su cuenta de Motorpool se eliminará el ${date}, como se solicitó. Hasta entonces nadie puede iniciar sesión en ella.`,
      ...(deleted === ""
        ? []
        : [`Usted es el único miembro de ${deleted}. También se eliminará, con todo su contenido.`]),
      "Si cambia de opinión, puede conservar su cuenta con este enlace. Funciona hasta que se elimine la cuenta."
    ],
    footnote: `Si no lo solicitó usted, conserve su cuenta y cree después de inmediato una nueva contraseña con «¿Olvidó la contraseña?», en la página de inicio de sesión.`
  }),
  keep: "Conservar mi cuenta",
  undone: {
    subject: "Eliminación de la cuenta cancelada",
    paragraphs: ["Su cuenta de Motorpool no se eliminará. Puede iniciar sesión como antes."],
    footnote: otherwise.es
  },
  signIn: "Iniciar sesión",
  cancelled: (organizations) => ({
    subject: "Su cuenta no se ha eliminado",
    paragraphs: [
      organizations === ""
        ? "Su cuenta de Motorpool no se ha eliminado porque algo ha cambiado en sus organizaciones: una de ellas necesita otro propietario, o ahora también se eliminaría."
        : `Su cuenta de Motorpool no se ha eliminado porque algo ha cambiado en ${organizations}: necesita otro propietario, o ahora también se eliminaría.`,
      "Puede volver a iniciar sesión. Si todavía quiere eliminar su cuenta, solicítelo de nuevo en la seguridad de la cuenta."
    ],
    footnote: "Recibe este correo porque solicitó eliminar su cuenta."
  }),
  deleted: {
    subject: "Su cuenta se ha eliminado",
    paragraphs: [
      "Su cuenta de Motorpool se ha eliminado. Los mensajes y registros que otras personas necesitan se conservan sin su nombre, como escritos por un usuario eliminado.",
      "Puede registrarse de nuevo con esta dirección cuando quiera. La nueva cuenta no tiene acceso a los datos anteriores."
    ],
    footnote: "Este es el último correo sobre esta cuenta."
  }
}

const catalogues: Readonly<Record<Locale, Catalogue>> = { en: english, es: spanish }

const listed = (locale: Locale, names: ReadonlyArray<string>): string =>
  new Intl.ListFormat(locale).format(names.map(nameInMail))

const mail = (
  kind: string,
  { email, locale }: Recipient,
  words: Words,
  action?: NonNullable<Mail["action"]>
): Mail => ({
  kind: `identity.${kind}`,
  to: email,
  locale,
  ...words,
  ...(action && { action })
})

export interface ScheduledDeletion {
  readonly token: string
  readonly dueAt: Date
  /** The names of organizations that will be deleted, too. */
  readonly deleted: ReadonlyArray<string>
}

export const deletionScheduledMail = (to: Recipient, { token, dueAt, deleted }: ScheduledDeletion): Mail => {
  const { scheduled, keep } = catalogues[to.locale]
  const date = new Intl.DateTimeFormat(to.locale, { dateStyle: "long", timeZone: "UTC" }).format(dueAt)
  const action = { label: keep, path: `/keep-account#token=${token}` } as const
  return mail("deletion-scheduled", to, scheduled(date, listed(to.locale, deleted)), action)
}

export const deletionUndoneMail = (to: Recipient): Mail => {
  const { undone, signIn } = catalogues[to.locale]
  return mail("deletion-undone", to, undone, { label: signIn, path: "/auth" })
}

export const deletionCancelledMail = (to: Recipient, organizations: ReadonlyArray<string>): Mail => {
  const { cancelled, signIn } = catalogues[to.locale]
  return mail("deletion-cancelled", to, cancelled(listed(to.locale, organizations)), {
    label: signIn,
    path: "/auth"
  })
}

export const accountDeletedMail = (to: Recipient): Mail =>
  mail("account-deleted", to, catalogues[to.locale].deleted)
