import { GetVehicle } from "#fleet/contract"
import { GetInspection, ReviewInspection, VerifyChain } from "#inspections/contract"
import { MyOrganizations } from "#tenancy/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { storedOf } from "../../../../apps/web/contexts/inspections/offline/stored.ts"
import { type Answer, answers, refuses } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { ana, id, organization } from "../support/fixtures.ts"
import { button, inspection, serve } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

const PATH = `/inspections/${id(950)}`

const answered = {
  result: "fail",
  failed: 1,
  flags: ["clock"],
  clock_offset: 3600,
  place: { latitude: 51.508, longitude: -0.128, accuracy: 120 },
  answers: [
    {
      key: "brakes",
      value: { type: "pass_fail_na", result: "fail" },
      note: "Pads are worn",
      photos: [],
      failed: true,
      severity: "critical",
      defect_id: id(301)
    }
  ]
}

const serveRecord = (special: object = {}, ...others: ReadonlyArray<Answer>) =>
  serve(
    ...others,
    answers(GetInspection, () => inspection({ ...answered, ...special })),
    refuses(GetVehicle, 404, "not_found"),
    answers(VerifyChain, () => ({ inspections: 3, expired: 0, is_intact: false, broken_at: 2 }))
  )

describe("an inspection", () => {
  it("shows what failed with its defect, both clocks, the place and a broken chain", async () => {
    serveRecord()
    await open(PATH)
    await expect.element(page.getByRole("heading", { name: "Daily check", level: 1 })).toBeVisible()
    await expect.element(page.getByText("Pads are worn")).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: /^Open defect/ }))
      .toHaveAttribute("href", expect.stringContaining(id(301)))
    await expect.element(page.getByText("1 hour ahead")).toBeVisible()
    await expect.element(page.getByText("51.508, -0.128 (± 120 m)")).toBeVisible()
    await expect.element(page.getByText("Changed or removed from number 2 on")).toBeVisible()
  })

  it("is reviewed with a note", async () => {
    const received = serveRecord(
      {},
      answers(ReviewInspection, () => ({}))
    )
    await open(PATH)
    await button("Mark as reviewed").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("textbox", { name: /^Note/ }).fill("The clock was set.")
    await dialog.getByRole("button", { name: "Mark as reviewed" }).click()
    await expect.element(page.getByText("Inspection reviewed")).toBeVisible()
    const sent = received.find(({ path }) => path.endsWith("/review"))
    expect(sent?.body).toEqual({ note: "The clock was set." })
  })

  it("is corrected by another one that begins with its answers", async () => {
    serveRecord()
    await open(PATH)
    await button("Correct").click()
    await expect.element(page.getByRole("textbox", { name: "Note: Brakes" })).toHaveValue("Pads are worn")
    const [one] = await storedOf(ana.id)
    expect(one).toMatchObject({ supersedes_id: id(950), finished_at: null })
  })

  it("that was corrected leads to the newer one, and can't be corrected again", async () => {
    serveRecord({ superseded_by_id: id(951) })
    await open(PATH)
    await expect
      .element(page.getByRole("link", { name: "Open the newer inspection" }))
      .toHaveAttribute("href", `/inspections/${id(951)}`)
    await expect.element(button("Correct")).not.toBeInTheDocument()
  })

  it("is neither reviewed nor corrected by people who only read", async () => {
    serveRecord(
      {},
      answers(MyOrganizations, () => ({ items: [organization({ can: ["inspections.read"] })] }))
    )
    await open(PATH)
    await expect.element(page.getByText("Pads are worn")).toBeVisible()
    await expect.element(button("Mark as reviewed")).not.toBeInTheDocument()
    await expect.element(button("Correct")).not.toBeInTheDocument()
  })
})
