import type { DisabledReason } from "../contract/views.ts"

const EN: Readonly<Record<DisabledReason, string>> = {
  gone: "It answered that it no longer takes events (410 Gone).",
  failing: "No event could be delivered to it for five days."
}

const ES: Readonly<Record<DisabledReason, string>> = {
  gone: "Respondió que ya no recibe eventos (410 Gone).",
  failing: "No se le pudo entregar ningún evento durante cinco días."
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
