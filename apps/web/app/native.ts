declare global {
  interface Window {
    /** Present inside the native app's web view. */
    readonly Capacitor?: { readonly isNativePlatform?: () => boolean }
  }
}

const OPEN_PATHS = ["/", "/auth", "/auth/dimo/callback"]

/** Whether this page is inside the native app. */
export const isNative = () => window.Capacitor?.isNativePlatform?.() === true

/** Inside the native app visitors see the landing page, the sign-in page and its callback, nothing else. */
export const closedToVisitors = (pathname: string) => isNative() && !OPEN_PATHS.includes(pathname)
