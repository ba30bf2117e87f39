import {
  CompleteService,
  ListServices,
  PauseSchedule,
  ReopenService,
  ResumeSchedule,
  SetLastService,
  SkipService
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers, type Received, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { bodies, button, dialog, field, inDialog, item, openMenu } from "../fleet/availability.ts"
import { id, organization } from "../support/fixtures.ts"
import { filterByAny, tableRows } from "../support/table.ts"
import { day, past, serve, service } from "./serviceFixtures.ts"

const rows = () => tableRows("Services")
const OIL = "Engine oil and filter"
const certain = (days: number) => ({
  due_on: day(days),
  due_m: null,
  forecast_on: day(days),
  earliest_on: day(days),
  latest_on: day(days)
})

/** The query of the latest request for a page of the list. */
const query = (received: ReadonlyArray<Received>) =>
  Object.fromEntries(
    received.findLast(({ method, path }) => method === "GET" && path.endsWith("/services"))?.query ?? []
  )

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the list of services", () => {
  it("says what makes each due, and when with how much uncertainty", async () => {
    serve(
      answers(ListServices, () => ({
        items: [
          service({ state: "overdue", due_m: 50_000_000 }),
          service({ id: id(701), state: "due", ...certain(0) }),
          service({ id: id(702) }),
          service({
            id: id(703),
            due_on: null,
            current: { m: null, s: null, m_per_day: null, s_per_day: null }
          })
        ],
        next: null
      }))
    )
    await open("/services")
    await expect.element(rows().nth(0).getByText("1,245 km past due")).toBeVisible()
    await expect.element(rows().nth(0).getByText("Overdue")).toBeVisible()
    await expect.element(rows().nth(1).getByText("Today")).toBeVisible()
    await expect.element(rows().nth(2).getByText("In 1,200 km or 43 days")).toBeVisible()
    await expect
      .element(
        rows()
          .nth(2)
          .getByText(/^≈ .+, ± 6 days$/)
      )
      .toBeVisible()
    await expect.element(rows().nth(3).getByText("At 52,445 km")).toBeVisible()
  })

  it("counts them by state, and each number filters the list", async () => {
    const received = serve()
    const { router } = await open("/services")
    const numbers = page.getByRole("list", { name: "Services by state" })
    await expect.element(numbers.getByText("92%")).toBeVisible()
    await numbers.getByRole("button", { name: "What is “Done on time”?" }).click()
    await expect.element(page.getByText(/46 of 50\.$/)).toBeVisible()
    await page.getByRole("heading", { level: 1 }).click({ force: true })
    await numbers.getByRole("link", { name: "3 Overdue" }).click()
    await expect.poll(() => router.state.location.search).toBe("?state=overdue")
    await expect.poll(() => query(received)).toMatchObject({ state: "overdue" })
  })

  it("is filtered, sorted and has views", async () => {
    const received = serve()
    await open("/services")
    await filterByAny("State", ["Due soon", "Overdue"])
    await filterByAny("Program", ["Vans"])
    await filterByAny("Service", [OIL])
    await button("Vehicle").click()
    await expect
      .poll(() => query(received))
      .toMatchObject({ state: "due_soon,overdue", program: id(611), task: id(601), sort: "vehicle" })
    await page.getByRole("link", { name: "Due now" }).click()
    await expect.poll(() => query(received)["state"]).toBe("due,overdue")
  })

  it("leads to the services of the vehicle, and has cards on a phone", async () => {
    serve()
    await open("/services", PHONE)
    await expect
      .element(rows().first().getByRole("link").first())
      .toHaveAttribute("href", `/vehicles/${id(201)}?tab=services`)
    await expect.element(rows().first().getByText("In 1,200 km or 43 days")).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it("offers viewers nothing to change", async () => {
    serve(
      answers(MyOrganizations, () => ({ items: [organization({ can: ["services.read"] })] })),
      answers(ListServices, () => ({ items: [service()], next: null }))
    )
    await open("/services")
    await expect.element(rows().first()).toBeVisible()
    expect(page.getByRole("checkbox").all()).toEqual([])
    for (const name of [/^Complete/, /^More actions: /])
      await expect.element(button(name)).not.toBeInTheDocument()
  })

  it("says what is missing where nothing is planned", async () => {
    serve(answers(ListServices, () => ({ items: [], next: null })))
    await open("/services")
    await expect
      .element(page.getByRole("link", { name: "Plan services" }))
      .toHaveAttribute("href", "/services/programs")
  })
})

describe("a service", () => {
  it("is completed with the present reading, a note and its cost, and reopened from the toast", async () => {
    const received = serve(
      answers(CompleteService, () => past()),
      answers(ReopenService, () => ({}))
    )
    await open("/services")
    await button(`Complete ${OIL}, V-1`).click()
    await expect.element(field("Done on")).toHaveValue(day(0))
    await expect.element(field("Odometer (km)")).toHaveValue("51245")
    await field("Odometer (km)").fill("51,900")
    await field("Cost (EUR)").fill("129,50")
    await field("Note").fill("Filter changed")
    await inDialog("Complete service").click()
    await expect.element(page.getByText(`${OIL} of V-1 is done.`)).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        on: day(0),
        odometer: { value: 51_900, unit: "km" },
        hours: null,
        confirm: false,
        note: "Filter changed",
        cost_minor: 12_950
      }
    ])
    await button("Undo").click()
    await expect.element(page.getByText(`${OIL} of V-1 is open again.`)).toBeVisible()
  })

  it("leaves the reading of an earlier day to the estimate, and confirms an unlikely one", async () => {
    const implausible = refuses(CompleteService, 422, "reading_implausible", "That would be a lot.")
    let attempts = 0
    const received = serve({
      endpoint: CompleteService,
      reply: (request) =>
        (attempts++ === 0 ? implausible : answers(CompleteService, () => past())).reply(request)
    })
    await open("/services")
    await button(`Complete ${OIL}, V-1`).click()
    await field("Done on").fill(day(-8))
    await expect.element(field("Odometer (km)")).toHaveValue("")
    await field("Odometer (km)").fill("99000")
    await inDialog("Complete service").click()
    await expect.element(dialog().getByText("That would be a lot.")).toBeVisible()
    await inDialog("Complete with this reading").click()
    await expect.element(page.getByText(`${OIL} of V-1 is done.`)).toBeVisible()
    expect(bodies(received).map((body) => Object(body).confirm)).toEqual([false, true])
  })

  it("is skipped and paused with a reason, and resumed", async () => {
    const received = serve(
      answers(SkipService, () => past({ state: "skipped", skip_reason: "Sold soon" })),
      answers(PauseSchedule, () => ({})),
      answers(ResumeSchedule, () => ({}))
    )
    await open("/services")
    await openMenu(`${OIL}, V-1`)
    await item("Skip...").click()
    await inDialog("Skip service").click()
    await expect.element(dialog().getByText("Reason is required.")).toBeVisible()
    await field("Reason").fill("Sold soon")
    await inDialog("Skip service").click()
    await expect.element(page.getByText(`${OIL} of V-1 was skipped.`)).toBeVisible()
    await openMenu(`${OIL}, V-1`)
    await item("Pause...").click()
    await field("Reason").fill("Laid up")
    await inDialog("Pause service").click()
    await expect.element(page.getByText(`${OIL} of V-1 is paused.`)).toBeVisible()
    // The newest toast is in front, and first.
    await button("Undo").first().click()
    await expect.element(page.getByText(`${OIL} of V-1 was resumed.`)).toBeVisible()
    expect(bodies(received).slice(0, 2)).toEqual([{ reason: "Sold soon" }, { reason: "Laid up" }])
  })

  it("counts from when it was last done", async () => {
    const received = serve(answers(SetLastService, () => service()))
    await open("/services")
    await openMenu(`${OIL}, V-1`)
    await item("Set last service...").click()
    await field("Done on").fill(day(-30))
    await field("Odometer (km)").fill("48000")
    await inDialog("Set last service").click()
    await expect.element(page.getByText(`The last service of V-1 was set: ${OIL}.`)).toBeVisible()
    expect(bodies(received)).toEqual([{ on: day(-30), m: 48_000_000, s: null }])
  })
})

