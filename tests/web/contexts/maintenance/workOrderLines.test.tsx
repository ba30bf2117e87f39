import {
  AddLine,
  CompleteLine,
  EditLine,
  GetDefect,
  GetWorkOrder,
  IssuePart,
  ListDefects,
  ListServices,
  RecordLabor,
  ReturnPart,
  StartTimer,
  StopTimer
} from "#maintenance/contract"
import { beforeEach, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { type Answer, answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { ana, id, inDays } from "../support/fixtures.ts"
import { defect, defectRow, lineOf, workOrder } from "./fixtures.ts"
import { bodies, button, dialog, field, inDialog, item, serve } from "./workshop.ts"

const PAGE = `/services/work-orders/${id(321)}`
const technician = { id: ana.id, name: "Ana Ruiz" }
const timer = (special = {}) => ({
  id: id(361),
  line_id: id(331),
  technician,
  started_at: inDays(-0.02),
  ended_at: null,
  billable: true,
  ...special
})
const begun = { state: "in_progress", can: ["edit", "work"] }
const withLine = (special = {}) => workOrder({ ...begun, items: [lineOf(special)] })

const serveAndOpen = async (...special: ReadonlyArray<Answer>) => {
  const received = serve(
    ...special,
    answers(GetWorkOrder, () => withLine())
  )
  await open(PAGE)
  return received
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("adds a line by hand; what is left empty has the workshop's defaults", async () => {
  const received = await serveAndOpen(answers(AddLine, () => workOrder()))
  await button("Add line").click()
  await field("Title").fill("Wipers")
  await field("Charged time").fill("0:30")
  await field("Other parts").fill("24.90")
  await inDialog("Add line").click()
  await expect.element(page.getByText("Wipers was added.")).toBeVisible()
  expect(bodies(received)).toEqual([{ title: "Wipers", labor_minutes: 30, parts_price_minor: 2490 }])
})

it("adds lines from what is due and what is wrong", async () => {
  const received = await serveAndOpen(answers(AddLine, () => workOrder()))
  await button("Add services, defects and recalls").click()
  await inDialog("Add lines").click()
  await expect.element(dialog().getByText("Choose at least one.")).toBeVisible()
  await dialog()
    .getByRole("checkbox", { name: /^D-1001/ })
    .click()
  await inDialog("Add lines").click()
  await expect.element(page.getByText("The lines were added.")).toBeVisible()
  expect(bodies(received)).toEqual([{ defect_id: id(301) }])
})

it("says so if what is due cannot be loaded, and loads it again", async () => {
  let fails = true
  await serveAndOpen(
    replies(ListDefects, (request) =>
      fails
        ? refuses(ListDefects, 500, "unexpected").reply(request)
        : answers(ListDefects, () => ({ items: [defectRow()], next: null })).reply(request)
    ),
    answers(ListServices, () => ({ items: [], next: null }))
  )
  await button("Add services, defects and recalls").click()
  await expect.element(inDialog("Try again")).toBeVisible()
  expect(
    dialog()
      .getByText(/^No service is due/)
      .elements()
  ).toEqual([])
  fails = false
  await inDialog("Try again").click()
  await expect.element(dialog().getByRole("checkbox", { name: /^D-1001/ })).toBeVisible()
})

it("shows a technician what the other one changed, and saves over it only what they changed", async () => {
  let attempts = 0
  const received = await serveAndOpen(
    answers(GetWorkOrder, () =>
      attempts === 0 ? withLine() : withLine({ correction: "Pads replaced", state: "done", version: 3 })
    ),
    {
      endpoint: EditLine,
      reply: (request) => {
        attempts += 1
        return attempts === 1
          ? refuses(EditLine, 409, "line_was_changed").reply(request)
          : answers(EditLine, () => workOrder()).reply(request)
      }
    }
  )
  await button("More actions: Replace pads").click()
  await item("Edit").click()
  await field("Cause").fill("Worn")
  await inDialog("Save changes").click()
  await expect.element(dialog().getByText("Correction: Pads replaced")).toBeVisible()
  await expect.element(dialog().getByText("State: Done")).toBeVisible()
  await inDialog("Save changes").click()
  await expect.element(page.getByText("Replace pads was saved.")).toBeVisible()
  expect(bodies(received)).toEqual([
    { expected_version: 2, cause: "Worn" },
    { expected_version: 3, cause: "Worn" }
  ])
})

it("completes a line with its correction", async () => {
  const received = await serveAndOpen(answers(CompleteLine, () => withLine({ state: "done" })))
  await button("Complete Replace pads").click()
  await field("Correction").fill("Pads replaced")
  await inDialog("Complete").click()
  await expect.element(page.getByText("Replace pads is done.")).toBeVisible()
  expect(bodies(received)).toEqual([{ expected_version: 2, cause: null, correction: "Pads replaced" }])
})

it("starts and stops the user's timer", async () => {
  let running = false
  const now = () => withLine({ labor: running ? [timer()] : [] })
  await serveAndOpen(
    answers(GetWorkOrder, now),
    answers(StartTimer, () => {
      running = true
      return now()
    }),
    answers(StopTimer, () => {
      running = false
      return now()
    })
  )
  await button("Start timer: Replace pads").click()
  await expect.element(page.getByText("Your timer is running.")).toBeVisible()
  await expect.element(page.getByText(/running since/)).toBeVisible()
  await button("Stop timer: Replace pads").click()
  await expect.element(page.getByText("Recorded: 0:29 h.")).toBeVisible()
})

it("stops a timer that someone else forgot, also on a line that is done", async () => {
  const forgotten = timer({ technician: { id: id(19), name: "Ben Ortiz" } })
  let running = true
  const now = () =>
    withLine({ state: "done", labor: [running ? forgotten : { ...forgotten, ended_at: inDays(0) }] })
  const received = await serveAndOpen(
    answers(GetWorkOrder, now),
    answers(StopTimer, () => {
      running = false
      return now()
    })
  )
  await button("Stop timer of Ben Ortiz").click()
  await expect.element(page.getByText("Recorded: 0:29 h.")).toBeVisible()
  await expect.element(button("Remove time of Ben Ortiz")).toBeVisible()
  expect(received.some(({ path }) => path.endsWith(`/labor/${id(361)}/stop`))).toBe(true)
})

it("offers only a decision while a warranty may pay", async () => {
  const received = await serveAndOpen(
    answers(GetWorkOrder, () => withLine({ warranty_check: "possible" })),
    answers(EditLine, () => withLine({ warranty_check: "claimed" }))
  )
  await button("More actions: Replace pads").click()
  await expect.element(item("Edit")).toBeVisible()
  expect(item("Use part").elements()).toEqual([])
  await userEvent.keyboard("{Escape}")
  expect(button("Complete Replace pads").elements()).toEqual([])
  await button("Decide warranty: Replace pads").click()
  expect(dialog().getByRole("option", { name: "No warranty" }).elements()).toEqual([])
  await field("Warranty").selectOptions("Claimed under warranty")
  await inDialog("Save changes").click()
  await expect.element(page.getByText("Replace pads was saved.")).toBeVisible()
  expect(bodies(received)).toEqual([{ expected_version: 2, warranty_check: "claimed" }])
})

it("shows the photos of the defect that it repairs", async () => {
  const file = { id: id(371), kind: "photo", name: "brake.jpg", size: 1 }
  const photo = { ...file, url: "/files/photo", thumbnail_url: "/files/thumbnail" }
  await serveAndOpen(
    answers(GetWorkOrder, () => withLine({ defect_id: id(301) })),
    answers(GetDefect, () => defect({ photos: [photo] }))
  )
  await expect.element(page.getByRole("img", { name: "Photo 1" })).toHaveAttribute("src", "/files/thumbnail")
  await expect.element(page.getByRole("link", { name: "Photo 1" })).toHaveAttribute("href", "/files/photo")
})

it("records time by hand", async () => {
  const received = await serveAndOpen(answers(RecordLabor, () => workOrder()))
  await button("More actions: Replace pads").click()
  await item("Record time").click()
  await field("Time worked").fill("soon")
  await inDialog("Record time").click()
  await expect.element(dialog().getByText(/^Enter hours and minutes/)).toBeVisible()
  await field("Time worked").fill("1:30")
  await inDialog("Record time").click()
  await expect.element(page.getByText("Recorded: 1:30 h.")).toBeVisible()
  expect(bodies(received)).toEqual([{ minutes: 90, billable: true }])
})

it("takes a part from stock, and returns what was not needed", async () => {
  const used = {
    part_id: id(351),
    name: "Brake pads",
    unit: "set",
    quantity: 2,
    unit_price_minor: 4500,
    amount_minor: 9000
  }
  const received = await serveAndOpen(
    answers(GetWorkOrder, () => withLine({ parts: [used] })),
    answers(IssuePart, () => withLine({ parts: [used] })),
    answers(ReturnPart, () => workOrder())
  )
  await button("More actions: Replace pads").click()
  await item("Use part").click()
  await field("Part").fill("brake")
  await dialog()
    .getByRole("option", { name: /^Brake pads/ })
    .click()
  await field("Quantity").fill("2")
  await inDialog("Use part").click()
  await expect.element(page.getByText("Brake pads was taken from stock.")).toBeVisible()
  await button("Return Brake pads").click()
  await field("Quantity").fill("1")
  await inDialog("Return part").click()
  await expect.element(page.getByText("Brake pads is back in stock.")).toBeVisible()
  expect(bodies(received)).toEqual([
    { part_id: id(351), quantity: 2 },
    { part_id: id(351), quantity: 1, unit_price_minor: 4500 }
  ])
})
