import {
  AcceptServiceProposal,
  DismissServiceProposal,
  GetPlanningBoard,
  ListServiceProposals,
  PlanningBoard,
  RestoreServiceProposal,
  ScheduleWorkOrder,
  ServiceProposal,
  UnscheduleWorkOrder
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { conflicts } from "../fleet/availability.ts"
import { hold } from "../fleet/fixtures.ts"
import { id, organization, reader } from "../support/fixtures.ts"
import { workOrder, workOrderRow } from "./fixtures.ts"
import { bodies, button, dialog, field, inDialog, serve } from "./workshop.ts"

const DAY = "/services/planning?day=2030-03-04"
const OPEN = { opens: 480, closes: 1020 }

const emptyBoard = reader(PlanningBoard, {
  bays: [
    { id: id(801), name: "Lift 1" },
    { id: id(802), name: "Lift 2" }
  ],
  technicians: [{ id: id(101), name: "Ben Okoye" }],
  week: [OPEN, OPEN, OPEN, OPEN, OPEN, null, null],
  scheduled: [],
  unscheduled: [],
  more: false,
  due: 2
})

const board = (special: Partial<PlanningBoard>): PlanningBoard => ({ ...emptyBoard(), ...special })

const proposal = reader(ServiceProposal, {
  vehicle: { id: id(201), name: "V-1" },
  work: [
    { kind: "service", id: id(631), title: "Engine oil and filter" },
    { kind: "defect", id: id(301), title: "Left brake light is out" }
  ],
  minutes: 90,
  from: "2030-03-04T08:00:00Z",
  to: "2030-03-04T09:30:00Z",
  bay: { id: id(801), name: "Lift 1" },
  technician: { id: id(101), name: "Ben Okoye" },
  due_on: "2030-03-06",
  remaining_m: -1_200_000,
  remaining_s: 45_000,
  free_from: "2030-03-04T07:00:00Z",
  free_until: "2030-03-05T07:00:00Z",
  parts: [
    { id: id(351), name: "Oil filter", quantity: 1, in_stock: true },
    { id: id(352), name: "Bulb", quantity: 1, in_stock: false }
  ]
})

/** On Lift 1 from 9 to 11. */
const scheduled = workOrderRow({
  state: "scheduled",
  bay: { id: id(801), name: "Lift 1" },
  scheduled_from: "2030-03-04T09:00:00Z",
  scheduled_to: "2030-03-04T11:00:00Z"
})

const serveAndOpen = async (path: string, ...special: ReadonlyArray<Answer>) => {
  const received = serve(
    ...special,
    answers(GetPlanningBoard, () => board({ unscheduled: [workOrderRow()] })),
    answers(ListServiceProposals, () => ({ items: [], dismissed: [] }))
  )
  await open(path)
  return received
}

const onBoard = answers(GetPlanningBoard, () => board({ scheduled: [scheduled] }))
const moves = answers(ScheduleWorkOrder, () => workOrder({ state: "scheduled", version: 4 }))
const card = () => button(/^WO-1042 /)
const said = (text: RegExp) => expect.element(page.getByText(text)).toBeInTheDocument()
const focus = () => (card().element() as HTMLElement).focus()

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the planning board", () => {
  it("moves a work order with the keyboard, and says where it is", async () => {
    const received = await serveAndOpen(DAY, moves)
    await expect.element(card()).toBeVisible()
    focus()
    await userEvent.keyboard(" ")
    await said(/^WO-1042, Without bay, Mar 4, 2030, 8:00 AM\. Move with the arrow keys/)
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}")
    await said(/^Lift 1, Mar 4, 2030, 10:00 AM$/)
    await userEvent.keyboard("{Enter}")
    await expect.element(page.getByText("WO-1042 is scheduled for Mar 4, 2030, 10:00 AM.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        expected_version: 3,
        from: "2030-03-04T10:00:00.000Z",
        to: "2030-03-04T11:00:00.000Z",
        bay_id: id(801)
      }
    ])
  })

  it("leaves a work order where it is on Escape", async () => {
    const received = await serveAndOpen(DAY, onBoard)
    await expect.element(card()).toBeVisible()
    focus()
    await userEvent.keyboard(" {ArrowDown}{Escape}")
    await said(/^WO-1042 was not moved\.$/)
    expect(bodies(received)).toEqual([])
  })

  it("takes a work order off the schedule with a key, and in its dialog", async () => {
    const freed = answers(UnscheduleWorkOrder, () => workOrder({ state: "approved", version: 4 }))
    const received = await serveAndOpen(DAY, onBoard, freed)
    await expect.element(card()).toBeVisible()
    focus()
    await userEvent.keyboard("{Delete}")
    await expect.element(page.getByText("WO-1042 is off the schedule. V-1 is free again.")).toBeVisible()
    await card().click()
    await inDialog("Take off the schedule").click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(bodies(received)).toEqual([{ expected_version: 3 }, { expected_version: 3 }])
  })

  it("says what is in the way, in words of the board and of the vehicle's calendar", async () => {
    await serveAndOpen(
      DAY,
      refuses(
        ScheduleWorkOrder,
        409,
        "bay_taken",
        "WO-1040 is in this bay at that time. Choose another time or bay."
      )
    )
    await card().click()
    await field("Bay").selectOptions("Lift 1")
    await inDialog("Schedule").click()
    await expect
      .element(dialog().getByText("WO-1040 is in this bay at that time. Choose another time or bay."))
      .toBeVisible()
  })

  it("offers to schedule it anyway if another hold can give way", async () => {
    const received = await serveAndOpen(DAY, conflicts(ScheduleWorkOrder, [hold()], moves))
    await card().click()
    await inDialog("Schedule").click()
    await expect.element(dialog().getByText("This vehicle is taken at that time.")).toBeVisible()
    await inDialog("Schedule anyway").click()
    await expect.element(page.getByText(/^WO-1042 is scheduled for/)).toBeVisible()
    expect(bodies(received)).toMatchObject([{ on_conflict: "refuse" }, { on_conflict: "demote" }])
  })

  it("leads people who can only read to the work order", async () => {
    await serveAndOpen(
      DAY,
      answers(MyOrganizations, () => ({ items: [organization({ can: ["workorders.read"] })] })),
      onBoard
    )
    await expect
      .element(page.getByRole("link", { name: /^WO-1042 / }))
      .toHaveAttribute("href", `/services/work-orders/${id(321)}`)
    await expect.element(button("Add bay")).not.toBeInTheDocument()
  })
})

