import { ListVehicles } from "#fleet/contract"
import { ListDefects } from "#maintenance/contract"
import { expect, it } from "vitest"
import { answers, replies } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { vehicleRow } from "../fleet/fixtures.ts"
import { button, dialog, field, inDialog, serve } from "./workshop.ts"

it("a work order cannot be opened without a title while it is not known what is wrong with the vehicle", async () => {
  await freshBrowser()
  signIn()
  serve(
    answers(ListVehicles, () => ({ items: [vehicleRow()], next: null })),
    replies(ListDefects, () => new Promise(() => undefined))
  )
  await open("/services/work-orders")
  await button("New work order").first().click()
  await field("Vehicle").fill("V-1")
  await dialog().getByRole("option", { name: /^V-1/ }).click()
  await inDialog("Open work order").click()
  await expect
    .element(dialog().getByText("Enter a title. The vehicle's services and defects aren't loaded yet."))
    .toBeVisible()
})
