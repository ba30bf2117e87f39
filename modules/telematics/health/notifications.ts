import { notificationKind } from "#kernel"

export const deviceIssue = notificationKind({
  name: "device_issue",
  icon: "bell",
  label: { en: "Device issues", es: "Incidencias de dispositivos" },
  about: {
    en: "A device needs attention, or someone assigns an issue to you.",
    es: "Un dispositivo requiere atención o alguien le asigna una incidencia."
  },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const vehicleFault = notificationKind({
  name: "vehicle_fault",
  icon: "bell",
  label: { en: "Vehicle fault codes", es: "Códigos de avería" },
  about: { en: "A vehicle reports a fault code.", es: "Un vehículo comunica un código de avería." },
  channels: { app: "on", email: "off", push: "off" },
  audience: "members"
})

export const healthNotifications = [deviceIssue, vehicleFault]
