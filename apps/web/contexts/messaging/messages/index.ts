import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** Messages between members. */
export const messaging = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** Emails to customers. */
export const customerEmails = catalogue({
  en: () => import("./customerEmails.en.ts"),
  es: () => import("./customerEmails.es.ts")
})

/** Its messages in the shell: titles, navigation, actions. */
export const messagingInShell = inShell<typeof messages>("messaging")
