import { CreateGeofence, EditGeofence, RemoveGeofence } from "#telematics/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id } from "../support/fixtures.ts"
import { geofence, geofences, positions, trackOf } from "./mapScene.ts"
import { button, calls, home } from "./scene.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const field = (name: string) => page.getByRole("textbox", { name, exact: true })

describe("a day of a vehicle", () => {
  const DAY = "2026-03-04"

  it("is played with a slider, and says what was left out", async () => {
    const received = fakeServer([home(), positions(), ...trackOf(DAY)])
    const { router } = await open(`/vehicle-map?vehicle=${id(1)}&day=${DAY}`)
    await expect.element(page.getByText("Private parts of this day are left out.")).toBeVisible()
    const slider = page.getByRole("slider", { name: "Moment of the day" })
    await expect.element(slider).toHaveAttribute("aria-valuetext", "8:00:00 AM, 36 km/h")
    slider.element().focus()
    await userEvent.keyboard("{ArrowRight}")
    await expect.element(slider).toHaveAttribute("aria-valuetext", "8:01:00 AM, 36 km/h")
    await button("Back one minute").click()
    await page.getByRole("button", { name: "Stop 9:00 AM to 10:00 AM" }).click()
    await expect.element(slider).toHaveAttribute("aria-valuetext", "9:00:00 AM, 0 km/h")
    await expect.element(page.getByText("20 km in 1 trip")).toBeVisible()
    const [track] = calls(received, "GET", "/track")
    const hours = Date.parse(track?.query.get("to") ?? "") - Date.parse(track?.query.get("from") ?? "")
    expect(hours).toBe(24 * 3_600_000)
    await button("Previous day").click()
    await expect.poll(() => router.state.location.search).toContain("day=2026-03-03")
  })

  it("plays and pauses with Space", async () => {
    fakeServer([home(), positions(), ...trackOf(DAY)])
    await open(`/vehicle-map?vehicle=${id(1)}&day=${DAY}`)
    const slider = page.getByRole("slider", { name: "Moment of the day" })
    await expect.element(slider).toBeVisible()
    const start = Number(slider.element().getAttribute("value"))
    slider.element().focus()
    await userEvent.keyboard(" ")
    await expect.element(button("Pause")).toBeVisible()
    await expect.poll(() => Number(slider.element().getAttribute("value"))).toBeGreaterThan(start)
    await userEvent.keyboard(" ")
    await expect.element(button("Play")).toBeVisible()
  })
})

