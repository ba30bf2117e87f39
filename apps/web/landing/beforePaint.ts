/** The input of the script in the head, which cannot import anything. */
export interface BeforePaint {
  readonly asphalt: { readonly light: string; readonly dark: string }
  readonly keys: { readonly session: string; readonly theme: string; readonly locale: string }
  /** The address of the page in Spanish; undefined if it is already in Spanish. */
  readonly spanish: string | undefined
  /** Whether this is the landing page, the only public page that visitors of the native app see. */
  readonly home: boolean
}

/**
 * Runs in the head, before the first paint, so that the wrong theme, language or buttons never flash. Its
 * source is inlined into the page. It marks the document: `dark` or `light`, `scripted`, and `member` for
 * signed-in users.
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

  const supported = ["en", "es"]
  const language = [chosen, ...navigator.languages.map((tag) => tag.split("-")[0])].find(
    (one) => typeof one === "string" && supported.includes(one)
  )
  // English addresses are shared by all: Spanish readers are redirected. A Spanish address was chosen on
  // purpose.
  if (spanish && language === "es") location.replace(spanish + location.search + location.hash)
}
