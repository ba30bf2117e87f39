import { notificationKind } from "#kernel"

export const webhookDisabled = notificationKind({
  name: "webhook_disabled",
  icon: "bell",
  label: { en: "Webhooks", es: "Webhooks" },
  about: {
    en: "A webhook is disabled because its server no longer accepts events.",
    es: "Un webhook se desactiva porque su servidor ya no acepta eventos."
  },
  channels: { app: "on", email: "on", push: "off" },
  audience: "members"
})

export const webhooksNotifications = [webhookDisabled]
