import { type EmailAddress, type Mail, nameInMail } from "#kernel"
import type { Outgoing } from "./domain/outgoing.ts"

type Locale = Mail["locale"]

/** The recipient of an email and their language. */
export interface Recipient {
  readonly email: EmailAddress
  readonly locale: Locale | null
}

interface Catalogue {
  readonly open: string
  readonly openAll: string
  readonly footnote: string
  readonly digest: (count: number) => string
  readonly more: (count: number) => string
}

const english: Catalogue = {
  open: "Open in Motorpool",
  openAll: "See all notifications",
  footnote: "You can choose which emails you get in your account, under Notifications.",
  digest: (count) => `${count} notifications`,
  more: (count) => `And ${count} more.`
}

const spanish: Catalogue = {
  open: "Abrir en Motorpool",
  openAll: "Ver todas las notificaciones",
  footnote: "Puede elegir qué correos recibe en su cuenta, en Notificaciones.",
  digest: (count) => `${count} notificaciones`,
  more: (count) => `Y ${count} más.`
}

const catalogues: Readonly<Record<Locale, Catalogue>> = { en: english, es: spanish }

/** The most notifications listed in one email; the page shows the rest. */
const MAX_PER_DIGEST = 30

const single = ({ email: to, locale }: Recipient, { kind, title, message, link }: Outgoing): Mail => {
  const { open, footnote } = catalogues[locale ?? "en"]
  return {
    kind: `notifications.${kind}`,
    to,
    locale: locale ?? "en",
    // A title may contain names, and nothing else that this would change (`Notice`).
    subject: nameInMail(title),
    paragraphs: [message],
    ...(link === null ? {} : { action: { label: open, path: link } }),
    footnote
  }
}

const combined = ({ email: to, locale }: Recipient, all: ReadonlyArray<Outgoing>): Mail => {
  const { openAll, footnote, digest, more } = catalogues[locale ?? "en"]
  const left = all.length - MAX_PER_DIGEST
  return {
    kind: "notifications.digest",
    to,
    locale: locale ?? "en",
    subject: digest(all.length),
    paragraphs: [
      ...all.slice(0, MAX_PER_DIGEST).map(({ title, message }) => `${title}: ${message}`),
      ...(left > 0 ? [more(left)] : [])
    ],
    action: { label: openAll, path: "/dashboard?notifications=notifications" },
    footnote
  }
}

/** An email with one notification or several, each in the language it was written in. */
export const notificationsMail = (
  to: Recipient,
  [first, ...rest]: readonly [Outgoing, ...Array<Outgoing>]
): Mail => (rest.length === 0 ? single(to, first) : combined(to, [first, ...rest]))
