export const messages = {
  sentences: {
    "customer_email.sent": "[actor] envió un correo a [subject]",
    "customer_email.switched_off": "[actor] desactivó los correos a clientes",
    "customer_email.switched_on": "[actor] activó los correos a clientes",
    "customer_emails.exported": "[actor] exportó los correos a clientes",
    "message.sent": "[actor] envió un mensaje a [subject]",
    "messages.exported": "[actor] exportó sus propios mensajes",
    "messages.listed": "[actor] vio los mensajes"
  }
}
