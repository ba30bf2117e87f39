// The order matters: most user agents also contain Safari, many Chrome.
const BROWSERS = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"]
] as const

const SYSTEMS = [
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"]
] as const

type Names = typeof BROWSERS | typeof SYSTEMS

const first = (names: Names, text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1]

/** The names of the browser and the system in a user agent, as far as known. */
export const browserOf = (userAgent: string) => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
  handheld: /\b(?:iPhone|iPad|Android)\b/.test(userAgent)
})
