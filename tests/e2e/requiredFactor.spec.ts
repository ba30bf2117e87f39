import { expect } from "@playwright/test"
import { createAccount, createOwner, invite, join, verifyAddress } from "./support/accounts.ts"
import { setUp, setUpHere } from "./support/factors.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser } from "./support/people.ts"

test("an owner requires a second step, and a member is led through it", async ({ browser }) => {
  const [desk, yard] = [await openBrowser(browser), await openBrowser(browser)]
  const owner = await createOwner(desk, "Olga Owner", newAddress("olga"), "Quayside Depot")
  await verifyAddress(owner)
  const email = newAddress("tom")
  await invite(owner, "Tom Technician", email)
  const member = await createAccount(yard, "Tom Technician", email)
  await join(member)
  await yard.goto("/dashboard")

  await desk.goto("/organization?tab=security")
  await expect(desk.getByText("Tom Technician")).toBeVisible()
  await desk.getByRole("button", { name: "Require it" }).click()
  await desk.getByLabel("Days until it is required").fill("0")
  await desk.getByRole("dialog").getByRole("button", { name: "Require it" }).click()
  await expect(desk.getByRole("alert")).toContainText(
    "Set up two-step verification for your own account first."
  )
  await setUp(desk)
  await desk.goto("/organization?tab=security")
  await desk.getByRole("button", { name: "Require it" }).click()
  await desk.getByLabel("Days until it is required").fill("0")
  await desk.getByRole("dialog").getByRole("button", { name: "Require it" }).click()
  await expect(desk.getByText(/Required (from|since)/)).toBeVisible()

  await yard.goto("/customers")
  await yard.waitForURL("**/account?tab=security")
  await expect(yard.getByText(/Quayside Depot requires two-step verification/)).toBeVisible()
  await setUpHere(yard)
  await expect(yard.getByText(/Quayside Depot requires two-step verification/)).toBeHidden()
  await yard.goto("/organization")
  await expect(yard.getByText("Olga Owner")).toBeVisible()
})
