import { GetMe } from "#identity/contract"
import { matchRoutes } from "react-router"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { takeEarlyResponse } from "../../apps/web/api/earlyResponses.ts"
import { api } from "../../apps/web/api/client.ts"
import { Protected } from "../../apps/web/app/Protected.tsx"
import { routes } from "../../apps/web/app/routes.tsx"
import { beforePaint } from "../../apps/web/app/start/beforePaint.ts"
import { SHELL_PATHS } from "../../apps/web/app/start/skeletonPages.ts"
import { showSkeleton } from "../../apps/web/app/start/showSkeleton.ts"
import { beforePaintInput } from "../../apps/web/app/start/beforePaintInput.ts"
import { fakeServer } from "./support/fakeServer.ts"
import { freshBrowser, signIn } from "./support/open.tsx"
import { anaSession } from "./support/people.ts"

const page = document.documentElement

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/of/"]')]
let loaded: string | undefined

/** The files that the document fetches, in order, the app's script last. */
const fetched = () => [
  ...links().map((link) => `${link.rel} ${link.getAttribute("href")}`),
  ...(loaded === undefined ? [] : [loaded])
]

const untilPainted = () =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(() => setTimeout(painted))))

/** Opens the document at this address, without the app's code; returns what it fetches before the first paint. */
const openDocument = (path: string) => {
  const before = location.href
  history.replaceState(null, "", path)
  onTestFinished(async () => {
    history.replaceState(null, "", before)
    await untilPainted()
    for (const link of links()) link.remove()
    loaded = undefined
    delete page.dataset["skeleton"]
    delete window.motorpoolEarly
  })
  beforePaint(
    beforePaintInput({
      app: ["/of/app.js", "/of/vendor.js"],
      shell: ["/of/shell.js", "/of/shell.css"],
      pages: { "/customers": ["/of/page.js"] },
      texts: {
        en: { every: ["/of/en.js"], shell: ["/of/shell-en.js"], pages: { "/customers": ["/of/page-en.js"] } },
        es: { every: ["/of/es.js"], shell: ["/of/shell-es.js"], pages: {} }
      }
    }),
    (script) => {
      loaded = script
    }
  )
  return fetched()
}

/** What the root element shows, in a document with one template. */
const skeletonIn = (markup: string, name = "shell") => {
  const place = document.createElement("div")
  place.innerHTML = `<div id="root"></div><template id="${name}-en">${markup}</template>`
  document.body.append(place)
  onTestFinished(() => place.remove())
  showSkeleton({ session: "motorpool.session", sidebar: "sidebar_state", email: "{email}", record: "record" })
  return place.firstElementChild?.innerHTML
}

beforeEach(freshBrowser)

describe("preloading", () => {
  it("fetches the styles and data first, and the code of shell and page after the first paint", async () => {
    signIn()
    const received = fakeServer()
    expect(openDocument("/customers")).toEqual(["preload /of/shell.css"])
    await untilPainted()
    expect(fetched()).toEqual([
      "preload /of/shell.css",
      "modulepreload /of/vendor.js",
      "modulepreload /of/shell.js",
      "modulepreload /of/shell-en.js",
      "modulepreload /of/page.js",
      "modulepreload /of/page-en.js",
      "modulepreload /of/en.js",
      "/of/app.js"
    ])
    expect(page.dataset["skeleton"]).toBe("shell")
    expect([...(window.motorpoolEarly?.answers.keys() ?? [])]).toContain("/api/me/organizations")
    return expect
      .poll(() => received.map(({ headers }) => headers.get("authorization")))
      .toEqual(Array.from({ length: 4 }, () => "Bearer access-1"))
  })

  it("fetches nothing of the shell for visitors", () => {
    fakeServer()
    openDocument("/customers")
    expect(page.dataset["skeleton"]).toBeUndefined()
    // There is no skeleton to paint first.
    expect(fetched()).toEqual(["modulepreload /of/vendor.js", "modulepreload /of/en.js", "/of/app.js"])
    expect(window.motorpoolEarly).toBeUndefined()
  })

  it("fetches the messages in the user's language", async () => {
    signIn(anaSession({ locale: "es" }))
    fakeServer()
    openDocument("/dashboard")
    await untilPainted()
    expect(fetched().filter((file) => file.includes("es.js") || file.includes("en.js"))).toEqual([
      "modulepreload /of/shell-es.js",
      "modulepreload /of/es.js"
    ])
    expect(page.lang).toBe("es")
  })

  it("sends no request with a token that is about to expire", () => {
    signIn(anaSession({ expiresIn: 30 }))
    fakeServer()
    openDocument("/dashboard")
    expect(page.dataset["skeleton"]).toBe("shell")
    expect(window.motorpoolEarly).toBeUndefined()
  })

  it("uses each response once, and only for the user it was requested for", async () => {
    signIn()
    const received = fakeServer()
    openDocument("/dashboard")
    await expect.poll(() => received.length).toBe(4)
    expect(takeEarlyResponse("/api/me", "Bearer another")).toBeUndefined()
    expect((await api(GetMe, {})).email).toBe("ana@depot.example")
    expect(received).toHaveLength(4)
    await api(GetMe, {})
    expect(received).toHaveLength(5)
  })
})

