interface Texts {
  readonly every: ReadonlyArray<string>
  readonly shell: ReadonlyArray<string>
  readonly pages: Readonly<Record<string, ReadonlyArray<string>>>
}

/** The input of the script in the head, which cannot import anything. */
export interface BeforePaint {
  readonly keys: Readonly<Record<"session" | "theme" | "density" | "locale" | "place", string>>
  readonly asphalt: { readonly light: string; readonly dark: string }
  /** Files of the build, which this script fetches; none on the development server. */
  readonly files: {
    /** The app's script, followed by those that it imports. */
    readonly app: ReadonlyArray<string>
    /** The shell, which surrounds the pages of signed-in users. */
    readonly shell: ReadonlyArray<string>
    /** What a page needs in addition, by its path; the first that matches. */
    readonly pages: Readonly<Record<string, ReadonlyArray<string>>>
    /** The messages of all of these, by language; `every` are those of every page. */
    readonly texts: Readonly<Record<"en" | "es", Texts>>
  }
  /** The paths of the pages in the shell, those of records with a parameter. */
  readonly shellPaths: ReadonlyArray<string>
  /** The page visitors arrive at. */
  readonly signInPath: string
  /** The query of that page where they create an account. */
  readonly signUpQuery: string
  /** The requests the shell makes first. */
  readonly calls: ReadonlyArray<string>
}

/**
 * Runs in the head, before the first paint, so that the wrong theme or row height never flashes. Starts fetching
 * the code and data of the page at this address in parallel; the browser would otherwise discover each only
 * after the previous one. Its source is inlined into the document. It marks the document: `dark` or `light`,
 * the row height, the language, and `data-skeleton` if the skeleton of the shell, sign-in or sign-up should be shown.
 *
 * Long because: its source is inlined, so it can call no function outside of itself.
 */
export const beforePaint = (
  { keys, asphalt, files, shellPaths, signInPath, signUpQuery, calls }: BeforePaint,
  load: (script: string) => void
) => {
  const stored = ["session", "theme", "density", "locale", "place"] as const
  const [saved, theme, density, chosen, place] = stored.map((name) => {
    try {
      return localStorage.getItem(keys[name])
    } catch {
      // Storage can be forbidden altogether: then nothing was chosen, and no one is signed in.
      return null
    }
  })
  const page = document.documentElement
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches)
  page.classList.add(dark ? "dark" : "light")
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute("content", dark ? asphalt.dark : asphalt.light)
  page.dataset["density"] = density === "compact" ? "compact" : "comfortable"

  const signedIn = () => {
    try {
      const { access_token: token, expires_at: until, user } = JSON.parse(saved ?? "")
      return { token: String(token), until: Number(until), locale: user.locale }
    } catch {
      return undefined
    }
  }
  const session = signedIn()
  const languages = navigator.languages.map((tag) => tag.split("-")[0])
  page.lang = [session?.locale, chosen, ...languages].find((one) => ["en", "es"].includes(one)) ?? "en"
  const texts = page.lang === "es" ? files.texts.es : files.texts.en

  const path = location.pathname
  const matches = (route: string) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}$`).test(path)
  const inShell = session !== undefined && shellPaths.some(matches)
  const route = Object.keys(files.pages).find(matches) ?? path
  const ofPage = [files.pages[route], texts.pages[route]]
  const links = [
    ...(inShell ? [files.shell, texts.shell] : []),
    ...(inShell || !shellPaths.some(matches) ? ofPage : []),
    texts.every
  ].flatMap((list) => list ?? [])
  const [app, ...imported] = files.app
  const preload = (kind: ".css" | ".js") => {
    for (const file of [...imported, ...links].filter((name) => name.endsWith(kind))) {
      const link = document.createElement("link")
      link.rel = kind === ".css" ? "preload" : "modulepreload"
      if (kind === ".css") link.as = "style"
      // The same request as the bundler's own loader makes: otherwise it would be fetched twice.
      link.crossOrigin = ""
      link.href = file
      document.head.append(link)
    }
  }
  const start = () => app !== undefined && load(app)
  const fetchScripts = () => {
    preload(".js")
    // The app needs the whole document, even if the rest of it is late.
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", start, { once: true })
    else start()
  }
  preload(".css")
  const forms = new Map([
    ["", "sign-in"],
    [signUpQuery, "sign-up"]
  ])
  const form = session === undefined && path === signInPath ? forms.get(location.search) : undefined
  const skeleton = inShell ? "shell" : form
  if (skeleton !== undefined) page.dataset["skeleton"] = skeleton
  // The skeleton is shown with its style sheets and fonts only: scripts must not compete with them. A page in the
  // background is not painted.
  if (skeleton !== undefined && !document.hidden) requestAnimationFrame(() => setTimeout(fetchScripts))
  else fetchScripts()
  // A token about to expire is refreshed first, which the app does.
  if (!inShell || session.until - 60 < Date.now() / 1000) return
  const headers = { authorization: `Bearer ${session.token}` }
  const request = (url: string) => {
    const response = fetch(url, { headers })
    // The consumer of the response handles the failure.
    response.catch(() => undefined)
    return [url, response] as const
  }
  const answers = new Map(calls.map(request))
  window.motorpoolEarly = { token: session.token, at: performance.now(), answers, place: place ?? undefined }
}
