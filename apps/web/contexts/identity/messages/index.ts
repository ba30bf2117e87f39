import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** Sign-in and sign-up. */
export const identity = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** The pages linked from emails; separate, so that the sign-in page does not load them. */
export const mailed = catalogue({ en: () => import("./mailed.en.ts"), es: () => import("./mailed.es.ts") })

/** The account settings. */
export const account = catalogue({ en: () => import("./account.en.ts"), es: () => import("./account.es.ts") })

/** Its messages in the shell: titles, navigation, actions. */
export const identityInShell = inShell<typeof messages>("identity")