describe("proposals", () => {
  const proposed = answers(ListServiceProposals, () => ({ items: [proposal()], dismissed: [] }))

  it("name their reasons, and are accepted with one click", async () => {
    const received = await serveAndOpen(
      DAY,
      proposed,
      answers(AcceptServiceProposal, () => workOrder({ state: "scheduled" }))
    )
    for (const reason of [
      "2 services are due and not planned. Services due soon and open defects are proposed, too.",
      "Engine oil and filter, Left brake light is out",
      "Due Mar 6, 2030",
      "1,200 km past due",
      "12.5 hr left",
      "Ben Okoye is free",
      "In stock: Oil filter",
      "Not in stock: Bulb"
    ])
      await expect.element(page.getByText(reason, { exact: true })).toBeVisible()
    await button("Accept for V-1").click()
    await expect.element(page.getByText("WO-1042 is scheduled for Mar 4, 2030, 8:00 AM.")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        vehicle_id: id(201),
        occurrence_ids: [id(631)],
        defect_ids: [id(301)],
        from: "2030-03-04T08:00:00.000Z",
        to: "2030-03-04T09:30:00.000Z",
        bay_id: id(801),
        technician_id: id(101)
      }
    ])
  })

  it("are dismissed, and brought back", async () => {
    const received = await serveAndOpen(
      DAY,
      proposed,
      answers(DismissServiceProposal, () => ({})),
      answers(RestoreServiceProposal, () => ({}))
    )
    await button("Dismiss for V-1").click()
    await expect.element(page.getByText("This is no longer proposed for V-1.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("The work on V-1 is proposed again.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { vehicle_id: id(201), occurrence_ids: [id(631)], defect_ids: [id(301)] },
      { vehicle_id: id(201) }
    ])
  })

  it("that were dismissed are listed with who did that", async () => {
    const { vehicle, work } = proposal()
    const dismissed = { vehicle, work, dismissed_by: null, dismissed_at: new Date("2030-03-01T08:00:00Z") }
    await serveAndOpen(
      DAY,
      answers(ListServiceProposals, () => ({ items: [], dismissed: [dismissed] })),
      answers(RestoreServiceProposal, () => ({}))
    )
    await expect.element(page.getByText("Former member, Mar 1, 2030, 8:00 AM")).toBeVisible()
    await button("Propose again for V-1").click()
    await expect.element(page.getByText("The work on V-1 is proposed again.")).toBeVisible()
  })
})
