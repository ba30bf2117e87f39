import { notificationKind } from "#kernel"

export const documentsExpiring = notificationKind({
  name: "documents_expiring",
  icon: "expired",
  label: { en: "Documents expiring", es: "Documentos que caducan" },
  about: {
    en: "A vehicle's document expires soon or has expired.",
    es: "Un documento de un vehículo caduca pronto o ha caducado."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})
