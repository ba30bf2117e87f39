import { type Screen, screen } from "../Screen.ts"

export const screens: ReadonlyArray<Screen> = [
  screen("owner", "organization-audit-log", "/organization?tab=audit-log"),
  screen("owner", "account-activity", "/account?tab=activity")
]