describe("the shell's skeleton", () => {
  it("covers every page in the shell", () => {
    const paths = (list: typeof routes, inShell: boolean): ReadonlyArray<string> =>
      list.flatMap(({ path, children = [], Component }) => [
        ...(inShell && path !== undefined ? [path] : []),
        ...paths(children, inShell || Component === Protected)
      ])
    expect(SHELL_PATHS.toSorted()).toEqual(paths(routes, false).toSorted())
    for (const path of SHELL_PATHS) expect(matchRoutes(routes, path)).not.toBeNull()
  })

  it("shows the current page's part, and the reminder to users with an unverified address", () => {
    signIn()
    fakeServer()
    openDocument("/customers")
    expect(
      skeletonIn(
        '<i data-page="/dashboard">A</i><i data-page="/customers">B</i><aside><a href="/customers">C</a></aside><p data-unverified=""><b data-sentence="">Sent to {email}.</b></p>'
      )
    ).toBe(
      '<i data-page="/customers">B</i><aside><a href="/customers" aria-current="page">C</a></aside><p data-unverified=""><b data-sentence="">Sent to ana@depot.example.</b></p>'
    )
  })

  it("of a record is without a title, in its section", () => {
    signIn()
    fakeServer()
    openDocument("/vehicles/7")
    expect(page.dataset["skeleton"]).toBe("shell")
    expect(
      skeletonIn(
        '<i data-page="/vehicles">A</i><i data-page="record">B</i><b data-section="/vehicles">C</b><aside><a href="/vehicles">D</a></aside>'
      )
    ).toBe(
      '<i data-page="record">B</i><b data-section="/vehicles">C</b><aside><a href="/vehicles" aria-current="page">D</a></aside>'
    )
  })

  it("is not shown to visitors", () => {
    fakeServer()
    openDocument("/customers")
    expect(skeletonIn("<p>A</p>")).toBe("")
  })
})

describe("the sign-in skeleton", () => {
  it("is shown to visitors on the sign-in page", () => {
    fakeServer()
    openDocument("/auth")
    expect(skeletonIn("<p>A</p>", "sign-in")).toBe("<p>A</p>")
  })

  it("is that of signing up where visitors create an account", () => {
    fakeServer()
    openDocument("/auth?mode=signup")
    expect(skeletonIn("<p>A</p>", "sign-up")).toBe("<p>A</p>")
  })

  it("is not shown where the app will render something else", () => {
    fakeServer()
    openDocument("/auth?mode=forgot")
    expect(skeletonIn("<p>A</p>", "sign-in")).toBe("")
    signIn()
    openDocument("/auth")
    expect(skeletonIn("<p>A</p>", "sign-in")).toBe("")
  })
})
