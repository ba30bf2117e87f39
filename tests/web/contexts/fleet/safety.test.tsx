import { BlockForSafety, ListSafetyBlocks, ReleaseSafetyBlock } from "#fleet/contract"
import { beforeEach, expect, it } from "vitest"
import { page } from "vitest/browser"
import { answers } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { inDays } from "../support/fixtures.ts"
import { bodies, button, dialog, field, inDialog, serve, TAB } from "./availability.ts"
import { hold, safetyBlock } from "./fixtures.ts"

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

it("grounds a vehicle for a reason, and says how many bookings are tentative now", async () => {
  const received = serve(answers(BlockForSafety, () => ({ block: safetyBlock(), demoted: [hold(), hold()] })))
  await open(TAB)
  await button("Ground").click()
  await inDialog("Ground vehicle").click()
  await expect.element(dialog().getByText("Reason is required.")).toBeVisible()
  await field("Reason").fill("Brakes")
  await inDialog("Ground vehicle").click()
  await expect.element(page.getByText("V-1 is grounded. 2 bookings are now tentative.")).toBeVisible()
  expect(bodies(received)).toEqual([{ severity: "grounded", reason: "Brakes" }])
})

it("releases it with a note only", async () => {
  const received = serve(
    answers(ListSafetyBlocks, () => ({ items: [safetyBlock()], next: null })),
    answers(ReleaseSafetyBlock, () => safetyBlock({ released_at: inDays(0), release_note: "Pads replaced" }))
  )
  await open(TAB)
  await button("Release: Brakes").click()
  await inDialog("Release vehicle").click()
  await expect.element(dialog().getByText("Note is required.")).toBeVisible()
  await field("Note").fill("Pads replaced")
  await inDialog("Release vehicle").click()
  await expect.element(page.getByText("V-1: released.")).toBeVisible()
  expect(bodies(received)).toEqual([{ note: "Pads replaced" }])
})
