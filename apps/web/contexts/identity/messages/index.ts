import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** Sign-in and the pages that mails lead to. */
export const identity = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** One's own account. */
export const account = catalogue({ en: () => import("./account.en.ts"), es: () => import("./account.es.ts") })

/** What the shell says of it: titles, navigation, actions. */
export const identityInShell = inShell<typeof messages>("identity")
