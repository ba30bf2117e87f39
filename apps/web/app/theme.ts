import { ASPHALT } from "./asphalt.ts"
import { THEME_KEY } from "../api/storageKeys.ts"
import { persistedChoice } from "./persistedChoice.ts"

export const theme = persistedChoice(THEME_KEY, ["light", "dark", "system"], "system")

const darkSystem = () => matchMedia("(prefers-color-scheme: dark)")
/** Paper is always light. */
const paper = () => matchMedia("print")

// start/beforePaint.ts and landing/beforePaint.ts do the same before the first paint.
const paint = () => {
  const choice = theme.read()
  const dark = !paper().matches && (choice === "dark" || (choice === "system" && darkSystem().matches))
  document.documentElement.classList.toggle("dark", dark)
  document.documentElement.classList.toggle("light", !dark)
  // Also for the browser's own UI, whatever the system prefers.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", ASPHALT[dark ? "dark" : "light"])
}

/** Applies the theme, now and whenever the choice or the system changes. Returns the function that stops it. */
export const followTheme = () => {
  const [system, print] = [darkSystem(), paper()]
  paint()
  const unwatch = theme.watch(paint)
  system.addEventListener("change", paint)
  print.addEventListener("change", paint)
  return () => {
    unwatch()
    system.removeEventListener("change", paint)
    print.removeEventListener("change", paint)
  }
}
