interface Texts {
  readonly every: ReadonlyArray<string>
  readonly frame: ReadonlyArray<string>
  readonly pages: Readonly<Record<string, ReadonlyArray<string>>>
}

/** What the script in the head is told: it stands alone and imports nothing. */
export interface BeforePaint {
  readonly keys: Readonly<Record<"session" | "theme" | "density" | "locale", string>>
  readonly asphalt: { readonly light: string; readonly dark: string }
  /** Files of the build, to be fetched beside those that the document names; none on the development server. */
  readonly files: {
    /** The frame around the pages of somebody signed in. */
    readonly frame: ReadonlyArray<string>
    /** What a page needs besides, by its path. */
    readonly pages: Readonly<Record<string, ReadonlyArray<string>>>
    /** The texts of all that, by language; `every` are those of every page. */
    readonly texts: Readonly<Record<"en" | "es", Texts>>
  }
  /** The paths of the pages in the frame. */
  readonly framed: ReadonlyArray<string>
  /** The page that visitors come to. */
  readonly entrance: string
  /** What the frame asks the server first. */
  readonly calls: ReadonlyArray<string>
}

/**
 * Runs in the head, before the first paint, so that nobody sees the wrong theme or row height flash. Has the
 * browser fetch at once what the page at this address needs, code and data, where it would otherwise learn
 * of each only from the one before. Its text goes into the document as it is. It marks the document: `dark`
 * or `light`, the row height, the language, and `data-skeleton` where the frame or the entrance is to be shown.
 */
export const beforePaint = ({ keys, asphalt, files, framed, entrance, calls }: BeforePaint) => {
  const [kept, theme, density, chosen] = [keys.session, keys.theme, keys.density, keys.locale].map((key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage can be forbidden altogether: then nothing was chosen, and nobody is signed in.
      return null
    }
  })
  const page = document.documentElement
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  page.classList.add(dark ? "dark" : "light")
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", dark ? asphalt.dark : asphalt.light)
  page.dataset["density"] = density === "compact" ? "compact" : "comfortable"

  const stored = () => {
    try {
      const { access_token: token, expires_at: until, user } = JSON.parse(kept ?? "")
      return { token: String(token), until: Number(until), locale: user.locale }
    } catch {
      return undefined
    }
  }
  const session = stored()
  const spoken = navigator.languages.map((tag) => tag.split("-")[0])
  page.lang = [session?.locale, chosen, ...spoken].find((one) => ["en", "es"].includes(one)) ?? "en"
  const texts = page.lang === "es" ? files.texts.es : files.texts.en

  const path = location.pathname
  const isFramed = session !== undefined && framed.includes(path)
  const ofPage = [files.pages[path], texts.pages[path]]
  const wanted = [
    ...(isFramed ? [files.frame, texts.frame] : []),
    ...(isFramed || !framed.includes(path) ? ofPage : []),
    texts.every
  ].flatMap((list) => list ?? [])
  for (const file of wanted) {
    const link = document.createElement("link")
    link.rel = file.endsWith(".css") ? "preload" : "modulepreload"
    if (link.rel === "preload") link.as = "style"
    // As the bundler's own loader asks for it: otherwise it would be fetched a second time.
    link.crossOrigin = ""
    link.href = file
    document.head.append(link)
  }
  const isEntrance = session === undefined && path === entrance && location.search === ""
  if (isFramed || isEntrance) page.dataset["skeleton"] = isFramed ? "frame" : "entrance"
  if (!isFramed) return
  // A token about to expire is exchanged first, which is the app's to do.
  if (session.until - 60 < Date.now() / 1000) return
  const headers = { authorization: `Bearer ${session.token}` }
  const ask = (url: string) => {
    const answer = fetch(url, { headers })
    // Whoever takes the answer hears of it too.
    answer.catch(() => undefined)
    return [url, answer] as const
  }
  window.motorpoolEarly = { token: session.token, at: performance.now(), answers: new Map(calls.map(ask)) }
}
