import { inShell } from "../../../app/messages/inShell.ts"
import type { messages } from "./shell.en.ts"

/** Its messages in the shell: titles, navigation, actions. */
export const plannedInShell = inShell<typeof messages>("planned")
