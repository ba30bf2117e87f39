import { SINGLE_KEYS_KEY } from "../api/storageKeys.ts"
import { persistedChoice } from "./persistedChoice.ts"

/** Whether single-key shortcuts, such as `c` or `g d`, are enabled in this browser. */
export const singleKeys = persistedChoice(SINGLE_KEYS_KEY, ["on", "off"], "on")
