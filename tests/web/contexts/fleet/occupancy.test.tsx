import {
  BlockVehicle,
  CheckRelease,
  ConfirmHold,
  ExtendHold,
  ReleaseHold,
  type ReleaseReason,
  RetakeHold
} from "#fleet/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays } from "../support/fixtures.ts"
import {
  bodies,
  button,
  conflicts,
  dialog,
  field,
  holds,
  inDialog,
  item,
  openMenu,
  serve,
  TAB
} from "./availability.ts"
import { hold, safetyBlock } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the availability of a vehicle", () => {
  it("is shown with what has it, as text and as a bar, week by week", async () => {
    const received = serve()
    await open(TAB)
    const row = page.getByRole("list", { name: "What takes this vehicle" }).getByRole("listitem")
    await expect.element(row.getByText("Rental for Ada Rivers")).toBeVisible()
    await expect.element(row.getByText("Now")).toBeVisible()
    await expect.element(page.getByText(/^Rental until /)).toBeVisible()
    await page.getByLabelText("Period").selectOptions("Week")
    await button("Next").click()
    await expect
      .poll(() => {
        const [from = "", until = ""] = (received.at(-1)?.query.get("during") ?? "").split("..")
        return Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000)
      })
      .toBe(7)
  })

  it("names everything that keeps it from going out", async () => {
    const reasons: ReadonlyArray<ReleaseReason> = [
      { code: "grounded", block_id: safetyBlock().id, reason: "Brakes", since: new Date() },
      { code: "not_in_service", lifecycle: "standby" },
      {
        code: "held",
        hold_id: hold().id,
        kind: "rental",
        due_at: new Date(),
        overdue: true,
        held_for: "Ada"
      },
      { code: "assigned", driver: "Dora" }
    ]
    serve(answers(CheckRelease, () => ({ can_go_out: false, reasons })))
    await open(TAB)
    await expect.element(page.getByText("Can't go out")).toBeVisible()
    await expect.element(page.getByText(/^Grounded since .*: Brakes$/)).toBeVisible()
    await expect.element(page.getByText("It is not in service: Standby.")).toBeVisible()
    await expect.element(page.getByText(/^Not back yet: Rental for Ada, due back /)).toBeVisible()
    await expect.element(page.getByText("Assigned to Dora.")).toBeVisible()
  })
})

describe("blocking a vehicle", () => {
  it("sends what was entered, and can be undone", async () => {
    const maintenance = hold({ kind: "maintenance", held_for: "Workshop" })
    const received = serve(
      answers(BlockVehicle, () => ({ hold: maintenance, demoted: [] })),
      answers(ReleaseHold, () => maintenance)
    )
    await open(TAB)
    await button("Block").click()
    await field("Until").fill("")
    await field("For").fill("Workshop")
    await inDialog("Block vehicle").click()
    await expect.element(page.getByText("V-1 is blocked.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("Maintenance for Workshop: cancelled.")).toBeVisible()
    expect(bodies(received)[0]).toEqual({
      kind: "maintenance",
      status: "firm",
      due_at: null,
      held_for: "Workshop",
      note: null,
      on_conflict: "refuse"
    })
  })

  it("names what is in the way, and offers nothing if that can't be moved", async () => {
    serve(conflicts(BlockVehicle, [hold()], holds(), false))
    await open(TAB)
    await button("Block").click()
    await inDialog("Block vehicle").click()
    await expect.element(dialog().getByText("Rental for Ada Rivers")).toBeVisible()
    await expect.element(dialog().getByText("added by Ben Okoye")).toBeVisible()
    await expect.element(inDialog("Block vehicle")).toBeVisible()
  })
})

describe("changing a hold", () => {
  it("extends it only after the user has seen what becomes tentative", async () => {
    const next = hold({ id: id(222), held_for: "Cleo Ray", starts_at: inDays(2), due_at: inDays(3) })
    const extended = answers(ExtendHold, () => ({ hold: hold(), demoted: [next] }))
    const received = serve(conflicts(ExtendHold, [next], extended))
    await open(TAB)
    await openMenu("Rental for Ada Rivers")
    await item("Change end").click()
    await inDialog("Change end").click()
    await expect.element(dialog().getByText("Rental for Cleo Ray")).toBeVisible()
    await inDialog("Save anyway").click()
    await expect
      .element(page.getByText("Rental for Ada Rivers: end changed. 1 booking is now tentative."))
      .toBeVisible()
    expect(bodies(received)).toMatchObject([{ on_conflict: "refuse" }, { on_conflict: "demote" }])
  })

  it("asks again after the end was changed", async () => {
    const next = hold({ id: id(222), held_for: "Cleo Ray" })
    serve(conflicts(ExtendHold, [next], holds()))
    await open(TAB)
    await openMenu("Rental for Ada Rivers")
    await item("Change end").click()
    await inDialog("Change end").click()
    await expect.element(inDialog("Save anyway")).toBeVisible()
    await field("Until").fill("2090-01-01T10:00")
    await expect.element(inDialog("Change end")).toBeVisible()
  })

  it("marks it as returned, which can be undone", async () => {
    serve(
      answers(ReleaseHold, () => hold({ ended_at: inDays(0) })),
      answers(RetakeHold, () => hold())
    )
    await open(TAB)
    await openMenu("Rental for Ada Rivers")
    await item("Mark as returned").click()
    await expect.element(page.getByText("Rental for Ada Rivers: ended.")).toBeVisible()
    await button("Undo").click()
    await expect.element(page.getByText("Rental for Ada Rivers: as before.")).toBeVisible()
  })

  it("says what a tentative one can't be confirmed for", async () => {
    const plan = hold({
      id: id(222),
      status: "tentative",
      held_for: "Cleo Ray",
      starts_at: inDays(0),
      due_at: inDays(2)
    })
    serve(holds(plan), conflicts(ConfirmHold, [hold()], holds()))
    await open(TAB)
    await openMenu("Rental for Cleo Ray")
    await item("Confirm").click()
    await expect
      .element(page.getByText(/^This vehicle is already taken: Rental for Ada Rivers, /))
      .toBeVisible()
  })
})
