import { notificationKind } from "#kernel"

export const security = notificationKind({
  name: "security",
  icon: "security",
  label: { en: "Security", es: "Seguridad" },
  about: {
    en: "Changes to your password, email address and sessions. These can't be turned off.",
    es: "Cambios en su contraseña, correo y sesiones. No se pueden desactivar."
  },
  channels: { app: "always", email: "always", push: "on" },
  audience: "anyone",
  isUrgent: true,
  wakesDevice: true
})

export const identityNotifications = [security]
