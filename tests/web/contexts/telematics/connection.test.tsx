import { StartConnection } from "#telematics/contract"
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { queryClient } from "../../../../apps/web/api/queryClient.ts"
import { CONNECTION_KEY } from "../../../../apps/web/contexts/telematics/keys.ts"
import { chooseLocale } from "../../../../apps/web/i18n/locale.ts"
import { answers, fakeServer, refuses } from "../../support/fakeServer.ts"
import { preventNavigation } from "../../support/preventNavigation.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { anaSession } from "../../support/people.ts"
import { deferred } from "../support/deferred.ts"
import { id, inDays } from "../support/fixtures.ts"
import { connection, noConnection } from "./fixtures.ts"
import { button, calls, home, vehicles, myConnection } from "./scene.ts"

const panel = () => page.getByRole("region", { name: "Your DIMO connection" })
const ATTEMPT = "motorpool.telematics.attempt"
const starts = answers(StartConnection, () => ({
  url: `${location.origin}/at-dimo?clientId=0x1`,
  attempt: "the-secret"
}))
const storedAttempt = (): unknown => JSON.parse(localStorage.getItem(ATTEMPT) ?? "null")

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the state", () => {
  it("connected: shows the organization, the expiry and the wallet", async () => {
    fakeServer([home(), myConnection(), vehicles()])
    await open("/device-issues")
    for (const text of ["Connected", "Riverside Depot", "in 3 months", "0x5290…9ee7", "yesterday"])
      await expect.element(panel().getByText(text, { exact: true }).first()).toBeVisible()
    await expect.element(button("Disconnect DIMO")).toBeVisible()
    await expect.element(panel().getByRole("button", { name: "Reconnect" })).not.toBeInTheDocument()
  })

  it("expiring soon: offers to reconnect first", async () => {
    fakeServer([home(), myConnection(connection({ expires_at: inDays(0.3) })), vehicles()])
    await open("/device-issues")
    await expect.element(panel().getByText("in 7 hours")).toBeVisible()
    await expect.element(panel().getByText("Your connection expires soon.", { exact: false })).toBeVisible()
    await expect.element(panel().getByRole("button", { name: "Reconnect" })).toBeVisible()
  })

  it("expired: shows since when, and offers to reconnect", async () => {
    fakeServer([home(), myConnection(connection({ state: "expired", expires_at: inDays(-2) })), vehicles([])])
    await open("/device-issues")
    await expect.element(panel().getByText("2 days ago")).toBeVisible()
    await expect.element(panel().getByRole("button", { name: "Reconnect" })).toBeVisible()
    await expect.element(button("Disconnect DIMO")).toBeVisible()
  })

  it("expires while the page is open, and reloads the remaining vehicles", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const soon = connection({ expires_at: new Date(Date.now() + 10_000).toISOString() })
    const received = fakeServer([home(), myConnection(soon), vehicles()])
    await open("/device-issues")
    await expect.element(panel().getByText("Connected", { exact: true }).first()).toBeVisible()
    vi.advanceTimersByTime(31_000)
    await expect.element(panel().getByText("Expired", { exact: true }).first()).toBeVisible()
    await expect.poll(() => calls(received, "GET", "/vehicles").length).toBe(2)
  })

  it("connected elsewhere: shows where, and what connecting here would change", async () => {
    const elsewhere = connection({ organization_id: id(31), organization_name: "North Yard" })
    fakeServer([home(), myConnection(elsewhere), vehicles([])])
    await open("/device-issues")
    await expect.element(panel().getByText("Connected elsewhere")).toBeVisible()
    await expect
      .element(panel().getByText("Your account is connected to North Yard.", { exact: false }))
      .toBeVisible()
    await expect.element(panel().getByRole("button", { name: "Connect here" })).toBeVisible()
  })

  it.each([
    ["expired", () => connection({ state: "expired", expires_at: inDays(-2) })],
    ["elsewhere", () => connection({ organization_id: id(31), organization_name: "North Yard" })],
    ["not available", () => noConnection({ available: false })]
  ])("fits 320 px in the longer language when %s", async (_, mine) => {
    fakeServer([home(), myConnection(mine()), vehicles([])])
    await chooseLocale("es")
    await open("/device-issues", [320, 640])
    await expect.element(page.getByRole("region", { name: "Su conexión con DIMO" })).toBeVisible()
    await expect.element(page.getByRole("heading", { level: 3 })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const heights = page
      .getByRole("region", { name: "Su conexión con DIMO" })
      .getByRole("button")
      .all()
      .map((one) => one.element().scrollHeight - one.element().clientHeight)
    expect(heights.filter((cut) => cut > 0)).toEqual([])
  })

  it("not available: names the setting to those who may change the organization", async () => {
    fakeServer([home(), myConnection(noConnection({ available: false })), vehicles([])])
    await open("/device-issues")
    await expect.element(panel().getByText("Not available")).toBeVisible()
    await expect.element(panel().getByText("To set it up, set DIMO_CLIENT_ID on the server.")).toBeVisible()
    await expect.element(panel().getByRole("button")).not.toBeInTheDocument()
  })

  it("not available: says whom to ask, without naming settings, to everyone else", async () => {
    const agent = home({ role: "agent", can: ["organization.read", "devices.read", "devices.connect"] })
    fakeServer([agent, myConnection(noConnection({ available: false })), vehicles([])])
    await open("/device-issues")
    await expect.element(panel().getByText("Ask your administrator to set up DIMO.")).toBeVisible()
    await expect.element(panel().getByText(/DIMO_CLIENT_ID/)).not.toBeInTheDocument()
  })

  it("connected but no longer available: offers only to disconnect", async () => {
    fakeServer([home(), myConnection(connection({ available: false, expires_at: inDays(2) })), vehicles()])
    await open("/device-issues")
    await expect.element(panel().getByText(/DIMO_CLIENT_ID/)).toBeVisible()
    await expect.element(button("Disconnect DIMO")).toBeVisible()
    await expect.element(panel().getByRole("button", { name: "Reconnect" })).not.toBeInTheDocument()
  })
})

