import { ALLOWED_STYLES } from "./allowedStyles.ts"

interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null }
  ) => unknown
}

declare global {
  interface Window {
    /** Absent in browsers that do not enforce Trusted Types. */
    readonly trustedTypes?: TrustedTypes
  }
}

/**
 * The page's one Trusted Types policy. It lets the known style sheets through and nothing else: any other
 * string handed to innerHTML and its like is refused by the browser, scripts and script URLs always.
 */
export const installTrustedTypes = () => {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (ALLOWED_STYLES.includes(text) ? text : null)
  })
}
