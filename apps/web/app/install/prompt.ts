import { useSyncExternalStore } from "react"

/** The browser's install prompt, which TypeScript does not know: only Chromium has it. */
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

/** Keeps the prompt event, which fires once and early, until the app can offer it in its own words. */
export const captureInstallPrompt = (): void => {
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

/** The browser's install prompt; undefined while there is none. */
export const useInstallPrompt = () => useSyncExternalStore(watch, () => offered)

/** Shows the browser's prompt; true if the user accepts. Each prompt can be used once. */
export const askToInstall = async (prompt: InstallPrompt): Promise<boolean> => {
  await prompt.prompt()
  const { outcome } = await prompt.userChoice
  offer(undefined)
  return outcome === "accepted"
}
