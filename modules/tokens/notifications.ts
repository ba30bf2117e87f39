import { notificationKind, type Notice } from "#kernel"

export const newTokens = notificationKind({
  name: "api_tokens",
  icon: "security",
  label: { en: "API tokens", es: "Tokens de API" },
  about: {
    en: "New API tokens that act as you. These can't be turned off.",
    es: "Nuevos tokens de API que actúan en su nombre. No se pueden desactivar."
  },
  channels: { app: "always", email: "always", push: "on" },
  audience: "anyone",
  isUrgent: true
})

export const tokensNotifications = [newTokens]

const otherwise = {
  en: "If this wasn't you, revoke it and change your password.",
  es: "Si no fue usted, revóquelo y cambie su contraseña."
}

/** What the owner of a new token reads. */
export const wordsOf = (name: string): Notice["words"] => ({
  en: {
    title: "API token created",
    message: `Programs can now use “${name}” to act as you. ${otherwise.en}`
  },
  es: {
    title: "Token de API creado",
    message: `Los programas ya pueden usar «${name}» para actuar en su nombre. ${otherwise.es}`
  }
})
