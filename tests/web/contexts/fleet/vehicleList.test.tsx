import { ExportVehicles, GetVehicle } from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, PHONE, signIn } from "../../support/open.tsx"
import { organization } from "../support/fixtures.ts"
import { savedFiles } from "../support/savedFiles.ts"
import { filterBy, filterByAny } from "../support/table.ts"
import { asked, button, dialog, north, openList, rows, three } from "./openVehicleList.ts"

const [first] = three.map((one) => one.id)

const tab = (name: string) => page.getByRole("navigation", { name: "Views" }).getByRole("link", { name })
const heads = () =>
  page
    .getByRole("columnheader")
    .elements()
    .map((head) => head.getAttribute("aria-label"))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list of vehicles", () => {
  it("names each by its unit number or plate, and says where it is and who has it", async () => {
    await openList()
    expect(heads()).toEqual([
      "Vehicle",
      "Make and model",
      "Plate",
      "State",
      "Availability",
      "Driver",
      "Location",
      "Odometer"
    ])
    const late = rows().nth(1)
    for (const text of ["B-RD 1002", "Overdue", "Ben Okoye", "North hub", "51,245 km"])
      await expect.element(late.getByText(text, { exact: true }).first()).toBeVisible()
    expect(rows().nth(2).getByText("–").all()).toHaveLength(4)
  })

  it("shows all standard columns next to the sidebar, without scrolling sideways", async () => {
    await openList()
    const body = rows().first().element().parentElement
    expect(body?.scrollWidth).toBe(body?.clientWidth)
  })

  it("opens a record as a page of its own, from which Back leads to the list", async () => {
    const { router } = await openList("/vehicles", [refuses(GetVehicle, 404, "not_found")])
    await tab("Out").click()
    await expect.poll(() => router.state.location.search).toBe("?availability=out")
    await rows().first().getByRole("link").click()
    await expect.poll(() => router.state.location.pathname).toBe(`/vehicles/${first}`)
    await router.navigate(-1)
    await expect.poll(() => router.state.location.pathname).toBe("/vehicles")
    expect(router.state.location.search).toBe("?availability=out")
  })

  it("has cards on a phone, with an order to choose, and without lines that have no value", async () => {
    const { received } = await openList("/vehicles", [], PHONE)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await expect.element(rows().nth(1).getByText("Ben Okoye")).toBeVisible()
    for (const label of ["Driver", "Location", "Odometer"])
      await expect.element(rows().nth(2).getByText(label, { exact: true })).not.toBeVisible()
    await page.getByLabelText("Sort by").selectOptions("Odometer, highest first")
    await expect.poll(() => asked(received)["sort"]).toBe("-odometer")
  })

  it("has nothing to select for people who may not edit vehicles", async () => {
    const reader = organization({ role: "viewer", can: ["organization.read", "vehicles.read"] })
    await openList("/vehicles", [answers(MyOrganizations, () => ({ items: [reader] }))])
    expect(page.getByRole("checkbox").all()).toEqual([])
    for (const name of ["Export", "Import", "Add vehicle"])
      await expect.element(button(name)).not.toBeInTheDocument()
  })
})

describe("what is listed", () => {
  it.each([
    ["Available", { lifecycle: "in_service", availability: "available" }],
    ["Out", { availability: "out" }],
    ["Unassigned", { lifecycle: "in_service", assigned: "no" }],
    ["Grounded", { safety: "grounded" }],
    ["Left the fleet", { lifecycle: "sold,written_off,archived" }]
  ])("is chosen by the view %s", async (name, filters) => {
    const { received } = await openList()
    await tab(name).click()
    await expect.element(tab(name)).toHaveAttribute("aria-current", "page")
    const { limit: _, ...query } = asked(received)
    expect(query).toEqual(filters)
  })

  it("is narrowed by filters, each of which is a chip", async () => {
    const { received, router } = await openList()
    await filterByAny("Availability", ["Out", "Blocked"])
    await filterByAny("Due back", ["Today"])
    await filterByAny("Documents", ["Expired", "Missing"])
    await filterByAny("Location", ["North hub"])
    await filterBy("Tag", "pallets")
    await expect
      .poll(() => asked(received))
      .toMatchObject({
        availability: "out,blocked",
        due: "today",
        documents: "expired,missing",
        location: north.id,
        tag: "pallets"
      })
    for (const chip of ["Availability Out, Blocked", "Due back Today", "Location North hub", "Tag pallets"])
      await expect.element(button(chip)).toBeVisible()
    await button("Clear filters").click()
    await expect.poll(() => router.state.location.search).toBe("")
  })

  it("is sorted by odometer and by the next expiry, once that column is shown", async () => {
    const { received } = await openList()
    await button("Odometer").click()
    await expect.poll(() => asked(received)["sort"]).toBe("-odometer")
    await button("Columns").click()
    await dialog().getByRole("checkbox", { name: "Next expiry" }).click()
    await page.getByRole("heading", { level: 1 }).click({ force: true })
    await button("Next expiry").click()
    await expect.poll(() => asked(received)["sort"]).toBe("expiry")
  })
})

describe("the export", () => {
  it("has the columns of the list in their order, its filters and its order", async () => {
    const saved = savedFiles()
    const { received } = await openList("/vehicles?availability=out&sort=-odometer", [
      replies(ExportVehicles, () => new Response("x", { headers: { "content-type": "text/csv" } }))
    ])
    await button("Columns").click()
    await dialog().getByRole("checkbox", { name: "Plate" }).click()
    await dialog().getByRole("checkbox", { name: "Next expiry" }).click()
    await dialog().getByRole("button", { name: "Move Next expiry up" }).click()
    await page.getByRole("heading", { level: 1 }).click({ force: true })
    await button("Export").click()
    await page.getByRole("menuitem", { name: "CSV file" }).click()
    await expect.poll(() => saved[0]?.name).toBe("vehicles.csv")
    const { query } = received.find(({ path }) => path.endsWith("/vehicle-export")) ?? expect.unreachable()
    expect(Object.fromEntries(query)).toEqual({
      availability: "out",
      sort: "-odometer",
      format: "csv",
      time_zone: "UTC",
      columns: "unit_number,make,model,trim,lifecycle,availability,driver,location,next_expiry,odometer"
    })
  })
})
