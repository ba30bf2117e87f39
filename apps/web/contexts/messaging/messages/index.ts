import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** Between members. */
export const messaging = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** To customers. */
export const customerEmails = catalogue({
  en: () => import("./customerEmails.en.ts"),
  es: () => import("./customerEmails.es.ts")
})

/** What the shell says of it: titles, navigation, actions. */
export const messagingInShell = inShell<typeof messages>("messaging")
