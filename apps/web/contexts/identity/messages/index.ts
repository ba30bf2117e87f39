import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** Sign-in and sign-up. */
export const identity = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** The pages that emails lead to: visitors of the sign-in do not load it. */
export const mailed = catalogue({ en: () => import("./mailed.en.ts"), es: () => import("./mailed.es.ts") })

/** One's own account. */
export const account = catalogue({ en: () => import("./account.en.ts"), es: () => import("./account.es.ts") })

/** What the shell says of it: titles, navigation, actions. */
export const identityInShell = inShell<typeof messages>("identity")
