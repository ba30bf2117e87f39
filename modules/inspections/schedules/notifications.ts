import { notificationKind } from "#kernel"

export const inspectionsMissed = notificationKind({
  name: "inspections_missed",
  icon: "expired",
  label: { en: "Missed inspections", es: "Inspecciones no realizadas" },
  about: {
    en: "Vehicles were not inspected in time.",
    es: "Hay vehículos que no se inspeccionaron a tiempo."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})