describe("the wallet", () => {
  it("is complete on hover and for screen readers, and can be copied", async () => {
    fakeServer([home(), myConnection(), vehicles()])
    await open("/device-issues")
    const { wallet_address } = connection()
    await expect.element(panel().getByTitle(wallet_address ?? "")).toBeVisible()
    const written: Array<string> = []
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void written.push(text))
    await button("Copy wallet address").click()
    await expect.element(page.getByText("Wallet address copied")).toBeVisible()
    expect(written).toEqual([wallet_address])
  })

  it("shows an error when the browser cannot copy", async () => {
    fakeServer([home(), myConnection(), vehicles()])
    await open("/device-issues")
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No.", "NotAllowedError"))
    await button("Copy wallet address").click()
    await expect.element(page.getByText("Couldn't copy the wallet address.")).toBeVisible()
  })
})

describe("connecting", () => {
  const scene = [home(), myConnection(noConnection()), vehicles([])]

  it("stores the attempt in this browser and opens DIMO, with a single request", async () => {
    const received = fakeServer([...scene, starts])
    const addresses = preventNavigation()
    await open("/device-issues")
    await panel().getByRole("button", { name: "Connect DIMO" }).click()
    await expect.poll(() => addresses).toEqual(["/at-dimo?clientId=0x1"])
    expect(storedAttempt()).toMatchObject({
      attempt: "the-secret",
      provider: "dimo",
      userId: anaSession().user.id
    })
    expect(calls(received, "POST", "/telematics/dimo/attempts")).toHaveLength(1)
  })

  it("works from the palette, on any page", async () => {
    fakeServer([...scene, starts])
    const addresses = preventNavigation()
    await open("/reports")
    await expect.element(button("Account menu")).toBeVisible()
    await userEvent.keyboard("{Control>}k{/Control}")
    await expect.element(page.getByRole("dialog").getByRole("combobox")).toHaveFocus()
    await userEvent.keyboard("connect dimo")
    await expect.element(page.getByRole("option", { name: "Connect DIMO" })).toBeVisible()
    expect(page.getByRole("option", { name: "Disconnect DIMO" }).all()).toEqual([])
    await userEvent.keyboard("{Enter}")
    await expect.poll(() => addresses).toEqual(["/at-dimo?clientId=0x1"])
  })

  it("is offered by the palette only once it is known to be available", async () => {
    const slow = deferred(myConnection(noConnection({ available: false })))
    const received = fakeServer([home(), slow.answer])
    await open("/reports")
    await expect.element(button("Account menu")).toBeVisible()
    await userEvent.keyboard("{Control>}k{/Control}")
    await expect.poll(() => calls(received, "GET", "/connection").length).toBe(1)
    const offered = () => page.getByRole("option", { name: /DIMO/ }).all()
    await expect.element(page.getByRole("option", { name: "Sign Out" })).toBeInTheDocument()
    expect(offered()).toEqual([])
    slow.release()
    await expect.poll(() => queryClient.getQueryState(CONNECTION_KEY)?.status).toBe("success")
    expect(offered()).toEqual([])
  })

  it("can be cancelled while DIMO is slow", async () => {
    const slow = deferred(starts)
    fakeServer([...scene, slow.answer])
    const addresses = preventNavigation()
    await open("/device-issues")
    await panel().getByRole("button", { name: "Connect DIMO" }).click()
    await expect.element(page.getByRole("dialog", { name: "Opening DIMO…" })).toBeVisible()
    await button("Cancel").click()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    slow.release()
    await expect.poll(() => storedAttempt()).toBe(null)
    expect(addresses).toEqual([])
  })

  it.each([
    ["the server's refusal", 409, "Failed to generate auth URL", "Failed to generate auth URL"],
    ["its own sentence for a fault", 500, "Something broke.", "Failed to get auth URL"]
  ])("shows %s", async (_, status, detail, shown) => {
    fakeServer([...scene, refuses(StartConnection, status, "broken", detail)])
    await open("/device-issues")
    await panel().getByRole("button", { name: "Connect DIMO" }).click()
    await expect.element(page.getByText(shown)).toBeVisible()
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument()
    expect(storedAttempt()).toBe(null)
  })
})
