import {
  ApproveWorkOrder,
  CancelWorkOrder,
  CloseWorkOrder,
  GetWorkOrder,
  ListWorkOrders,
  OpenWorkOrder,
  ResumeWork,
  ScheduleWorkOrder,
  StartWork
} from "#maintenance/contract"
import { ListMeters, ListVehicles } from "#fleet/contract"
import { ListMembers, MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { conflicts } from "../fleet/availability.ts"
import { hold, odometer, vehicleRow } from "../fleet/fixtures.ts"
import { id, inDays, member, organization } from "../support/fixtures.ts"
import { workOrder } from "./fixtures.ts"
import { bodies, button, dialog, field, inDialog, item, serve } from "./workshop.ts"

const PAGE = `/services/work-orders/${id(321)}`

const serveAndOpen = async (path: string, ...special: ReadonlyArray<Answer>) => {
  const received = serve(...special)
  await open(path)
  return received
}
const shown = (special: Parameters<typeof workOrder>[0]) => answers(GetWorkOrder, () => workOrder(special))

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list of work orders", () => {
  it("shows open ones unless a view shows others, and leads to their pages", async () => {
    const received = await serveAndOpen("/services/work-orders")
    await expect.element(page.getByText("1 work order", { exact: true })).toBeVisible()
    const states = () => received.findLast(({ path }) => path.endsWith("/work-orders"))?.query.get("state")
    expect(states()).not.toContain("closed")
    await page.getByRole("link", { name: "Closed", exact: true }).click()
    await expect.poll(states).toBe("closed")
    await page.getByRole("link", { name: "WO-1042" }).first().click()
    await expect.element(page.getByRole("heading", { name: "WO-1042", level: 1 })).toBeVisible()
  })

  it("opens one for a vehicle from what is due and what is wrong", async () => {
    const received = await serveAndOpen(
      "/services/work-orders",
      answers(ListWorkOrders, () => ({ items: [], next: null })),
      answers(ListVehicles, () => ({ items: [vehicleRow()], next: null })),
      answers(OpenWorkOrder, () => workOrder())
    )
    await button("New work order").first().click()
    await field("Vehicle").fill("V-1")
    await dialog().getByRole("option", { name: /^V-1/ }).click()
    await dialog().getByRole("checkbox", { name: "D-1001: Left brake light is out" }).click()
    await dialog().getByRole("checkbox", { name: "Service: Engine oil and filter" }).click()
    await inDialog("Open work order").click()
    await expect.element(page.getByText("WO-1042 was opened.")).toBeVisible()
    await expect.element(page.getByRole("heading", { name: "WO-1042", level: 1 })).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        vehicle_id: id(201),
        title: "Left brake light is out",
        kind: "corrective",
        priority: "normal",
        assigned_to: null,
        lines: [{ defect_id: id(301) }, { occurrence_id: id(631) }]
      }
    ])
  })
})