describe("geofences", () => {
  it("are added with typed coordinates", async () => {
    const received = fakeServer([home(), positions(), geofences(), answers(CreateGeofence, () => geofence())])
    const { router } = await open("/vehicle-map?show=geofences")
    await button("Add geofence").click()
    await button("Save geofence").click()
    await expect
      .element(page.getByText("Write a latitude and a longitude, such as 52.52, 13.405."))
      .toBeVisible()
    await field("Name").fill("Port")
    await page.getByRole("textbox", { name: "Center (latitude, longitude)" }).fill("41.35, 2.16")
    await page.getByRole("textbox", { name: "Radius (m)" }).fill("800")
    await page.getByRole("textbox", { name: /Stays longer than/ }).fill("15")
    await page.getByRole("textbox", { name: /Speed limit inside/ }).fill("36")
    await page.getByRole("combobox", { name: "When" }).selectOptions("At certain hours")
    await page.getByRole("checkbox", { name: "Saturday" }).click()
    await button("Save geofence").click()
    await expect.element(page.getByText("Geofence Port saved")).toBeVisible()
    expect(calls(received, "POST", "/geofences")[0]?.body).toEqual({
      name: "Port",
      shape: { kind: "circle", center: { latitude: 41.35, longitude: 2.16 }, radius: 800 },
      on_enter: true,
      on_exit: true,
      dwell_after: 900,
      speed_limit: 10,
      schedule: [{ days: [1, 2, 3, 4, 5, 6], from: "08:00", until: "18:00" }],
      group_id: null
    })
    await expect.poll(() => router.state.location.search).toBe("?show=geofences")
  })

  it("become polygons with a corner per line, and keep what is not changed", async () => {
    const received = fakeServer([
      home(),
      positions(),
      geofences(geofence({ speed_limit: 13.89 })),
      answers(EditGeofence, () => geofence())
    ])
    await open("/vehicle-map?show=geofences")
    await button("Edit Depot").click()
    await page.getByRole("combobox", { name: "Shape" }).selectOptions("Polygon")
    const corners = page.getByRole("textbox", { name: "Corners (latitude, longitude)" })
    await corners.fill("40.1, -3.1\n40.2, -3.2")
    await button("Save geofence").click()
    await expect.element(page.getByText(/Write 3 to 200 corners/)).toBeVisible()
    await corners.fill("40.1, -3.1\n40.2, -3.2\n40.1, -3.3")
    await button("Save geofence").click()
    await expect.element(page.getByText("Geofence Depot saved")).toBeVisible()
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
    expect(calls(received, "PATCH", id(30))[0]?.body).toMatchObject({
      shape: { kind: "polygon", corners: [corner(40.1, -3.1), corner(40.2, -3.2), corner(40.1, -3.3)] },
      speed_limit: 13.89
    })
  })

  it("are removed after a confirmation", async () => {
    const received = fakeServer([
      home(),
      positions(),
      geofences(geofence()),
      answers(RemoveGeofence, () => ({}))
    ])
    await open(`/vehicle-map?show=geofences&geofence=${id(30)}`)
    await button("Remove geofence").click()
    const dialog = page.getByRole("alertdialog", { name: "Remove Depot?" })
    await dialog.getByRole("button", { name: "Remove geofence" }).click()
    await expect.element(page.getByText("Geofence Depot removed")).toBeVisible()
    expect(calls(received, "DELETE", id(30))).toHaveLength(1)
  })

  it("cannot be changed without the permission", async () => {
    fakeServer([home({ can: ["positions.read"] }), positions(), geofences(geofence())])
    await open("/vehicle-map?show=geofences")
    await expect.element(page.getByText("Circle, 500 m · 2 vehicles inside")).toBeVisible()
    await expect.element(button("Add geofence")).not.toBeInTheDocument()
    await expect.element(button("Edit Depot")).not.toBeInTheDocument()
  })
})

describe("the nearest free vehicles", () => {
  it("are listed with their distances from a typed point", async () => {
    fakeServer([home(), positions()])
    const { router } = await open("/vehicle-map?show=nearest")
    await field("Point (latitude, longitude)").fill("40.4168, -3.7038")
    await button("Find vehicles").click()
    const rows = page.getByRole("list", { name: "Nearest available vehicles" }).getByRole("listitem")
    await expect.element(rows.first()).toMatchTextContent(/Kangoo 2.*9\.3 km/)
    await expect.element(rows.last()).toMatchTextContent(/Octavia 3.*50\d km/)
    expect(rows.all()).toHaveLength(2)
    expect(router.state.location.search).toBe("?show=nearest&point=40.41680%2C-3.70380")
  })

  it("are listed for a geofence: from the center of a circle or the centroid of a polygon", async () => {
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude })
    // The second corner on its southern side must not draw its centroid south.
    const corners = [corner(40, -4), corner(40, -3.9), corner(40, -3), corner(41, -3), corner(41, -4)]
    const port = geofence({ id: id(31), name: "Port", shape: { kind: "polygon", corners } })
    fakeServer([home(), positions(), geofences(geofence(), port)])
    const { router } = await open("/vehicle-map?show=nearest")
    const near = page.getByRole("combobox", { name: "Near" })
    await near.selectOptions("Depot")
    await expect.poll(() => router.state.location.search).toBe("?show=nearest&point=40.40000%2C-3.70000")
    await expect.element(field("Point (latitude, longitude)")).toHaveValue("40.40000, -3.70000")
    await near.selectOptions("Port")
    await expect.poll(() => router.state.location.search).toBe("?show=nearest&point=40.50000%2C-3.50000")
    await expect.element(near).toHaveDisplayValue("Port")
    const rows = page.getByRole("list", { name: "Nearest available vehicles" }).getByRole("listitem")
    await expect.element(rows.first()).toMatchTextContent(/Kangoo 2.*17\.2 km/)
  })
})
