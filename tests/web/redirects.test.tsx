import { RefreshSession } from "#identity/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page } from "vitest/browser"
import { rememberPath, returnPath } from "../../apps/web/app/returnPath.ts"
import { answers, fakeServer, refuses, replies } from "./support/fakeServer.ts"
import { preventNavigation } from "./support/preventNavigation.ts"
import { freshBrowser, open, signIn } from "./support/open.tsx"
import { anaSession } from "./support/people.ts"

beforeEach(freshBrowser)

const insideNativeApp = (native: boolean) => {
  Object.defineProperty(window, "Capacitor", {
    configurable: true,
    value: { isNativePlatform: () => native }
  })
  onTestFinished(() => void Reflect.deleteProperty(window, "Capacitor"))
}

describe("a protected page", () => {
  it("sends visitors to /auth and remembers where they wanted to go", async () => {
    fakeServer()
    const { pathname } = await open("/organization?tab=invitations")
    await expect.poll(pathname).toBe("/auth")
    expect(returnPath()).toBe("/organization?tab=invitations")
  })

  it("shows a spinner while an expired session is refreshed, then the page", async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const fresh = answers(RefreshSession, () => anaSession({ token: "access-2" }))
    fakeServer([
      replies(RefreshSession, async (request) => {
        await promise
        return fresh.reply(request)
      })
    ])
    signIn(anaSession({ expiresIn: -5 }))
    await open("/services")
    await expect.element(page.getByRole("status", { name: "Loading…" })).toBeVisible()
    await expect.element(page.getByRole("heading", { name: "Services" })).not.toBeInTheDocument()
    resolve()
    await expect.element(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible()
  })

  it("sends users whose session the server has ended to /auth, and remembers the path", async () => {
    fakeServer([refuses(RefreshSession, 401, "session_ended")])
    signIn(anaSession({ expiresIn: -5 }))
    const { pathname } = await open("/reports")
    await expect.poll(pathname).toBe("/auth")
    expect(returnPath()).toBe("/reports")
  })
})

describe("the remembered path", () => {
  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/auth", ""])(
    "%s is never followed",
    (path) => {
      rememberPath(path)
      expect(returnPath()).toBe("/dashboard")
    }
  )
})

describe("inside the native app", () => {
  it.each(["/dashboard", "/nowhere", "/organization"])("%s sends visitors to /", async (path) => {
    insideNativeApp(true)
    fakeServer()
    const left = preventNavigation()
    await open(path)
    await expect.poll(() => left).toEqual(["/"])
  })

  it.each(["/auth", "/auth/dimo/callback"])("%s stays open", async (path) => {
    insideNativeApp(true)
    fakeServer()
    const { pathname } = await open(path)
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(pathname()).toBe(path)
  })

  it("signed-in users can open any page", async () => {
    insideNativeApp(true)
    fakeServer()
    signIn()
    const { pathname } = await open("/reports")
    await expect.element(page.getByRole("heading", { level: 1, name: "Reports" })).toBeVisible()
    expect(pathname()).toBe("/reports")
  })

  it("other browsers are not restricted", async () => {
    insideNativeApp(false)
    fakeServer()
    const { pathname } = await open("/dashboard")
    await expect.poll(pathname).toBe("/auth")
  })
})

it("the app redirects to the landing page, which is a separate document", async () => {
  fakeServer()
  const left = preventNavigation()
  const { router, pathname } = await open("/auth")
  void router.navigate("/")
  await expect.poll(() => left).toEqual(["/"])
  expect(pathname()).toBe("/auth")
})

describe("an unknown address", () => {
  it("shows the not-found page and logs the route", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined)
    onTestFinished(() => logged.mockRestore())
    fakeServer()
    await open("/no/such/page")
    await expect.element(page.getByText("404")).toBeVisible()
    await expect.element(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible()
    await expect.element(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/")
    await expect.poll(() => logged).toHaveBeenCalledWith(expect.stringContaining("/no/such/page"))
  })
})
