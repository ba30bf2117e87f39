import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** What the shell says of it: titles, navigation, actions. */
export const billingInShell = inShell<typeof messages>("billing")

export const billing = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })
