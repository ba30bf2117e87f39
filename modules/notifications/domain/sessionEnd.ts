import type { Mail } from "#kernel"

const texts: Readonly<Record<Mail["locale"], { readonly title: string; readonly message: string }>> = {
  en: { title: "Signed out", message: "This browser was signed out of Motorpool." },
  es: { title: "Sesión cerrada", message: "Se cerró la sesión de Motorpool en este navegador." }
}

/** The payload after which a browser's service worker deletes what it stored. Browsers require that it is shown. */
export const sessionEndPayload = (locale: Mail["locale"]): string =>
  JSON.stringify({ ...texts[locale], id: "session-ended", link: "/auth", ended: true })
