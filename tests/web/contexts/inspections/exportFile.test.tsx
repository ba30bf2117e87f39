import { ExportInspectionFile, ListDueInspections, ListInspections } from "#inspections/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { type Answer, answers, refuses, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { button, dialog, field, inDialog, serve as serveVehicle } from "../fleet/availability.ts"
import { id, organization } from "../support/fixtures.ts"
import { savedFiles } from "../support/savedFiles.ts"

const TAB = `/vehicles/${id(201)}?tab=inspections`

const serve = (...special: ReadonlyArray<Answer>) =>
  serveVehicle(
    ...special,
    answers(ListDueInspections, () => ({ items: [], count: 0 })),
    answers(ListInspections, () => ({ items: [], next: null }))
  )

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("downloads the inspections of a period as PDF", async () => {
  const saved = savedFiles()
  const received = serve(
    replies(
      ExportInspectionFile,
      () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } })
    )
  )
  await open(TAB)
  await button("Export file").click()
  await field("First day").fill("2026-01-01")
  await field("Last day").fill("2026-03-31")
  await inDialog("Download PDF").click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["V-1-2026-01-01-2026-03-31.pdf"])
  const sent = received.findLast(({ path }) => path.endsWith("/inspection-file"))
  expect(sent?.query.toString()).toBe("from=2026-01-01&to=2026-03-31")
  await expect.element(dialog()).not.toBeInTheDocument()
})

it("shows at the last day why a period is not possible", async () => {
  serve(
    refuses(ExportInspectionFile, 422, "file_period_not_possible", "Choose a period of at most 500 days.")
  )
  await open(TAB)
  await button("Export file").click()
  await inDialog("Download PDF").click()
  await expect.element(field("Last day")).toHaveAccessibleDescription("Choose a period of at most 500 days.")
})

it("is offered to people who may export inspections", async () => {
  serve(
    answers(MyOrganizations, () => ({
      items: [organization({ can: ["vehicles.read", "inspections.read", "inspections.perform"] })]
    }))
  )
  await open(TAB)
  await expect.element(page.getByRole("link", { name: "Start inspection" })).toBeVisible()
  await expect.element(button("Export file")).not.toBeInTheDocument()
})
