export const messages = {
  webhook_url_refused:
    "Introduzca una URL como https://example.com/webhooks, sin nombre de usuario ni fragmento (#).",
  "webhook_url_refused.insecure": "La URL debe empezar por https://.",
  "webhook_url_refused.private":
    "Esta URL apunta a una dirección privada. Los eventos solo se envían a direcciones públicas.",
  "webhook_url_refused.unknown_host": "No se encontró el servidor de esta URL. Compruebe cómo está escrita.",
  too_many_webhooks: "Una organización puede tener 20 webhooks. Elimine alguno que ya no use.",
  webhook_disabled: "Este webhook está desactivado. Actívelo primero.",
  delivery_pending: "Este evento aún se está entregando. Después podrá reenviarlo."
}
