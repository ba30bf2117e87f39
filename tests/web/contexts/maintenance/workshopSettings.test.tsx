import {
  ArchiveBay,
  BayView,
  CreateBay,
  GetWorkingHours,
  GetWorkshopSettings,
  ListBays,
  RenameBay,
  RestoreBay,
  SetWorkingHours,
  SetWorkshopSettings
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { depot } from "../../support/people.ts"
import { type Answer, answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization, reader } from "../support/fixtures.ts"
import { bodies, button, dialog, field, inDialog, item, serve } from "./workshop.ts"

const OPEN = { opens: 480, closes: 1020 }
const week = [OPEN, OPEN, OPEN, OPEN, OPEN, null, null]
const prices = { approval_from_minor: 150_000, rate_minor: 7800, tax_bp: 1900 }

const bay = reader(BayView, {
  id: id(801),
  organization_id: depot().id,
  name: "Lift 1",
  archived_at: null,
  created_at: inDays(-9),
  updated_at: inDays(-9),
  version: 2
})

const serveAndOpen = async (...special: ReadonlyArray<Answer>) => {
  const received = serve(
    ...special,
    answers(GetWorkshopSettings, () => prices),
    answers(GetWorkingHours, () => ({ week })),
    answers(ListBays, ({ query }) => ({
      items:
        query.get("archived") === "true"
          ? [bay({ id: id(802), archived_at: inDays(-1), name: "Pit" })]
          : [bay()]
    }))
  )
  await open("/services/workshop")
  return received
}

const save = (at: number) => page.getByRole("button", { name: "Save changes", exact: true }).nth(at).click()

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the workshop's settings", () => {
  it("say who approves what and what work costs, which owners and admins change", async () => {
    const received = await serveAndOpen(answers(SetWorkshopSettings, () => prices))
    const limit = page.getByLabelText("Owner or admin must approve from", { exact: true })
    await expect.element(limit).toHaveValue("1500.00")
    await limit.fill("")
    await page.getByLabelText("Tax", { exact: true }).fill("120")
    await save(0)
    await expect.element(page.getByText("Enter a percentage from 0 to 100.")).toBeVisible()
    await page.getByLabelText("Tax", { exact: true }).fill("7.5")
    await save(0)
    await expect.element(page.getByText("Approval and prices were saved.")).toBeVisible()
    expect(bodies(received)).toEqual([{ approval_from_minor: null, rate_minor: 7800, tax_bp: 750 }])
  })

  it("have hours for each weekday", async () => {
    const received = await serveAndOpen(answers(SetWorkingHours, () => ({ week })))
    await expect.element(page.getByText("Closed", { exact: true }).first()).toBeVisible()
    await page.getByRole("checkbox", { name: "Saturday" }).click()
    await page.getByLabelText("Saturday, until", { exact: true }).fill("07:00")
    await save(1)
    await expect.element(page.getByText("The end must be after the start.")).toBeVisible()
    await page.getByLabelText("Saturday, until", { exact: true }).fill("00:00")
    await page.getByRole("checkbox", { name: "Monday" }).click()
    await save(1)
    await expect.element(page.getByText("The working hours were saved.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { week: [null, OPEN, OPEN, OPEN, OPEN, { opens: 480, closes: 1440 }, null] }
    ])
  })

  it("have bays, which are added, renamed, archived and restored", async () => {
    const received = await serveAndOpen(
      answers(CreateBay, () => bay({ name: "Lift 2" })),
      refuses(RenameBay, 409, "bay_exists", "There is already a bay with this name."),
      answers(ArchiveBay, () => ({})),
      answers(RestoreBay, () => ({}))
    )
    await button("Add bay").click()
    await field("Name").fill("Lift 2")
    await inDialog("Add bay").click()
    await expect.element(page.getByText("Lift 2 was added.")).toBeVisible()
    await button("More actions: Lift 1").click()
    await item("Rename").click()
    await field("Name").fill("Lift 2")
    await inDialog("Save changes").click()
    await expect.element(dialog().getByText("There is already a bay with this name.")).toBeVisible()
    await inDialog("Cancel").click()
    await button("More actions: Lift 1").click()
    await item("Archive").click()
    await expect.element(page.getByText("Lift 1 was archived.")).toBeVisible()
    await button("Restore Pit").click()
    await expect.element(page.getByText("Pit was restored.")).toBeVisible()
    expect(bodies(received)).toMatchObject([
      { name: "Lift 2" },
      { name: "Lift 2", expected_version: 2 },
      expect.any(Uint8Array),
      expect.any(Uint8Array)
    ])
  })

  it("are only read by people who may not change them", async () => {
    await serveAndOpen(
      answers(MyOrganizations, () => ({ items: [organization({ can: ["workorders.read"] })] }))
    )
    await expect.element(page.getByText("\u20ac1,500.00")).toBeVisible()
    await expect.element(page.getByText("8:00 AM \u2013 5:00 PM").first()).toBeVisible()
    await expect.element(page.getByText("Lift 1")).toBeVisible()
    for (const name of ["Save changes", "Add bay", "More actions: Lift 1", "Restore Pit"])
      await expect.element(button(name)).not.toBeInTheDocument()
  })

  it("are not shown to people without access to the workshop", async () => {
    await serveAndOpen(
      answers(MyOrganizations, () => ({ items: [organization({ can: ["services.read"] })] }))
    )
    await expect.element(page.getByText("You don't have access to the workshop")).toBeVisible()
  })
})
