import { type EmailAddress, type Mail, nameInMail, type OrganizationId, type Role } from "#kernel"

type Locale = Mail["locale"]

export interface InvitationWords {
  readonly organization: string
  readonly inviter: string
  readonly invited: string
  readonly role: Role
}

interface Catalogue {
  readonly roles: Readonly<Record<Role, string>>
  readonly invitation: (
    words: InvitationWords,
    role: string
  ) => Omit<Mail, "kind" | "to" | "locale" | "action">
  readonly join: string
  readonly expired: (
    words: Pick<InvitationWords, "organization" | "invited"> & { readonly email: string }
  ) => Omit<Mail, "kind" | "to" | "locale" | "action">
  readonly seeInvitations: string
}

const english: Catalogue = {
  roles: {
    owner: "owner",
    admin: "admin",
    manager: "manager",
    technician: "technician",
    agent: "rental agent",
    sales: "sales",
    driver: "driver",
    viewer: "viewer"
  },
  invitation: ({ organization, inviter, invited }, role) => ({
    subject: `${inviter} invited you to ${organization}`,
    paragraphs: [
      `Hello ${invited},`,
      `${inviter} invited you to join ${organization} on Motorpool. Your role: ${role}.`,
      "The link below is only for you and works for 7 days."
    ],
    footnote:
      "If you weren't expecting this, you can ignore this email. Nobody can join in your name without the link."
  }),
  join: "Join organization",
  expired: ({ organization, invited, email }) => ({
    subject: `${invited} didn't respond to your invitation`,
    paragraphs: [
      `Your invitation to ${invited} (${email}) to join ${organization} has expired.`,
      "You can resend it. They'll get a new link that works for another 7 days."
    ],
    footnote: "You get this email once for each of your invitations that expires."
  }),
  seeInvitations: "View invitations"
}

const spanish: Catalogue = {
  roles: {
    owner: "propietario",
    admin: "administrador",
    manager: "gestor",
    technician: "técnico",
    agent: "agente de alquiler",
    sales: "ventas",
    driver: "conductor",
    viewer: "solo lectura"
  },
  invitation: ({ organization, inviter, invited }, role) => ({
    subject: `${inviter} le ha invitado a ${organization}`,
    paragraphs: [
      `Hola, ${invited}:`,
      `${inviter} le ha invitado a unirse a ${organization} en Motorpool. Su rol: ${role}.`,
      "El enlace siguiente es solo para usted y funciona durante 7 días."
    ],
    footnote:
      "Si no esperaba esta invitación, puede ignorar este correo. Sin el enlace, nadie puede unirse en su nombre."
  }),
  join: "Unirse a la organización",
  expired: ({ organization, invited, email }) => ({
    subject: `${invited} no ha respondido a su invitación`,
    paragraphs: [
      `Su invitación a ${invited} (${email}) para unirse a ${organization} ha caducado.`,
      "Puede reenviarla. Recibirá un enlace nuevo, válido otros 7 días."
    ],
    footnote: "Recibe este correo una vez por cada invitación suya que caduca."
  }),
  seeInvitations: "Ver las invitaciones"
}

const catalogues: Readonly<Record<Locale, Catalogue>> = { en: english, es: spanish }

/** The name of a role within a sentence. */
export const roleName = (role: Role, locale: Locale): string => catalogues[locale].roles[role]

interface Envelope {
  readonly to: EmailAddress
  readonly locale: Locale
  readonly organizationId: OrganizationId
}

const namesInMail = <Words extends Pick<InvitationWords, "organization" | "invited">>(
  words: Words
): Words => ({
  ...words,
  organization: nameInMail(words.organization),
  invited: nameInMail(words.invited)
})

/** The only place that shows an invitation's token. It follows the `#`, so that no server logs it. */
export const invitationMail = (envelope: Envelope, words: InvitationWords, token: string): Mail => {
  const { invitation, roles, join } = catalogues[envelope.locale]
  return {
    ...envelope,
    ...invitation({ ...namesInMail(words), inviter: nameInMail(words.inviter) }, roles[words.role]),
    kind: "tenancy.invitation",
    action: { label: join, path: `/invitation#token=${token}` }
  }
}

export const invitationExpiredMail = (
  envelope: Envelope,
  words: Parameters<Catalogue["expired"]>[0]
): Mail => {
  const { expired, seeInvitations } = catalogues[envelope.locale]
  return {
    ...envelope,
    ...expired(namesInMail(words)),
    kind: "tenancy.invitation-expired",
    action: { label: seeInvitations, path: "/organization" }
  }
}
