import { notificationKind } from "#kernel"

export const demoRequested = notificationKind({
  name: "demo_requested",
  icon: "presentation",
  label: { en: "Demo requests", es: "Solicitudes de demostración" },
  about: { en: "Someone requests a demo.", es: "Alguien solicita una demostración." },
  channels: { app: "on", email: "off", push: "off" },
  audience: "operators"
})

export const leadsNotifications = [demoRequested]