describe("a work order", () => {
  it("is approved up to an amount", async () => {
    const approval = { ...workOrder().approval, state: "requested", amount_minor: 30_000 }
    const received = await serveAndOpen(
      PAGE,
      shown({ state: "requested", can: ["approve", "reject"], approval }),
      answers(ApproveWorkOrder, () => workOrder({ state: "approved", version: 4 }))
    )
    await button("Approve").click()
    await expect.element(field("Amount")).toHaveValue("300.00")
    await field("Amount").fill("250")
    await inDialog("Approve").click()
    await expect.element(page.getByText("WO-1042 is approved.")).toBeVisible()
    expect(bodies(received)).toEqual([{ expected_version: 3, amount_minor: 25_000 }])
  })

  it("is assigned to members who may do the work", async () => {
    const ben = member({ role: "technician" })
    const dora = member({ id: id(3), user_id: id(103), full_name: "Dora Driver", role: "driver" })
    await serveAndOpen(
      PAGE,
      shown({}),
      answers(ListMembers, () => ({ items: [ben, dora], next: null }))
    )
    const technician = page.getByRole("combobox", { name: /WO-1042/ })
    await expect.element(technician.getByRole("option", { name: "Ben Okoye" })).toBeInTheDocument()
    expect(technician.getByRole("option", { name: "Dora Driver" }).elements()).toEqual([])
  })

  it("offers to request approval where it is missing", async () => {
    await serveAndOpen(PAGE, shown({ state: "scheduled", can: ["edit", "request_approval"] }))
    await expect.element(button("Request approval")).toBeVisible()
  })

  it("is approved first if that was requested", async () => {
    const approval = { ...workOrder().approval, state: "requested", amount_minor: 30_000 }
    const can = ["edit", "start", "approve", "reject"]
    await serveAndOpen(PAGE, shown({ state: "scheduled", can, approval }))
    await expect.element(button("Approve")).toBeVisible()
    expect(button("Start work").elements()).toEqual([])
  })

  it("is scheduled, after a look at what takes the vehicle then", async () => {
    const received = await serveAndOpen(
      PAGE,
      conflicts(
        ScheduleWorkOrder,
        [hold()],
        answers(ScheduleWorkOrder, () => workOrder({ state: "scheduled" }))
      )
    )
    await button("More actions").click()
    await item("Schedule").click()
    await field("From").fill("2030-03-01T08:00")
    await field("Until").fill("2030-03-01T07:00")
    await inDialog("Schedule").click()
    await expect.element(dialog().getByText("The end must be after the start.")).toBeVisible()
    await field("Until").fill("2030-03-01T12:00")
    await inDialog("Schedule").click()
    await expect.element(dialog().getByText("This vehicle is taken at that time.")).toBeVisible()
    await inDialog("Schedule anyway").click()
    await expect.element(page.getByText("WO-1042 is scheduled. V-1 is blocked for it.")).toBeVisible()
    expect(bodies(received)).toMatchObject([
      { from: "2030-03-01T08:00:00.000Z", to: "2030-03-01T12:00:00.000Z", on_conflict: "refuse" },
      { on_conflict: "demote" }
    ])
  })

  it("is started with a reading, and goes on after it waited", async () => {
    const received = await serveAndOpen(
      PAGE,
      answers(ListMeters, () => ({ items: [odometer()] })),
      answers(StartWork, () => workOrder({ state: "waiting", waiting_for: "parts", can: ["resume"] })),
      answers(ResumeWork, () => workOrder({ state: "in_progress", can: ["close"] }))
    )
    await button("Start work").click()
    await expect.element(dialog().getByText(/^Last: 51,245 km, 3 days ago/)).toBeVisible()
    await field("Odometer or hours").fill("51,300")
    await inDialog("Start work").click()
    await expect.element(page.getByText("Work on WO-1042 has started.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        expected_version: 3,
        reading: { value: 51_300, unit: "km", confirm: false },
        until: null,
        on_conflict: "refuse",
        without_hold: false
      }
    ])
  })

  it("says what it waits for, and resumes", async () => {
    await serveAndOpen(
      PAGE,
      shown({ state: "waiting", waiting_for: "parts", can: ["resume"] }),
      answers(ResumeWork, () => workOrder({ state: "in_progress", can: ["close"] }))
    )
    await expect.element(page.getByText("Waiting for parts")).toBeVisible()
    await button("Resume work").click()
    await expect.element(page.getByText("Work on WO-1042 has resumed.")).toBeVisible()
  })

  it("is closed with a certification and a signature if a blocking defect was repaired", async () => {
    const received = await serveAndOpen(
      PAGE,
      shown({
        state: "in_progress",
        can: ["close"],
        started_at: inDays(-1),
        lines_done: 1,
        to_certify: [{ id: id(301), title: "Left brake light is out" }]
      }),
      answers(CloseWorkOrder, () => workOrder({ state: "closed", can: ["reopen"] }))
    )
    await button("Close work order").click()
    await inDialog("Close and release vehicle").click()
    await expect.element(dialog().getByText("Certification is required.")).toBeVisible()
    await field("Certification").fill("Bulb replaced")
    await inDialog("Close and release vehicle").click()
    await expect.element(dialog().getByText(/^Sign the release/)).toBeVisible()
    await dialog()
      .getByRole("checkbox", { name: /^I certify that the vehicle is safe/ })
      .click()
    await inDialog("Close and release vehicle").click()
    await expect.element(page.getByText("WO-1042 is closed.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { expected_version: 3, reading: null, certification: "Bulb replaced", release: true }
    ])
  })

  it("says which lines are open before it is closed, and is canceled with a reason", async () => {
    const received = await serveAndOpen(
      PAGE,
      shown({ state: "in_progress", can: ["close", "cancel"] }),
      answers(CancelWorkOrder, () => workOrder({ state: "cancelled", can: ["restore"] }))
    )
    await button("Close work order").click()
    await expect.element(dialog().getByText(/^1 line is still open/)).toBeVisible()
    await inDialog("Cancel").click()
    await button("More actions").click()
    await item("Cancel work order").click()
    await field("Reason").fill("Vehicle was sold")
    await inDialog("Cancel work order").click()
    await expect.element(page.getByText("WO-1042 was canceled.")).toBeVisible()
    expect(bodies(received)).toEqual([{ expected_version: 3, reason: "Vehicle was sold" }])
  })

  it("offers viewers nothing to change", async () => {
    await serveAndOpen(
      PAGE,
      answers(MyOrganizations, () => ({ items: [organization({ can: ["workorders.read"] })] })),
      shown({ can: [] })
    )
    await expect.element(page.getByRole("heading", { name: "Replace pads" })).toBeVisible()
    for (const name of ["Start work", "Add line", "Complete Replace pads"])
      await expect.element(button(name)).not.toBeInTheDocument()
    await button("More actions").click()
    await expect.element(item("Download PDF")).toBeVisible()
    await expect.element(page.getByRole("menuitem")).toHaveLength(1)
  })
})
