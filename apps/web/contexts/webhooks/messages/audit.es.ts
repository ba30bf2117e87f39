export const messages = {
  sentences: {
    "webhook.created": "[actor] añadió el webhook a [subject]",
    "webhook.disabled": "[actor] desactivó el webhook a [subject]",
    "webhook.edited": "[actor] modificó el webhook a [subject]: [fields]",
    "webhook.removed": "[actor] eliminó el webhook a [subject]",
    "webhook.replayed": "[actor] reenvió un evento a [subject]",
    "webhook.secret_rotated": "[actor] sustituyó el secreto del webhook a [subject]"
  },
  fields: { url: "URL", description: "descripción", event_types: "eventos", enabled: "estado" }
}
