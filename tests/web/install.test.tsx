import { page } from "vitest/browser"
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { render } from "vitest-browser-react"
import { InstallCard } from "../../apps/web/app/install/InstallCard.tsx"
import { type InstallPrompt, captureInstallPrompt } from "../../apps/web/app/install/prompt.ts"
import { switchLocale } from "../../apps/web/i18n/locale.ts"
import { ThemeRoot } from "../../apps/web/ui/ThemeRoot.tsx"
import { Toaster } from "../../apps/web/ui/Toaster.tsx"
import { freshBrowser } from "./support/open.tsx"

captureInstallPrompt()

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15"

/** The browser offers to install the app; its prompt is answered with `outcome`. */
const offer = (outcome: "accepted" | "dismissed" = "accepted") => {
  const prompt = vi.fn(async () => undefined)
  const event: InstallPrompt = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: prompt,
    userChoice: Promise.resolve({ outcome })
  })
  window.dispatchEvent(event)
  return { prompt, event }
}

const played = (object: object, name: string, value: unknown) => {
  Object.defineProperty(object, name, { configurable: true, get: () => value })
  onTestFinished(() => void Reflect.deleteProperty(object, name))
}

const iPhone = ({ standalone = false } = {}) => {
  played(navigator, "userAgent", IPHONE)
  played(navigator, "standalone", standalone)
}

const opened = () =>
  render(
    <ThemeRoot>
      <InstallCard />
      <Toaster />
    </ThemeRoot>
  )

const card = () => page.getByRole("region", { name: "Install Motorpool" })
const button = (name: string) => card().getByRole("button", { name, exact: true })

beforeEach(freshBrowser)
afterEach(() => {
  vi.useRealTimers()
  window.dispatchEvent(new Event("appinstalled"))
})

describe("the install prompt", () => {
  it("is offered in the app's own words once the browser allows it", async () => {
    await opened()
    await expect.element(card()).not.toBeInTheDocument()
    const { event } = offer()
    expect(event.defaultPrevented, "the browser's own words stay away").toBe(true)
    await expect.element(card()).toBeVisible()
    await expect.element(button("Install")).toBeVisible()
    await expect.element(button("Not now")).toBeVisible()
  })

  it("is offered even if the browser's event came before the page", async () => {
    offer()
    await opened()
    await expect.element(card()).toBeVisible()
  })

  it("is shown by the browser, and success is confirmed", async () => {
    await opened()
    const { prompt } = offer("accepted")
    await button("Install").click()
    await expect.element(page.getByText("App installed successfully!", { exact: true })).toBeVisible()
    expect(prompt).toHaveBeenCalledTimes(1)
    await expect.element(card()).not.toBeInTheDocument()
  })

  it("disappears silently when declined", async () => {
    await opened()
    offer("dismissed")
    await button("Install").click()
    await expect.element(card()).not.toBeInTheDocument()
    expect(page.getByText("App installed successfully!").query()).toBeNull()
    offer()
    await expect.element(card()).not.toBeInTheDocument()
  })

  it("disappears when the app is installed from the browser's menu", async () => {
    await opened()
    offer()
    await expect.element(card()).toBeVisible()
    window.dispatchEvent(new Event("appinstalled"))
    await expect.element(card()).not.toBeInTheDocument()
  })
})

describe("Not now", () => {
  it("lasts for the browser session, across reloads", async () => {
    const screen = await opened()
    offer()
    await button("Not now").click()
    await expect.element(card()).not.toBeInTheDocument()
    await screen.unmount()
    await opened()
    offer()
    await expect.element(card()).not.toBeInTheDocument()
  })

  it("ends with the browser session", async () => {
    const screen = await opened()
    offer()
    await button("Not now").click()
    await screen.unmount()
    sessionStorage.clear()
    await opened()
    await expect.element(card()).toBeVisible()
  })
})

describe("on iOS", () => {
  it("shows the steps after 3 seconds, not before", async () => {
    iPhone()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await opened()
    vi.advanceTimersByTime(2999)
    expect(card().query()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await expect.element(card()).toBeVisible()
    const steps = card().getByRole("listitem")
    await expect.element(steps.nth(0)).toHaveTextContent("Share")
    await expect.element(steps.nth(1)).toHaveTextContent("Add to Home Screen")
    expect(button("Install").query()).toBeNull()
    await button("Not now").click()
    await expect.element(card()).not.toBeInTheDocument()
  })

  it("shows nothing in the installed app", async () => {
    iPhone({ standalone: true })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await opened()
    vi.advanceTimersByTime(10_000)
    vi.useRealTimers()
    await expect.element(card()).not.toBeInTheDocument()
  })

  it("detects an iPad that identifies as a Mac", async () => {
    played(navigator, "userAgent", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")
    played(navigator, "maxTouchPoints", 5)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    await opened()
    vi.advanceTimersByTime(3000)
    vi.useRealTimers()
    await expect.element(card()).toBeVisible()
  })
})

it("shows no steps on a desktop without a prompt", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await opened()
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  await expect.element(card()).not.toBeInTheDocument()
})

it("is available in Spanish", async () => {
  await switchLocale("es")
  offer()
  await opened()
  await expect.element(page.getByRole("region", { name: "Instalar Motorpool" })).toBeVisible()
  await expect.element(page.getByRole("button", { name: "Ahora no" })).toBeVisible()
})
