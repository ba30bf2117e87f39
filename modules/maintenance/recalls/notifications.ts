import { notificationKind } from "#kernel"

export const recallsAnnounced = notificationKind({
  name: "recalls",
  icon: "security",
  label: { en: "Recalls", es: "Llamadas a revisión" },
  about: {
    en: "A manufacturer recalls vehicles such as yours.",
    es: "Un fabricante llama a revisión vehículos como los suyos."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})
