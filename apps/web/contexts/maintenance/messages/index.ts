import { inShell } from "../../../app/messages/inShell.ts"
import { catalogue } from "../../../i18n/catalogue.ts"
import type { messages } from "./shell.en.ts"

/** What the pages of maintenance share. */
export const maintenance = catalogue({ en: () => import("./en.ts"), es: () => import("./es.ts") })

/** Its messages in the shell: titles, navigation, actions. */
export const maintenanceInShell = inShell<typeof messages>("maintenance")
