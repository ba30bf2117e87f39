import { SINGLE_KEYS_KEY } from "../api/storageKeys.ts"
import { persistedChoice } from "./persistedChoice.ts"

/** Whether shortcuts of a single key, such as `c` or `g d`, are listened to in this browser. */
export const singleKeys = persistedChoice(SINGLE_KEYS_KEY, ["on", "off"], "on")
