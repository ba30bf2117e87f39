import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** Its messages in the shell: titles, navigation, actions. */
export const billingInShell = inShell<typeof messages>("billing")

export const billing = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })
