import { WORKER_URL } from "../../api/workerUrl.ts"
import { ALLOWED_STYLES } from "./allowedStyles.ts"

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<"createHTML" | "createScriptURL", (text: string) => string | null>>
  ) => unknown
}

declare global {
  interface Window {
    /** Absent in browsers that do not enforce Trusted Types. */
    readonly trustedTypes?: TrustedTypes
  }
}

/**
 * The page's one Trusted Types policy. It lets the known style sheets and the service worker's address
 * through and nothing else: any other string handed to innerHTML and its like, or as the address of a
 * script, is refused by the browser; texts of scripts always.
 */
export const installTrustedTypes = () => {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (ALLOWED_STYLES.includes(text) ? text : null),
    createScriptURL: (url) => (url === WORKER_URL ? url : null)
  })
}
