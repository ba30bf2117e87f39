import {
  ArchiveCampaign,
  CreateCampaign,
  EditCampaign,
  ListCampaigns,
  ListRecalls,
  MarkRecallNotApplicable,
  ReopenRecall,
  ReportRecallDone,
  RestoreCampaign
} from "#maintenance/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization } from "../support/fixtures.ts"
import { campaign, recall } from "./recallFixtures.ts"
import { bodies, button, dialog, field, inDialog, serve as serveWorkshop } from "./workshop.ts"

const PAGE = "/services/recalls"

const serve = (...special: ReadonlyArray<Answer>) =>
  serveWorkshop(
    ...special,
    answers(ListRecalls, () => ({ items: [recall()], next: null })),
    answers(ListCampaigns, ({ query }) => ({
      items:
        query.get("archived") === "true"
          ? []
          : [campaign(), campaign({ id: id(384), number: "19V182000", source: "published", make: null })]
    }))
  )

const serveAndOpen = async (path: string, ...special: ReadonlyArray<Answer>) => {
  const received = serve(...special)
  await open(path)
  return received
}

const openRecall = () => button("View: Brake hoses, V-1").click()

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("recalls", () => {
  it("are only possible until the manufacturer has checked the VIN", async () => {
    await serveAndOpen(PAGE)
    await expect.element(page.getByText("Possible recall: check the VIN with the manufacturer")).toBeVisible()
    await openRecall()
    await expect.element(dialog().getByText("Hoses may leak.")).toBeVisible()
    await expect.element(dialog().getByText("Dealers replace the hoses.")).toBeVisible()
  })

  it("are done on a day, or do not apply", async () => {
    const done = recall({ state: "done", done_on: "2026-01-02", version: 2 })
    const received = await serveAndOpen(
      PAGE,
      answers(ReportRecallDone, () => done),
      answers(MarkRecallNotApplicable, () => recall({ state: "not_applicable", note: "By the VIN" }))
    )
    await openRecall()
    await inDialog("Report as done").click()
    await field("Done on").fill("2026-01-02")
    await inDialog("Report as done").click()
    await expect.element(page.getByText("Brake hoses, V-1: done.")).toBeVisible()
    await inDialog("Doesn't apply").click()
    await inDialog("Mark as not applicable").click()
    await expect.element(dialog().getByText("Reason is required.")).toBeVisible()
    await field("Reason").fill("By the VIN")
    await inDialog("Mark as not applicable").click()
    await expect.element(page.getByText("Brake hoses, V-1: not applicable.")).toBeVisible()
    expect(bodies(received)).toEqual([
      { expected_version: 1, done_on: "2026-01-02", note: null },
      { expected_version: 1, reason: "By the VIN" }
    ])
  })

  it("are reopened", async () => {
    await serveAndOpen(
      `${PAGE}?state=done`,
      answers(ListRecalls, () => ({
        items: [recall({ state: "done", done_on: "2026-01-02" })],
        next: null
      })),
      answers(ReopenRecall, () => recall())
    )
    await expect.element(page.getByText("Done on Jan 2, 2026")).toBeVisible()
    await openRecall()
    await inDialog("Reopen").click()
    await expect.element(page.getByText("Brake hoses, V-1: open again.")).toBeVisible()
  })

  it("are searched and filtered in the address", async () => {
    serve(answers(ListRecalls, () => ({ items: [], next: null })))
    const { router } = await open(`${PAGE}?q=hoses`)
    await expect.element(page.getByRole("heading", { name: "No recalls found" })).toBeVisible()
    await button("Clear filters").click()
    await expect.element(page.getByRole("heading", { name: "No open recalls" })).toBeVisible()
    await page.getByRole("combobox", { name: "State" }).selectOptions("Done")
    await expect.poll(() => router.state.location.search).toBe("?state=done")
  })

  it("cannot be added by those who only read", async () => {
    await serveAndOpen(
      PAGE,
      answers(MyOrganizations, () => ({ items: [organization({ can: ["services.read"] })] }))
    )
    await openRecall()
    await expect.element(dialog().getByText("Hoses may leak.")).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: "Report as done" })).not.toBeInTheDocument()
    await expect.element(button("Add recall")).not.toBeInTheDocument()
  })
})

describe("a campaign", () => {
  it("is entered by hand", async () => {
    const received = await serveAndOpen(PAGE, refuses(CreateCampaign, 409, "campaign_exists"))
    await button("Add recall").click()
    await field("Recall number").fill("24V-101")
    await field("Component").fill("Brake hoses")
    await field("Make").fill("Ford")
    await field("First model year").fill("22")
    await inDialog("Add recall").click()
    await expect.element(dialog().getByText("Enter a year, such as 2024.")).toBeVisible()
    await field("First model year").fill("2022")
    await inDialog("Add recall").click()
    await expect.element(dialog().getByText("campaign_exists")).toBeVisible()
    expect(bodies(received)).toEqual([
      {
        number: "24V-101",
        manufacturer: null,
        component: "Brake hoses",
        system: "other",
        summary: null,
        remedy: null,
        reported_on: null,
        make: "Ford",
        model: null,
        year_from: 2022,
        year_to: null
      }
    ])
  })

  it("is edited unless an authority published it, archived and restored", async () => {
    const received = await serveAndOpen(
      PAGE,
      answers(EditCampaign, () => campaign()),
      answers(ArchiveCampaign, () => ({})),
      answers(RestoreCampaign, () => ({}))
    )
    await button("All recalls").click()
    await expect.element(dialog().getByText("Entered by your team · Open for 1 of 2 vehicles")).toBeVisible()
    await expect.element(dialog().getByRole("button", { name: "Edit 19V182000" })).not.toBeInTheDocument()
    await inDialog("Edit 24V-101").click()
    await field("Model").fill("Ranger")
    await inDialog("Save changes").click()
    await expect.element(page.getByText("24V-101 was saved.")).toBeVisible()
    await inDialog("Archive 24V-101").click()
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.element(page.getByText("24V-101 was restored.")).toBeVisible()
    expect(bodies(received)[0]).toMatchObject({ expected_version: 3, model: "Ranger", make: "Ford" })
  })
})

it("lists archived campaigns below the others, and restores one", async () => {
  let isArchived = true
  await serveAndOpen(
    PAGE,
    answers(ListCampaigns, ({ query }) => ({
      items:
        (query.get("archived") === "true") === isArchived
          ? [campaign({ archived_at: isArchived ? inDays(-1) : null })]
          : []
    })),
    answers(RestoreCampaign, () => {
      isArchived = false
      return {}
    })
  )
  await button("All recalls").click()
  const archived = dialog().getByRole("list", { name: "Archived" })
  await expect.element(archived.getByText("24V-101")).toBeVisible()
  await inDialog("Restore 24V-101").click()
  await expect.element(page.getByText("24V-101 was restored.")).toBeVisible()
  await expect.element(archived).not.toBeInTheDocument()
})
