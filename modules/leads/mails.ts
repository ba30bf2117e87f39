import { type EmailAddress, type Mail, nameInMail } from "#kernel"
import type { LeadView } from "./contract/views.ts"
import { businessTypes } from "./domain/businessTypes.ts"

// Quotes no input, because a stranger may have entered the address.
const confirmations = {
  en: {
    subject: "We received your demo request",
    paragraphs: [
      "Thank you for your interest in Motorpool. We'll contact you within 24 hours to schedule your demo."
    ],
    footnote: "If you didn't request a demo, you can ignore this email."
  },
  es: {
    subject: "Hemos recibido su solicitud de demostración",
    paragraphs: [
      "Gracias por su interés en Motorpool. Nos pondremos en contacto con usted en un plazo de 24 horas para acordar su demostración."
    ],
    footnote: "Si no ha solicitado una demostración, puede ignorar este correo."
  }
} as const

/** To the person who requested the demo. */
export const confirmationMail = ({ email, locale }: LeadView): Mail => ({
  kind: "leads.demo-request-received",
  to: email,
  locale,
  ...confirmations[locale]
})

/** To sales. Replies go to the person who requested the demo. */
export const demoRequestedMail = (lead: LeadView, to: EmailAddress): Mail => {
  const name = `${lead.first_name} ${lead.last_name}`
  const facts = [
    ["Name", name],
    ["Email", lead.email],
    ["Phone", lead.phone],
    ["Company", lead.company],
    ["Job title", lead.job_title],
    ["Business type", businessTypes[lead.business_type]],
    ["Fleet size", lead.fleet_size],
    ["Message", lead.message]
  ] as const
  return {
    kind: "leads.demo-requested",
    to,
    locale: "en",
    subject: `Demo request: ${nameInMail(lead.company)}`,
    paragraphs: [
      `${name} requested a demo.`,
      ...facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]))
    ],
    footnote: `In the shell: npm run cli -- leads show ${lead.id}`,
    replyTo: { name: nameInMail(name), email: lead.email }
  }
}