describe("the history", () => {
  it("lists what PM compliance counts, and says how many overdue services count as well", async () => {
    const received = serve()
    await open("/services/history?outcome=counted")
    const overdue = page.getByRole("link", { name: "3 overdue services are counted, too" })
    await expect.element(overdue).toHaveAttribute("href", "/services?state=overdue")
    const request = received.find(({ path }) => path.endsWith("/past-services"))
    expect(request?.query.get("outcome")).toBe("counted")
  })
})

describe("several services", () => {
  it("are completed together; what someone else has closed is left out", async () => {
    const closed = refuses(CompleteService, 409, "service_is_closed")
    const received = serve(
      answers(ListServices, () => ({ items: [service(), service({ id: id(701) })], next: null })),
      {
        endpoint: CompleteService,
        reply: (request) =>
          (request.path.includes(id(701)) ? closed : answers(CompleteService, () => past())).reply(request)
      }
    )
    await open("/services")
    await page.getByRole("checkbox", { name: "Select all" }).click()
    await button("Complete").click()
    await field("Done on").fill(day(-1))
    await inDialog("Complete 2 services").click()
    await expect.element(page.getByText("1 service done.")).toBeVisible()
    await expect.element(page.getByText(/^1 service left out/)).toBeVisible()
    expect(bodies(received)).toEqual([{ on: day(-1) }, { on: day(-1) }])
  })
})
