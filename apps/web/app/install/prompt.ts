import { useSyncExternalStore } from "react"

/** The browser's offer to install the app, which TypeScript does not know: only Chromium makes it. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>
}

declare global {
  interface WindowEventMap {
    readonly beforeinstallprompt: InstallPrompt
  }
}

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

const offer = (prompt: InstallPrompt | undefined) => {
  offered = prompt
  for (const listener of listeners) listener()
}

/** Keeps the offer, which comes once and early, until the app can make it in its own words. */
export const keepInstallPrompt = (): void => {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault()
    offer(event)
  })
  window.addEventListener("appinstalled", () => offer(undefined))
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The browser's offer; undefined while there is none. */
export const useInstallPrompt = () => useSyncExternalStore(watch, () => offered)

/** Has the browser ask; true once somebody accepts. An offer is good for one question. */
export const askToInstall = async (prompt: InstallPrompt): Promise<boolean> => {
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  offer(undefined)
  return outcome === "accepted"
}
