import { notificationKind } from "#kernel"

export const servicesDue = notificationKind({
  name: "services_due",
  icon: "expired",
  label: { en: "Services due", es: "Servicios pendientes" },
  about: {
    en: "A vehicle's service is due soon, due or overdue.",
    es: "Un servicio de un vehículo vence pronto, está pendiente o está vencido."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})
