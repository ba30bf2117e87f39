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

/** The document at this address, before anything of the app has run. */
const arrive = (path: string) => {
  const before = location.href
  history.replaceState(null, "", path)
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href^="/of/"]')]
  onTestFinished(() => {
    history.replaceState(null, "", before)
    for (const link of links()) link.remove()
    delete page.dataset["skeleton"]
    delete window.motorpoolEarly
  })
  beforePaint(
    beforePaintInput({
      frame: ["/of/frame.js", "/of/frame.css"],
      pages: { "/customers": ["/of/page.js"] },
      texts: {
        en: { every: ["/of/en.js"], frame: ["/of/shell-en.js"], pages: { "/customers": ["/of/page-en.js"] } },
        es: { every: ["/of/es.js"], frame: ["/of/shell-es.js"], pages: {} }
      }
    })
  )
  return links().map((link) => `${link.rel} ${link.getAttribute("href")}`)
}

/** The element the app is shown in, with one template. */
const shown = (markup: string, picture = "frame") => {
  const place = document.createElement("div")
  place.innerHTML = `<div id="root"></div><template id="${picture}-en">${markup}</template>`
  document.body.append(place)
  onTestFinished(() => place.remove())
  showSkeleton({ session: "motorpool.session", sidebar: "sidebar_state", email: "{email}" })
  return place.firstElementChild?.innerHTML
}

beforeEach(freshBrowser)

describe("what is fetched ahead", () => {
  it("is the shell, the page and its data for signed-in users", () => {
    signIn()
    const received = fakeServer()
    expect(arrive("/customers")).toEqual([
      "modulepreload /of/frame.js",
      "preload /of/frame.css",
      "modulepreload /of/shell-en.js",
      "modulepreload /of/page.js",
      "modulepreload /of/page-en.js",
      "modulepreload /of/en.js"
    ])
    expect(page.dataset["skeleton"]).toBe("frame")
    expect([...(window.motorpoolEarly?.answers.keys() ?? [])]).toContain("/api/me/organizations")
    return expect
      .poll(() => received.map(({ headers }) => headers.get("authorization")))
      .toEqual(Array.from({ length: 4 }, () => "Bearer access-1"))
  })

  it("is nothing of the frame for a visitor", () => {
    fakeServer()
    expect(arrive("/customers")).toEqual(["modulepreload /of/en.js"])
    expect(page.dataset["skeleton"]).toBeUndefined()
    expect(window.motorpoolEarly).toBeUndefined()
  })

  it("is the language of the person", () => {
    signIn(anaSession({ locale: "es" }))
    fakeServer()
    expect(arrive("/dashboard").filter((link) => link.includes("es") || link.includes("en"))).toEqual([
      "modulepreload /of/shell-es.js",
      "modulepreload /of/es.js"
    ])
    expect(page.lang).toBe("es")
  })

  it("asks nothing with a token that is about to expire", () => {
    signIn(anaSession({ expiresIn: 30 }))
    fakeServer()
    arrive("/dashboard")
    expect(page.dataset["skeleton"]).toBe("frame")
    expect(window.motorpoolEarly).toBeUndefined()
  })

  it("is used once, and only in the name it was asked in", async () => {
    signIn()
    const received = fakeServer()
    arrive("/dashboard")
    await expect.poll(() => received.length).toBe(4)
    expect(takeEarlyResponse("/api/me", "Bearer another")).toBeUndefined()
    expect((await api(GetMe, {})).email).toBe("ana@depot.example")
    expect(received).toHaveLength(4)
    await api(GetMe, {})
    expect(received).toHaveLength(5)
  })
})

describe("the frame before the app", () => {
  it("knows every page in the frame", () => {
    const paths = (list: typeof routes, framed: boolean): ReadonlyArray<string> =>
      list.flatMap(({ path, children = [], Component }) => [
        ...(framed && path !== undefined ? [path] : []),
        ...paths(children, framed || Component === Protected)
      ])
    expect(SHELL_PATHS.toSorted()).toEqual(paths(routes, false).toSorted())
    for (const path of SHELL_PATHS) expect(matchRoutes(routes, path)).not.toBeNull()
  })

  it("shows this page's part of it, and the reminder to whoever needs it", () => {
    signIn()
    fakeServer()
    arrive("/customers")
    expect(
      shown(
        '<i data-page="/dashboard">A</i><i data-page="/customers">B</i><aside><a href="/customers">C</a></aside><p data-unverified=""><b data-sentence="">Sent to {email}.</b></p>'
      )
    ).toBe(
      '<i data-page="/customers">B</i><aside><a href="/customers" aria-current="page">C</a></aside><p data-unverified=""><b data-sentence="">Sent to ana@depot.example.</b></p>'
    )
  })

  it("is not shown to visitors", () => {
    fakeServer()
    arrive("/customers")
    expect(shown("<p>A</p>")).toBe("")
  })
})

describe("the entrance before the app", () => {
  it("is shown to visitors who come to sign in", () => {
    fakeServer()
    arrive("/auth")
    expect(shown("<p>A</p>", "entrance")).toBe("<p>A</p>")
  })

  it("is not shown where something else is about to come", () => {
    fakeServer()
    arrive("/auth?mode=signup")
    expect(shown("<p>A</p>", "entrance")).toBe("")
    signIn()
    arrive("/auth")
    expect(shown("<p>A</p>", "entrance")).toBe("")
  })
})
