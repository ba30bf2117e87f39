import { type ReactNode, useEffect } from "react"
import { keepSessionFresh } from "../api/refresh.ts"
import { ThemeRoot } from "../ui/ThemeRoot.tsx"
import { followDensity } from "./density.ts"
import { followTheme } from "./theme.ts"

/** Provides every page with the theme, the row height and a session that stays fresh. */
export const App = ({ children }: { readonly children: ReactNode }) => {
  useEffect(followTheme, [])
  useEffect(followDensity, [])
  useEffect(keepSessionFresh, [])
  return <ThemeRoot>{children}</ThemeRoot>
}
