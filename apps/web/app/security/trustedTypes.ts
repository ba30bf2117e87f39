import { isWorkerUrl } from "../../api/workerUrl.ts"
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
 * The page's only Trusted Types policy. It allows the known style sheets and the workers' addresses,
 * nothing else: the browser refuses any other string passed to innerHTML and the like, or as a script URL;
 * and script text always.
 */
export const installTrustedTypes = () => {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (ALLOWED_STYLES.includes(text) ? text : null),
    createScriptURL: (url) => (isWorkerUrl(url) ? url : null)
  })
}
