import type { EmailAddress, Mail, OrganizationId, Role } from "#kernel"

type Locale = Mail["locale"]

/** What an invitation's mail says of it. */
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
    subject: `${inviter} invites you to ${organization}`,
    paragraphs: [
      `Hello ${invited},`,
      `${inviter} invites you to join ${organization} on Motorpool. Your role there: ${role}.`,
      "The link below is for you alone and works for 7 days."
    ],
    footnote: "If you do not know what this is about, do nothing: without the link nobody joins in your name."
  }),
  join: "Join the organization",
  expired: ({ organization, invited, email }) => ({
    subject: `${invited} did not answer your invitation`,
    paragraphs: [
      `Your invitation of ${invited} (${email}) to ${organization} has expired without an answer.`,
      "You can send it again: they get a new link, which works for another 7 days."
    ],
    footnote: "You get this mail once for each invitation that you sent and that expired."
  }),
  seeInvitations: "See the invitations"
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
    viewer: "observador"
  },
  invitation: ({ organization, inviter, invited }, role) => ({
    subject: `${inviter} le invita a ${organization}`,
    paragraphs: [
      `Hola, ${invited}:`,
      `${inviter} le invita a unirse a ${organization} en Motorpool. Su función allí: ${role}.`,
      "El enlace siguiente es solo para usted y funciona durante 7 días."
    ],
    footnote: "Si no sabe de qué se trata, no haga nada: sin el enlace nadie se une en su nombre."
  }),
  join: "Unirse a la organización",
  expired: ({ organization, invited, email }) => ({
    subject: `${invited} no ha respondido a su invitación`,
    paragraphs: [
      `Su invitación a ${invited} (${email}) para unirse a ${organization} ha caducado sin respuesta.`,
      "Puede enviarla de nuevo: recibirá un enlace nuevo, que funciona otros 7 días."
    ],
    footnote: "Recibe este correo una vez por cada invitación suya que caduca."
  }),
  seeInvitations: "Ver las invitaciones"
}

const catalogues: Readonly<Record<Locale, Catalogue>> = { en: english, es: spanish }

/** What a role is called in a text. */
export const roleName = (role: Role, locale: Locale): string => catalogues[locale].roles[role]

interface Envelope {
  readonly to: EmailAddress
  readonly locale: Locale
  readonly organizationId: OrganizationId
}

/** The only place that ever shows an invitation's token. It stands behind `#`, so no server logs it. */
export const invitationMail = (envelope: Envelope, words: InvitationWords, token: string): Mail => {
  const { invitation, roles, join } = catalogues[envelope.locale]
  return {
    ...envelope,
    ...invitation(words, roles[words.role]),
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
    ...expired(words),
    kind: "tenancy.invitation-expired",
    action: { label: seeInvitations, path: "/organization" }
  }
}
