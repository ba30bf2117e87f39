import { notificationKind } from "#kernel"

export const invitationReceived = notificationKind({
  name: "invitation_received",
  icon: "mail",
  label: { en: "Invitations to you", es: "Invitaciones para usted" },
  about: { en: "A team invites you to join.", es: "Un equipo le invita a unirse." },
  // Tenancy sends the email itself, with the link.
  channels: { app: "on", push: "on" },
  audience: "outsiders"
})

export const invitationAccepted = notificationKind({
  name: "invitation_accepted",
  icon: "accepted",
  label: { en: "Invitations accepted", es: "Invitaciones aceptadas" },
  about: { en: "Someone you invited accepts.", es: "Alguien a quien invitó acepta." },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const invitationDeclined = notificationKind({
  name: "invitation_declined",
  icon: "declined",
  label: { en: "Invitations declined", es: "Invitaciones rechazadas" },
  about: { en: "Someone you invited declines.", es: "Alguien a quien invitó rechaza la invitación." },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const invitationExpired = notificationKind({
  name: "invitation_expired",
  icon: "expired",
  label: { en: "Invitations expired", es: "Invitaciones caducadas" },
  about: {
    en: "An invitation you sent expires.",
    es: "Una invitación que envió caduca."
  },
  // Tenancy sends the email itself, with the invited address.
  channels: { app: "on", push: "off" },
  audience: "members"
})

export const roleChanged = notificationKind({
  name: "role_changed",
  icon: "role",
  label: { en: "Your role", es: "Su rol" },
  about: { en: "Your role in an organization changes.", es: "Cambia su rol en una organización." },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})

export const memberRemoved = notificationKind({
  name: "member_removed",
  icon: "removed",
  label: { en: "Your membership", es: "Su pertenencia" },
  about: { en: "You're removed from an organization.", es: "Le eliminan de una organización." },
  channels: { app: "on", email: "on", push: "off" },
  audience: "anyone"
})

export const secondFactorRequired = notificationKind({
  name: "second_factor_required",
  icon: "security",
  label: { en: "Required security", es: "Seguridad obligatoria" },
  about: {
    en: "An organization requires two-step verification of you.",
    es: "Una organización le exige la verificación en dos pasos."
  },
  channels: { app: "always", email: "always", push: "off" },
  // Also for members whom it no longer lets in.
  audience: "anyone"
})

export const tenancyNotifications = [
  invitationReceived,
  invitationAccepted,
  invitationDeclined,
  invitationExpired,
  roleChanged,
  memberRemoved,
  secondFactorRequired
]
