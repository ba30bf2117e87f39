import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** The Operations Center: its numbers and what they mean, recent activity, sample data. */
export const operations = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** Its messages in the shell: titles, navigation, actions. */
export const operationsInShell = inShell<typeof messages>("operations")
