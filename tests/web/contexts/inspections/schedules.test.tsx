import {
  CreateInspectionSchedule,
  InspectionScheduleView,
  ListDueInspections,
  ListForms,
  ListInspectionSchedules,
  ListMissedInspections,
  PauseInspectionSchedule,
  ResumeInspectionSchedule
} from "#inspections/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization, reader } from "../support/fixtures.ts"
import { button, dueInspection, FORM, formView, serve, VEHICLE } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const PATH = "/inspections/schedules"

const schedule = reader(InspectionScheduleView, {
  id: id(930),
  organization_id: organization().id,
  form: { id: FORM, name: "Daily check", use: "daily" },
  rule: { by: "all" },
  cadence: { kind: "before_use", valid_hours: 12 },
  grace_hours: 1,
  required: true,
  paused_at: null,
  version: 1,
  created_at: inDays(-3),
  updated_at: inDays(-3)
})

const { id: vehicleId } = dueInspection().vehicle
const missed = (from: string, due_on: string) => ({
  schedule_id: schedule().id,
  form: { id: schedule().form.id, name: "Daily check" },
  vehicle: { id: vehicleId, name: "V-1" },
  from: from as never,
  due_on: due_on as never,
  reported_at: new Date()
})

const serveSchedules = (...special: ReadonlyArray<Answer>) =>
  serve(
    ...special,
    answers(ListInspectionSchedules, () => ({ items: [schedule()] })),
    answers(ListDueInspections, () => ({ items: [], count: 0 })),
    answers(ListMissedInspections, () => ({ items: [], next: null })),
    answers(ListForms, () => ({ items: [formView({ published: { n: 1, at: inDays(-1) } })] }))
  )

describe("the schedules", () => {
  it("say how often, and list what was missed with its vehicle and days", async () => {
    serveSchedules(
      answers(ListMissedInspections, () => ({
        items: [missed("2026-03-02", "2026-03-02"), missed("2026-02-23", "2026-03-01")],
        next: null
      }))
    )
    await open(PATH)
    await expect.element(page.getByText(/Before each use, valid for 12 hours/)).toBeVisible()
    const list = page.getByRole("list", { name: "Missed inspections" })
    await expect.element(list.getByText("On Mar 2, 2026")).toBeVisible()
    await expect.element(list.getByText("From Feb 23, 2026 to Mar 1, 2026")).toBeVisible()
    await expect
      .element(list.getByRole("link", { name: "V-1" }).first())
      .toHaveAttribute("href", `/vehicles/${VEHICLE}`)
  })

  it("say nothing of missed ones while there are none", async () => {
    serveSchedules()
    await open(PATH)
    await expect.element(page.getByText(/Before each use/)).toBeVisible()
    await expect.element(page.getByText("Missed inspections")).not.toBeInTheDocument()
  })

  it("are added before each use, with the time that a driver has left", async () => {
    const received = serveSchedules(answers(CreateInspectionSchedule, () => schedule()))
    await open(PATH)
    await button("Add schedule").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabelText("Form", { exact: true }).selectOptions("Daily check")
    await dialog.getByLabelText("How often").selectOptions("Before each use")
    await dialog.getByLabelText("Valid for (hours)").fill("0")
    await dialog.getByLabelText("Grace period (hours)").fill("1")
    await dialog.getByRole("button", { name: "Add schedule" }).click()
    await expect.element(dialog.getByText("Enter a whole number from 1 to 720.")).toBeVisible()
    await dialog.getByLabelText("Valid for (hours)").fill("12")
    await dialog.getByRole("button", { name: "Add schedule" }).click()
    await expect.element(page.getByText("Schedule added: Daily check")).toBeVisible()
    const sent = received.find(({ method }) => method === "POST")
    expect(sent?.body).toMatchObject({
      form_id: FORM,
      cadence: { kind: "before_use", valid_hours: 12 },
      grace_hours: 1
    })
  })

  it("are paused, which the notice undoes", async () => {
    const received = serveSchedules(
      answers(PauseInspectionSchedule, () => ({})),
      answers(ResumeInspectionSchedule, () => ({}))
    )
    await open(PATH)
    await button("Actions: Daily check").click()
    await page.getByRole("menuitem", { name: "Pause" }).click()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect
      .poll(() => received.filter(({ path }) => path.endsWith("/pause")).map(({ method }) => method))
      .toEqual(["PUT", "DELETE"])
  })

  it("are only read by people who may not edit forms", async () => {
    serveSchedules(answers(MyOrganizations, () => ({ items: [organization({ can: ["inspections.read"] })] })))
    await open(PATH)
    await expect.element(page.getByText(/Before each use/)).toBeVisible()
    await expect.element(button("Add schedule")).not.toBeInTheDocument()
    await expect.element(button("Actions: Daily check")).not.toBeInTheDocument()
  })
})
