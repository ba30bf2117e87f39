import { type EmailAddress, type Mail, nameInMail, type OrganizationId } from "#kernel"

/** The kind of these emails, by which their outcome is matched. */
export const CUSTOMER_EMAIL = "messaging.customer-email"

/** An email to a customer, with its sender and recipient. */
export interface CustomerLetter {
  readonly to: EmailAddress
  readonly locale: Mail["locale"]
  readonly organizationId: OrganizationId
  readonly reference: string
  readonly organization: string
  readonly sender: { readonly name: string; readonly email: EmailAddress }
  readonly customer: string
  readonly subject: string
  readonly content: string
}

interface Words {
  readonly greeting: (customer: string) => string
  readonly footnote: (sender: string, organization: string, email: string) => string
}

const english: Words = {
  greeting: (customer) => `Hello ${customer},`,
  footnote: (sender, organization, email) =>
    `${sender} of ${organization} sent you this email with Motorpool. Replies go to ${email}.`
}

const spanish: Words = {
  greeting: (customer) => `Hola, ${customer}:`,
  footnote: (sender, organization, email) =>
    `${sender}, de ${organization}, le ha enviado este correo con Motorpool. Las respuestas llegan a ${email}.`
}

const catalogues: Readonly<Record<Mail["locale"], Words>> = { en: english, es: spanish }

/** Splits text into paragraphs, whatever line endings it has. */
const paragraphsOf = (content: string): ReadonlyArray<string> =>
  content
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((paragraph) => paragraph.trim() !== "")

/** The member's text between a greeting and a signature. */
export const customerMail = (letter: CustomerLetter): Mail => {
  const { to, locale, organizationId, reference, sender, subject, content } = letter
  const customer = nameInMail(letter.customer)
  const organization = nameInMail(letter.organization)
  const author = nameInMail(sender.name)
  const words = catalogues[locale]
  return {
    kind: CUSTOMER_EMAIL,
    to,
    locale,
    organizationId,
    reference,
    subject,
    paragraphs: [words.greeting(customer), ...paragraphsOf(content), `${author}\n${organization}`],
    footnote: words.footnote(author, organization, sender.email),
    replyTo: { name: `${author} (${organization})`, email: sender.email }
  }
}
