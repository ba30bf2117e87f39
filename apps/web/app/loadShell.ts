import { withMessages } from "../i18n/locale.ts"
import { SHELL_MESSAGES } from "./shellMessages.ts"

/** Fetches what surrounds every page of signed-in users. */
export const loadShell = withMessages(() => import("./shellChunk.ts"), ...SHELL_MESSAGES)
