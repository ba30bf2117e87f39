import { inShell } from "../../../app/messages/inShell.ts"
import type { messages } from "./shell.en.ts"

/** What the shell says of it: titles, navigation, actions. */
export const operationsInShell = inShell<typeof messages>("operations")
