import { useSyncExternalStore } from "react"
import { themeChoice, watchTheme } from "./theme.ts"

/** The theme chosen in this browser. Apart from theme.ts, which the public pages use without React. */
export const useThemeChoice = () => useSyncExternalStore(watchTheme, themeChoice)
