import type { DisabledReason } from "../contract/views.ts"

const EN: Readonly<Record<DisabledReason, string>> = {
  gone: "The server responded that it no longer accepts events (410 Gone).",
  failing: "No events could be delivered for five days."
}

const ES: Readonly<Record<DisabledReason, string>> = {
  gone: "El servidor respondió que ya no acepta eventos (410 Gone).",
  failing: "No se pudo entregar ningún evento durante cinco días."
}

/** The notification that a webhook was disabled. */
export const wordsFor = (host: string, reason: DisabledReason) => ({
  en: {
    title: "Webhook disabled",
    message: `The webhook to ${host} was disabled. ${EN[reason]} You can enable it again.`
  },
  es: {
    title: "Webhook desactivado",
    message: `Se desactivó el webhook a ${host}. ${ES[reason]} Puede volver a activarlo.`
  }
})
