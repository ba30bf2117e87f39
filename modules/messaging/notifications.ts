import { notificationKind } from "#kernel"

export const messageReceived = notificationKind({
  name: "message_received",
  icon: "message",
  label: { en: "Messages", es: "Mensajes" },
  about: { en: "A teammate sends you a message.", es: "Un compañero le envía un mensaje." },
  channels: { app: "on", email: "on", push: "on" },
  audience: "members",
  wakesDevice: true
})

export const customerEmailFailed = notificationKind({
  name: "customer_email_failed",
  icon: "mail_failed",
  label: { en: "Emails to customers", es: "Correos a clientes" },
  about: { en: "An email you sent couldn't be delivered.", es: "No se pudo entregar un correo que envió." },
  channels: { app: "on", email: "on", push: "on" },
  audience: "members"
})

export const messagingNotifications = [messageReceived, customerEmailFailed]
