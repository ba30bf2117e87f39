import { type EmailAddress, type Mail, nameInMail, type OrganizationId } from "#kernel"
import { type Estimate, LINK_DAYS } from "../contract/approvalLinks.ts"
import { workOrderName } from "../contract/workOrderLink.ts"
import { amountsIn } from "./domain/formats.ts"

/** An email with a work order, from a member to someone outside. */
export interface WorkOrderLetter {
  readonly to: EmailAddress
  readonly locale: Mail["locale"]
  readonly organizationId: OrganizationId
  readonly organization: string
  readonly sender: { readonly name: string; readonly email: EmailAddress }
  /** `WO-1042`. */
  readonly number: string
  readonly title: string
  readonly vehicle: string
  readonly subject: string | undefined
  readonly note: string | undefined
  readonly pdf: Uint8Array
}

/** An email with a link by which someone outside decides on an estimate. */
export interface EstimateLetter extends Pick<
  WorkOrderLetter,
  "to" | "locale" | "organizationId" | "organization" | "sender" | "note"
> {
  readonly recipient: string
  readonly estimate: Estimate
  readonly path: `/${string}`
}

const words = {
  en: {
    subject: (number: string, title: string) => `Work order ${number}: ${title}`,
    about: (number: string, vehicle: string) => `Work order ${number} for ${vehicle} is attached as a PDF.`,
    footnote: (sender: string, organization: string, email: string) =>
      `${sender} of ${organization} sent you this email with Motorpool. Replies go to ${email}.`
  },
  es: {
    subject: (number: string, title: string) => `Orden de trabajo ${number}: ${title}`,
    about: (number: string, vehicle: string) =>
      `Se adjunta en PDF la orden de trabajo ${number} de ${vehicle}.`,
    footnote: (sender: string, organization: string, email: string) =>
      `${sender}, de ${organization}, le ha enviado este correo con Motorpool. Las respuestas llegan a ${email}.`
  }
} as const

/** The note of the member, if any, before a sentence about the document. */
export const workOrderMail = (letter: WorkOrderLetter): Mail => {
  const { to, locale, organizationId, sender, number, subject, note, pdf } = letter
  const organization = nameInMail(letter.organization)
  const author = nameInMail(sender.name)
  const { subject: defaultSubject, about, footnote } = words[locale]
  return {
    kind: "maintenance.work-order",
    to,
    locale,
    organizationId,
    subject: subject ?? defaultSubject(number, nameInMail(letter.title)),
    paragraphs: [
      ...(note === undefined ? [] : note.split(/\n{2,}/)),
      about(number, nameInMail(letter.vehicle)),
      `${author}\n${organization}`
    ],
    footnote: footnote(author, organization, sender.email),
    replyTo: { name: `${author} (${organization})`, email: sender.email },
    attachment: { name: `${number}.pdf`, contentType: "application/pdf", bytes: pdf }
  }
}

const estimateWords = {
  en: {
    subject: (organization: string, number: string) => `${organization} requests your approval of ${number}`,
    hello: (recipient: string) => `Hello ${recipient},`,
    about: (sender: string, organization: string, vehicle: string, title: string) =>
      `${sender} of ${organization} requests your approval of work on ${vehicle}: ${title}`,
    total: (amount: string) => `Total: ${amount}`,
    once: `The link below is only for you. It works for ${LINK_DAYS} days, and you can decide once.`,
    action: "View estimate",
    footnote: (email: string) =>
      `If you weren't expecting this, you can ignore this email. Replies go to ${email}.`
  },
  es: {
    subject: (organization: string, number: string) => `${organization} solicita su aprobación de ${number}`,
    hello: (recipient: string) => `Hola, ${recipient}:`,
    about: (sender: string, organization: string, vehicle: string, title: string) =>
      `${sender}, de ${organization}, solicita su aprobación de un trabajo en ${vehicle}: ${title}`,
    total: (amount: string) => `Total: ${amount}`,
    once: `El enlace siguiente es solo para usted. Funciona durante ${LINK_DAYS} días, y puede decidir una vez.`,
    action: "Ver el presupuesto",
    footnote: (email: string) =>
      `Si no esperaba este correo, puede ignorarlo. Las respuestas llegan a ${email}.`
  }
} as const

/** Besides the page that it opens, the only place that shows the token of a link. */
export const estimateMail = (letter: EstimateLetter): Mail => {
  const { to, locale, organizationId, sender, estimate, note, path } = letter
  const organization = nameInMail(letter.organization)
  const author = nameInMail(sender.name)
  const { number, title, vehicle, currency, totals } = estimate
  const m = estimateWords[locale]
  return {
    kind: "maintenance.estimate",
    to,
    locale,
    organizationId,
    subject: m.subject(organization, workOrderName(number)),
    paragraphs: [
      m.hello(nameInMail(letter.recipient)),
      m.about(author, organization, nameInMail(vehicle), nameInMail(title)),
      ...(note === undefined ? [] : note.split(/\n{2,}/)),
      m.total(amountsIn(locale, currency)(totals.total_minor)),
      m.once
    ],
    action: { label: m.action, path },
    footnote: m.footnote(sender.email),
    replyTo: { name: `${author} (${organization})`, email: sender.email }
  }
}
