/** What the script in the head is told: it stands alone and imports nothing. */
export interface BeforePaint {
  readonly asphalt: { readonly light: string; readonly dark: string }
  readonly keys: { readonly session: string; readonly theme: string; readonly locale: string }
  /** Where the page is in Spanish; undefined when it is in Spanish already. */
  readonly spanish: string | undefined
  /** Whether this is the landing page, the one public page that visitors of the native app see. */
  readonly home: boolean
}

/**
 * Runs in the head, before the first paint, so that nobody sees the wrong theme, language or buttons flash.
 * Its text goes into the page as it is. It marks the document: `dark` or `light`, `scripted`, and `member`
 * for somebody signed in.
 */
export const beforePaint = ({ asphalt, keys, spanish, home }: BeforePaint) => {
  const [session, theme, chosen] = [keys.session, keys.theme, keys.locale].map((key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage can be forbidden altogether: then nothing was chosen.
      return null
    }
  })
  const marks = document.documentElement.classList
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  marks.add(dark ? "dark" : "light", "scripted")
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", dark ? asphalt.dark : asphalt.light)
  if (session) marks.add("member")
  else if (!home && window.Capacitor?.isNativePlatform?.()) location.replace("/")

  const speaks = ["en", "es"]
  const language = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])].find(
    (one) => typeof one === "string" && speaks.includes(one)
  )
  // English addresses are everybody's: whoever reads Spanish goes on to it. A Spanish one was meant.
  if (spanish && language === "es") location.replace(spanish + location.search + location.hash)
}
