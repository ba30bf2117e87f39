import { RECENT_ACTIONS_KEY } from "../../api/storageKeys.ts"
import { local } from "../../api/storage.ts"

const MAX_RECENT = 5

/** The ids of the actions last used in this browser, the latest first. */
export const recentIds = (): ReadonlyArray<string> =>
  (local.getItem(RECENT_ACTIONS_KEY) ?? "").split(" ").filter(Boolean)

export const rememberAction = (id: string) =>
  local.setItem(
    RECENT_ACTIONS_KEY,
    [id, ...recentIds().filter((one) => one !== id)].slice(0, MAX_RECENT).join(" ")
  )
