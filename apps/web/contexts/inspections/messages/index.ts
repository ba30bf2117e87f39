import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** What the pages of inspections share, and their list. */
export const inspections = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** Its messages in the shell: titles, navigation, actions. */
export const inspectionsInShell = inShell<typeof messages>("inspections")
