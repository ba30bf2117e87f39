import { period } from "#kernel"
import { Schema } from "effect"
import {
  CountInspections,
  GetInspectionNumbers,
  type InspectionRow,
  ListDueInspections,
  ListForms,
  ListInspections
} from "#inspections/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { begin, formOf } from "../../../../apps/web/contexts/inspections/filling/begin.ts"
import { save, storedOf } from "../../../../apps/web/contexts/inspections/offline/stored.ts"
import { type Answer, answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { ana, organization } from "../support/fixtures.ts"
import { periodOf } from "../../../../apps/web/contexts/inspections/list/useInspectionList.ts"
import { button, dueInspection, inspection, offline, serve } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const row: InspectionRow = { ...inspection(), flags: ["fast"], failed: 2, result: "pass_with_defects" }

const serveList = (...special: ReadonlyArray<Answer>) =>
  serve(
    ...special,
    answers(ListInspections, () => ({ items: [row], next: null })),
    answers(CountInspections, () => ({ count: 1 })),
    answers(ListForms, () => ({ items: [] })),
    answers(ListDueInspections, () => ({ items: [], count: 0 })),
    answers(GetInspectionNumbers, () => ({
      due_today: 3,
      done_today: 1,
      failed_7_days: 2,
      missed_7_days: 1,
      to_review: 4,
      completion_permille: 875
    }))
  )

/** An inspection in this browser, with these fields. */
const stored = async (fields: object) => {
  const { forms, vehicles } = offline()
  const [form, vehicle] = [forms[0], vehicles[0]]
  const one = form && vehicle && begin(organization(), { vehicle, form: formOf(form) })
  if (one) await save({ ...one, ...fields })
}

it.each(["2026-03-01..", "..2026-03-01", "2026-03-01..2026-03-02"])(
  "sends the days %s as the server reads them",
  (days) => {
    expect(() => Schema.decodeUnknownSync(period)(periodOf(days, "Europe/Berlin"))).not.toThrow()
  }
)

describe("the list of inspections", () => {
  it("shows what was found, how it is going, and narrows to what should be reviewed", async () => {
    const received = serveList()
    await open("/inspections")
    await expect.element(page.getByText("Passed with defects", { exact: true })).toBeVisible()
    await expect.element(page.getByText("Unusually fast", { exact: true })).toBeVisible()
    const numbers = page.getByRole("list", { name: "Numbers of inspections" })
    await expect.element(numbers.getByText("88%")).toBeVisible()
    await numbers.getByRole("link", { name: /To review/ }).click()
    const lists = () => received.filter(({ path }) => path.endsWith("/inspections"))
    await expect.poll(() => lists().at(-1)?.query.get("review")).toBe("open")
  })

  it("names what the person's own vehicles need, and leads to it", async () => {
    const received = serveList(
      answers(ListDueInspections, () => ({
        items: [dueInspection({ due_on: null, state: "due", required: true })],
        count: 1
      }))
    )
    await open("/inspections")
    const list = page.getByRole("list", { name: "Due for your vehicles" })
    await expect.element(list.getByText("Due before the next use")).toBeVisible()
    await expect.element(list.getByText("The vehicle must not go out before it is done.")).toBeVisible()
    const sent = received.find(({ path }) => path.endsWith("/due-inspections"))
    expect(sent?.query.get("mine")).toBe("true")
    await list.getByRole("link", { name: "Inspect: V-1, Daily check" }).click()
    await expect.element(page.getByRole("heading", { name: "Daily check: V-1" })).toBeVisible()
  })

  it("shows why one in this browser was not accepted, and discards it only after asking", async () => {
    serveList()
    const refusal = { code: "inspection_incomplete", status: 422, detail: "An item needs a photo." }
    await stored({ finished_at: Date.now(), refusal })
    await open("/inspections")
    const here = page.getByRole("list", { name: "Inspections on this device" })
    await expect.element(here.getByText(/^Not accepted: An item needs a photo/)).toBeVisible()
    await expect.element(here.getByRole("link", { name: /^Continue or edit/ })).toBeVisible()
    await button("Discard: V-1, Daily check").click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard inspection" }).click()
    await expect.element(here).not.toBeInTheDocument()
    await expect.poll(() => storedOf(ana.id)).toEqual([])
  })
})
