import { CONTEXT_ROUTES } from "../contexts/routes.ts"
import { actions, shell } from "./messages/index.ts"

/** The messages of the shell and of every context's contribution to it. */
export const SHELL_MESSAGES = [shell, actions, ...CONTEXT_ROUTES.map(({ inShell }) => inShell)]
