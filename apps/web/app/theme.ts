import { THEME_KEY } from "../api/storageKeys.ts"

export const THEMES = ["light", "dark", "system"] as const
export type ThemeChoice = (typeof THEMES)[number]

const listeners = new Set<() => void>()
const darkSystem = () => matchMedia("(prefers-color-scheme: dark)")

/** What the person chose; `system` until they do. */
export const themeChoice = (): ThemeChoice =>
  THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? "system"

// index.html and landing/beforePaint.ts do the same before the first paint.
const paint = () => {
  const choice = themeChoice()
  const dark = choice === "dark" || (choice === "system" && darkSystem().matches)
  document.documentElement.classList.toggle("dark", dark)
  document.documentElement.classList.toggle("light", !dark)
}

export const chooseTheme = (choice: ThemeChoice) => {
  localStorage.setItem(THEME_KEY, choice)
  paint()
  for (const listener of listeners) listener()
}

/** Repaints when the system or another tab changes its mind. Returns the way to stop. */
export const followTheme = () => {
  const system = darkSystem()
  const onStorage = () => {
    paint()
    for (const listener of listeners) listener()
  }
  paint()
  system.addEventListener("change", paint)
  window.addEventListener("storage", onStorage)
  return () => {
    system.removeEventListener("change", paint)
    window.removeEventListener("storage", onStorage)
  }
}

/** Calls back when the choice changes, here or in another tab. Returns the way to stop. */
export const watchTheme = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
