import {
  GetDowntimeSummary,
  GetVehicleCosts,
  ListDowntime,
  ListPastServices,
  ListRecalls,
  ListVehicleServices,
  ListWarranties,
  ListWorkOrders,
  ReopenService,
  ResetScheduleInterval,
  ResumeSchedule,
  SetScheduleInterval
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import {
  bodies,
  button,
  dialog,
  field,
  inDialog,
  item,
  openMenu,
  serve as serveVehicle
} from "../fleet/availability.ts"
import { id, inDays, organization } from "../support/fixtures.ts"
import { workOrderRow } from "./fixtures.ts"
import { past, schedule, service } from "./serviceFixtures.ts"

const TAB = `/vehicles/${id(201)}?tab=services`
const OIL = "Engine oil and filter"
const NO_DOWNTIME = { in_service_s: 0, down_s: 0, planned_s: 0, unplanned_s: 0, causes: [] }
const row = (list: string, text: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem").filter({ hasText: text })

const serve = (...special: ReadonlyArray<Answer>) =>
  serveVehicle(
    ...special,
    answers(ListVehicleServices, () => ({ items: [schedule()] })),
    answers(ListPastServices, () => ({ items: [past()], next: null })),
    answers(ListDowntime, () => ({ items: [], next: null })),
    answers(GetDowntimeSummary, () => ({ ...NO_DOWNTIME, availability: 0.985 })),
    answers(ListRecalls, () => ({ items: [], next: null })),
    answers(ListWarranties, () => ({ items: [] })),
    answers(ListWorkOrders, () => ({ items: [], next: null })),
    answers(GetVehicleCosts, () => ({ items: [] }))
  )

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("shows the work orders of a vehicle, and what was spent on it", async () => {
  const received = serve(
    answers(ListWorkOrders, () => ({ items: [workOrderRow()], next: null })),
    answers(GetVehicleCosts, () => ({
      items: [{ currency: "USD", last_year_minor: 120_050, total_minor: 340_000 }]
    }))
  )
  await open(TAB)
  await expect
    .element(page.getByText("Maintenance cost $1,200.50 in the last 365 days, and $3,400.00 in total."))
    .toBeVisible()
  await expect
    .element(row("Work orders", "WO-1042").getByRole("link", { name: "WO-1042" }))
    .toHaveAttribute("href", `/services/work-orders/${id(321)}`)
  expect(received.find(({ path }) => path.endsWith("/work-orders"))?.query.get("vehicle")).toBe(id(201))
})

describe("the services of a vehicle", () => {
  it("were skipped on the day on which that was in the organization's time zone", async () => {
    const skipped = {
      state: "skipped",
      completed_on: null,
      closed_at: "2026-03-03T23:30:00.000Z"
    } as const
    serve(
      answers(MyOrganizations, () => ({ items: [organization({ time_zone: "Europe/Madrid" })] })),
      answers(ListPastServices, () => ({ items: [past(skipped)], next: null }))
    )
    await open(TAB)
    await expect.element(row("History", OIL).getByText("Skipped on Mar 4, 2026")).toBeVisible()
  })

  it("are those it needs next, and those that were done", async () => {
    serve(
      answers(ListPastServices, () => ({
        items: [
          past(),
          past({
            id: id(633),
            state: "skipped",
            on_time: null,
            skip_reason: "Winter",
            can_reopen: false,
            closed_by: null
          })
        ],
        next: null
      })),
      answers(ReopenService, () => ({}))
    )
    await open(TAB)
    const next = row("Next services", OIL)
    await expect.element(next.getByText("Every 10,000 km or 12 months · Vans")).toBeVisible()
    await expect.element(next.getByText(/^In 1,200 km or 43 days · ≈ .+, ± 6 days$/)).toBeVisible()
    const done = row("History", "Filter changed, too")
    await expect.element(done.getByText("On time")).toBeVisible()
    await expect.element(done.getByText("42,445 km (estimated) · €129.50 · by Ben Okoye")).toBeVisible()
    await expect.element(row("History", "Winter").getByText("Skipped", { exact: true })).toBeVisible()
    await expect.element(page.getByText("Availability in the last 365 days: 98.5%")).toBeVisible()
    await button(/^Reopen Engine oil and filter, /).click()
    await expect.element(page.getByText(`${OIL} of V-1 is open again.`)).toBeVisible()
  })

  it("say why one is paused, and resume it", async () => {
    const paused = schedule({ paused: { at: inDays(-2), reason: "Laid up" } })
    serve(
      answers(ListVehicleServices, () => ({
        items: [
          { ...paused, service: service({ state: "paused", work_order: { id: id(651), number: 1042 } }) }
        ]
      })),
      answers(ResumeSchedule, () => ({}))
    )
    await open(TAB)
    await expect.element(row("Next services", OIL).getByText(/^Paused since .+: Laid up$/)).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "WO-1042" }))
      .toHaveAttribute("href", `/services/work-orders/${id(651)}`)
    await openMenu(`${OIL}, V-1`)
    await item("Resume").click()
    await expect.element(page.getByText(`${OIL} of V-1 was resumed.`)).toBeVisible()
  })

  it("get an interval of their own, and the program's again", async () => {
    const program_interval = { every_m: 10_000_000, every_s: null, every_months: 12, every_days: null }
    const own = schedule({ every_m: 4_000_000, every_months: null, program_interval })
    const received = serve(
      answers(ListVehicleServices, () => ({ items: [own] })),
      answers(SetScheduleInterval, () => ({})),
      answers(ResetScheduleInterval, () => ({}))
    )
    await open(TAB)
    await expect
      .element(row("Next services", OIL).getByText("Every 4,000 km (own interval) · Vans"))
      .toBeVisible()
    await openMenu(`${OIL}, V-1`)
    await item("Change interval...").click()
    await field("Every (km)").fill("")
    await inDialog("Change interval").click()
    await expect.element(dialog().getByText("Enter a distance, hours or time.")).toBeVisible()
    await field("Every (km)").fill("5000")
    await field("Every").fill("6")
    await inDialog("Change interval").click()
    await expect.element(page.getByText(`${OIL} has an interval of its own on V-1.`)).toBeVisible()
    await openMenu(`${OIL}, V-1`)
    await item("Reset to the program's interval").click()
    await expect.element(page.getByText(`${OIL} on V-1 has the interval of its program again.`)).toBeVisible()
    expect(bodies(received)).toEqual([
      { every_m: 5_000_000, every_s: null, every_months: 6, every_days: null },
      // A reset says nothing.
      expect.any(Uint8Array)
    ])
  })

  it("say how programs apply where none does, and who may create one", async () => {
    serve(
      answers(ListVehicleServices, () => ({ items: [] })),
      answers(ListPastServices, () => ({ items: [], next: null }))
    )
    await open(TAB)
    await expect
      .element(page.getByRole("link", { name: "Service programs" }))
      .toHaveAttribute("href", "/services/programs")
    await expect.element(page.getByText("No service has been completed or skipped yet.")).toBeVisible()
  })

  it("are not shown to people without access to services", async () => {
    serve(answers(MyOrganizations, () => ({ items: [organization({ can: ["vehicles.read"] })] })))
    await open(TAB)
    await expect.element(page.getByRole("tab", { name: "Overview" })).toBeVisible()
    await expect.element(page.getByRole("tab", { name: "Services" })).not.toBeInTheDocument()
  })
})
