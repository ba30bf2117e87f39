import {
  AddDowntime,
  DowntimeView,
  EditDowntime,
  EndDowntime,
  GetDowntimeSummary,
  ListDowntime,
  RemoveDowntime
} from "#maintenance/contract"
import { ListVehicles } from "#fleet/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { vehicleRow } from "../fleet/fixtures.ts"
import { id, organization, reader } from "../support/fixtures.ts"
import { bodies, button, dialog, field, inDialog, item, serve } from "./workshop.ts"

const PAGE = "/services/downtime"
const HOUR = 3600

const downtime = reader(DowntimeView, {
  id: id(901),
  vehicle: { id: id(201), name: "V-1" },
  cause: "admin",
  planned: true,
  from: "2026-03-01T08:00:00Z",
  until: null,
  note: "No driver",
  work_order: null,
  defect_id: null,
  recorded_by: null,
  version: 4
})

const summary = {
  in_service_s: 1000 * HOUR,
  down_s: 15 * HOUR,
  planned_s: 5 * HOUR,
  unplanned_s: 10 * HOUR,
  causes: [
    { cause: "breakdown" as const, down_s: 10 * HOUR },
    { cause: "pm" as const, down_s: 5 * HOUR }
  ],
  availability: 0.985
}

const ofOrder = downtime({
  id: id(902),
  cause: "breakdown",
  planned: false,
  until: "2026-03-01T18:00:00Z",
  note: null,
  work_order: { id: id(321), number: 1042 }
})

const serveAndOpen = async (path: string, ...special: ReadonlyArray<Answer>) => {
  const received = serve(
    ...special,
    answers(ListDowntime, () => ({ items: [downtime(), ofOrder], next: null })),
    answers(GetDowntimeSummary, () => summary)
  )
  await open(path)
  return received
}

const number = (label: string) => page.getByRole("link", { name: new RegExp(`^\\S+( h)? ${label}$`) })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("downtime", () => {
  it("is summed up with its formula, and each number leads to its rows", async () => {
    const received = await serveAndOpen(PAGE)
    await expect.element(number("Availability")).toHaveTextContent("98.5% Availability")
    await button("What is “Availability”?").click()
    await expect.element(page.getByText(/1 \u2212 15.0 h \u00f7 1,000.0 h/)).toBeVisible()
    await number("Unplanned").click()
    const listed = () => received.findLast(({ path }) => path.endsWith("/downtime"))?.query
    await expect.poll(() => listed()?.get("planned")).toBe("false")
    await page.getByRole("link", { name: /Breakdown$/ }).click()
    await expect.poll(() => listed()?.get("cause")).toBe("breakdown")
    expect(listed()?.get("planned")).toBeNull()
    await page.getByLabelText("Period", { exact: true }).selectOptions("Last 90 days")
    await expect
      .poll(() => {
        const [from = "", until = ""] = listed()?.get("during")?.split("..") ?? []
        return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
      })
      .toBe(90)
  })

  it("is listed with what it follows from", async () => {
    await serveAndOpen(PAGE)
    await expect.element(page.getByRole("link", { name: "WO-1042" })).toBeVisible()
    await expect.element(page.getByText(/^Since Mar 1, 2026/)).toBeVisible()
    await expect.element(button(/^More actions: V-1, /)).toHaveLength(1)
  })

  it("is recorded by hand, ended, and removed with an undo", async () => {
    const received = await serveAndOpen(
      PAGE,
      answers(ListVehicles, () => ({ items: [vehicleRow()], next: null })),
      answers(AddDowntime, () => downtime()),
      answers(EndDowntime, () => downtime()),
      answers(RemoveDowntime, () => ({}))
    )
    await button("Record downtime").click()
    await inDialog("Record downtime").click()
    await expect.element(dialog().getByText("Choose an option for Vehicle.")).toBeVisible()
    await field("Vehicle").fill("V-1")
    await dialog().getByRole("option", { name: /^V-1/ }).click()
    await field("Cause").selectOptions("Accident")
    await field("From").fill("2026-03-01T08:00")
    await field("Until").fill("2026-03-01T07:00")
    await inDialog("Record downtime").click()
    await expect.element(dialog().getByText("The end must be after the start.")).toBeVisible()
    await field("Until").fill("2026-03-01T10:00")
    await inDialog("Record downtime").click()
    await expect.element(page.getByText("Downtime of V-1 was recorded.")).toBeVisible()
    await button(/^More actions: V-1, /).click()
    await item("End now").click()
    await expect.element(page.getByText("V-1 can be used again.")).toBeVisible()
    await button(/^More actions: V-1, /).click()
    await item("Remove").click()
    await button("Undo").click()
    await expect.poll(() => bodies(received)).toHaveLength(4)
    const added = { cause: "accident", planned: false, from: "2026-03-01T08:00:00.000Z", note: null }
    expect(bodies(received)).toEqual([
      { ...added, until: "2026-03-01T10:00:00.000Z" },
      {},
      expect.any(Uint8Array),
      { cause: "admin", planned: true, from: "2026-03-01T08:00:00.000Z", until: null, note: "No driver" }
    ])
  })

  it("is edited, unless someone else has changed it", async () => {
    const refused = refuses(EditDowntime, 409, "downtime_was_changed", "Someone else changed this downtime.")
    const received = await serveAndOpen(PAGE, refused)
    await button(/^More actions: V-1, /).click()
    await item("Edit").click()
    await field("Cause").selectOptions("Accident")
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("Someone else changed this downtime.")).toBeVisible()
    expect(bodies(received)).toMatchObject([{ cause: "accident", expected_version: 4 }])
  })

  it("offers people who can only read nothing to change", async () => {
    await serveAndOpen(
      PAGE,
      answers(MyOrganizations, () => ({ items: [organization({ can: ["workorders.read"] })] }))
    )
    await expect.element(page.getByRole("link", { name: "WO-1042" })).toBeVisible()
    await expect.element(button("Record downtime")).not.toBeInTheDocument()
    await expect.element(button(/^More actions: V-1, /)).not.toBeInTheDocument()
  })
})
