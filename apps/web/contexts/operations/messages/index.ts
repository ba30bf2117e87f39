import { inShell } from "../../../app/messages/inShell.ts"
import type { messages } from "./shell.en.ts"

/** Its messages in the shell: titles, navigation, actions. */
export const operationsInShell = inShell<typeof messages>("operations")
