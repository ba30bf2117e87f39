import { useEffect, useState } from "react"
import { isAppleMobile } from "../../api/device.ts"
import { useMediaQuery } from "../../ui/useMediaQuery.ts"
import { tab } from "../../api/storage.ts"
import { INSTALL_DISMISSED_KEY } from "../../api/storageKeys.ts"
import { isNative } from "../native.ts"
import { useInstallPrompt } from "./prompt.ts"

/** Milliseconds before the steps show: users with a task have started it by then. */
const APPLE_DELAY = 3000

declare global {
  interface Navigator {
    /** Safari's own flag for an app opened from the home screen. */
    readonly standalone?: boolean
  }
}

const useStandalone = () =>
  // Both: the media query changes on installation, the other never does.
  useMediaQuery("(display-mode: standalone)") || navigator.standalone === true

const useAfter = (milliseconds: number) => {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return over
}

/** Declining lasts until the browser is closed. */
const useDismissal = () => {
  const [dismissed, setDismissed] = useState(() => tab.getItem(INSTALL_DISMISSED_KEY) !== null)
  const dismiss = () => {
    tab.setItem(INSTALL_DISMISSED_KEY, "yes")
    setDismissed(true)
  }
  return [dismissed, dismiss] as const
}

/** How the app can be installed here, if it is to be offered now; and the function that declines. */
export const useInstall = () => {
  const standalone = useStandalone()
  const [dismissed, dismiss] = useDismissal()
  const prompt = useInstallPrompt()
  const waited = useAfter(APPLE_DELAY)
  const hidden = standalone || dismissed || isNative()
  const manual = waited && isAppleMobile()
  return { prompt: hidden ? undefined : prompt, manual: !hidden && manual, dismiss }
}
