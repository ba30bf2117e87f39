import { ListLatestPositions } from "#telematics/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { fakeServer, refuses } from "../../support/fakeServer.ts"
import { typeAndPause } from "../../support/fakeTimers.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { id } from "../support/fixtures.ts"
import { list, manyVehicles, movement, option, positions, stream } from "./mapScene.ts"
import { button, home } from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list beside the map", () => {
  it("names vehicles with their drivers and what they do, in the user's units", async () => {
    fakeServer([home({ units: "imperial" }), positions()])
    await open("/vehicle-map")
    await expect.element(page.getByText("4 vehicles")).toBeVisible()
    await expect.element(option("Transit 1")).toMatchTextContent(/Ana Ruiz.*Moving, 34 mph/)
    await expect.element(option("Kangoo 2")).toMatchTextContent(/No driver.*Parked, reported at/)
    await expect.element(option("Octavia 3")).toMatchTextContent(/Last seen 3 days ago/)
    await expect.element(option("Private 4")).toMatchTextContent(/Private trip/)
  })

  it("is limited by search, state and availability, which are in the address", async () => {
    fakeServer([home(), positions()])
    const { router } = await open("/vehicle-map?availability=available")
    await expect.element(page.getByText("2 of 4 vehicles")).toBeVisible()
    await page.getByRole("combobox", { name: "State" }).selectOptions("No signal for an hour")
    await expect.element(page.getByText("1 of 4 vehicles")).toBeVisible()
    await page.getByRole("searchbox", { name: "Search vehicles" }).click()
    await typeAndPause(() => userEvent.keyboard("kangoo"))
    await expect.element(page.getByRole("heading", { name: "No vehicles match" })).toBeVisible()
    await button("Clear filters").click()
    await expect.element(page.getByText("4 vehicles")).toBeVisible()
    await expect.poll(() => router.state.location.search).toBe("")
  })

  it("is used with the keyboard: arrows, Enter and Escape", async () => {
    fakeServer([home(), positions()])
    const { router } = await open("/vehicle-map")
    await expect.element(option("Kangoo 2")).toBeVisible()
    list().element().focus()
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    await expect.element(page.getByRole("heading", { level: 2, name: "Octavia 3" })).toBeVisible()
    expect(router.state.location.search).toBe(`?vehicle=${id(3)}`)
    await userEvent.keyboard("{Escape}")
    await expect.element(list()).toHaveFocus()
    await expect.element(option("Octavia 3")).toHaveAttribute("aria-selected", "true")
  })

  it("renders only what is in sight of ten thousand vehicles", async () => {
    fakeServer([home(), positions(manyVehicles(10_000))])
    await open("/vehicle-map")
    await expect.element(page.getByText("10,000 vehicles")).toBeVisible()
    expect(list().getByRole("option").all().length).toBeLessThan(40)
    list().element().focus()
    await userEvent.keyboard("{End}")
    await expect.element(option("Van 9999")).toBeVisible()
  })

  it("shows the selected vehicle, which the address names", async () => {
    fakeServer([home({ can: ["positions.read", "vehicles.read"] }), positions()])
    const { router } = await open(`/vehicle-map?vehicle=${id(1)}`)
    await expect.element(page.getByRole("heading", { level: 2, name: "Transit 1" })).toBeVisible()
    for (const text of ["Ana Ruiz", "54 km/h", "East, 90°", "40.41680, -3.70380"])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "Open vehicle" }))
      .toHaveAttribute("href", `/vehicles/${id(1)}`)
    await button("Follow").click()
    await expect.poll(() => router.state.location.search).toBe(`?vehicle=${id(1)}&follow=1`)
    await expect.element(button("Following")).toHaveAttribute("aria-pressed", "true")
  })
})

describe("the table", () => {
  it("shows the same as the map, sorted by name", async () => {
    fakeServer([home(), positions()])
    await open("/vehicle-map")
    await page.getByRole("radio", { name: "Table" }).click()
    const rows = page.getByRole("table", { name: "Vehicles and their positions" }).getByRole("row")
    await expect
      .poll(() => rows.all().map((row) => row.element().querySelector("th")?.textContent))
      .toEqual(["Vehicle", "Kangoo 2", "Octavia 3", "Private 4", "Transit 1"])
    await expect
      .element(rows.last())
      .toMatchTextContent(/Transit 1.*Ana Ruiz.*Moving, 54 km\/h.*40\.41680, -3\.70380.*54 km\/h.*now/)
  })
})

describe("live movements", () => {
  it("change the list, and are followed by a new snapshot when the stream was interrupted", async () => {
    const live = stream()
    const received = fakeServer([home(), positions(), live.answer])
    await open("/vehicle-map")
    await expect.element(page.getByText("Live", { exact: true })).toBeVisible()
    live.send(movement({ speed: 25 }))
    await expect.element(option("Transit 1")).toMatchTextContent(/Moving, 90 km\/h/)
    live.send(movement({ hidden: "private", latitude: null, longitude: null }))
    await expect.element(option("Transit 1")).toMatchTextContent(/Private trip/)
    const snapshots = () => received.filter(({ path }) => path.endsWith("/positions")).length
    const before = snapshots()
    live.end()
    await expect.poll(snapshots, { timeout: 20_000 }).toBe(before + 1)
  })
})

describe("without vehicles on the map", () => {
  it("says what to do when no vehicle has a device", async () => {
    fakeServer([home()])
    await open("/vehicle-map")
    await expect.element(page.getByRole("heading", { name: "No vehicles on the map yet" })).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "Connect a device" }))
      .toHaveAttribute("href", "/device-issues")
  })

  it("says who can grant access", async () => {
    fakeServer([home({ can: [] })])
    await open("/vehicle-map")
    await expect
      .element(page.getByRole("heading", { name: "You don't have access to positions" }))
      .toBeVisible()
  })

  it("offers to try again when positions cannot be loaded", async () => {
    fakeServer([home(), refuses(ListLatestPositions, 500, "broken", "The positions broke.")])
    await open("/vehicle-map")
    await expect.element(page.getByText("The positions broke.")).toBeVisible()
    await expect.element(button("Try again")).toBeVisible()
  })
})

describe("on a phone", () => {
  it("the list is a sheet with three heights, moved by buttons, without scrolling sideways", async () => {
    fakeServer([home(), positions()])
    await open("/vehicle-map", PHONE)
    await expect.element(option("Kangoo 2")).toBeVisible()
    await button("Shrink list").click()
    await expect.element(option("Kangoo 2")).not.toBeInTheDocument()
    await expect.element(button("Shrink list")).toBeDisabled()
    await button("Enlarge list").click()
    await button("Enlarge list").click()
    await expect.element(button("Enlarge list")).toBeDisabled()
    await expect.element(option("Transit 1")).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    const heights = ["Shrink list", "Enlarge list"].map(
      (name) => button(name).element().getBoundingClientRect().height
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
})
