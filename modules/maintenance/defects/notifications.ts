import { notificationKind } from "#kernel"

export const defectReported = notificationKind({
  name: "defect_reported",
  icon: "bell",
  label: { en: "Defects", es: "Defectos" },
  about: {
    en: "Someone reports a defect on a vehicle.",
    es: "Alguien notifica un defecto en un vehículo."
  },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const vehicleGrounded = notificationKind({
  name: "vehicle_grounded",
  icon: "bell",
  label: { en: "Grounded and unsafe vehicles", es: "Vehículos inmovilizados o inseguros" },
  about: {
    en: "A defect grounds a vehicle that you manage, drive or have booked. Also critical defects, and reports that a vehicle is unsafe.",
    es: "Un defecto inmoviliza un vehículo que usted gestiona, conduce o ha reservado. También defectos críticos y avisos de que un vehículo no es seguro."
  },
  channels: { app: "on", email: "on", push: "on" },
  audience: "members",
  isUrgent: true,
  wakesDevice: true
})

export const vehicleReleased = notificationKind({
  name: "vehicle_released",
  icon: "bell",
  label: { en: "Released vehicles", es: "Vehículos liberados" },
  about: {
    en: "A vehicle that you manage, drive or have booked is released, so it can be driven again.",
    es: "Un vehículo que usted gestiona, conduce o ha reservado queda liberado y puede volver a conducirse."
  },
  channels: { app: "on", email: "on", push: "on" },
  audience: "members"
})

export const deferralEnded = notificationKind({
  name: "defect_deferral_ended",
  icon: "bell",
  label: { en: "Deferred defects", es: "Defectos aplazados" },
  about: {
    en: "The day until which you deferred a defect has passed.",
    es: "Ha pasado el día hasta el que usted aplazó un defecto."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})

export const defectResolved = notificationKind({
  name: "defect_resolved",
  icon: "bell",
  label: { en: "Your reported defects", es: "Defectos que notificó" },
  about: {
    en: "A defect that you reported is resolved, so that you can confirm the repair.",
    es: "Un defecto que usted notificó está resuelto, para que confirme la reparación."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})

export const defectNotifications = [
  defectReported,
  vehicleGrounded,
  vehicleReleased,
  deferralEnded,
  defectResolved
]
