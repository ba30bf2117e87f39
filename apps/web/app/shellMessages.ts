import { CONTEXT_ROUTES } from "../contexts/routes.ts"
import { actions, shell } from "./messages/index.ts"

/** What the shell says, of itself and of every context. */
export const SHELL_MESSAGES = [shell, actions, ...CONTEXT_ROUTES.map(({ inShell }) => inShell)]
