import { SINGLE_KEYS_KEY } from "../api/storageKeys.ts"
import { kept } from "./kept.ts"

/** Whether shortcuts of a single key, such as `c` or `g d`, are listened to in this browser. */
export const singleKeys = kept(SINGLE_KEYS_KEY, ["on", "off"], "on")
