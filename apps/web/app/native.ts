declare global {
  interface Window {
    /** Present inside the native app's web view. */
    readonly Capacitor?: { readonly isNativePlatform?: () => boolean }
  }
}

const OPEN_PATHS = ["/", "/auth", "/auth/dimo/callback"]

/** Inside the native app a visitor sees the landing page, the sign-in and its callback, nothing else. */
export const closedToVisitors = (pathname: string) =>
  window.Capacitor?.isNativePlatform?.() === true && !OPEN_PATHS.includes(pathname)
