import { readFile } from "node:fs/promises"
import { expect } from "@playwright/test"
import { createAccount, createOwner, invite, join, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { mailed, mailedLink, newAddress, openBrowser, signIn } from "./support/people.ts"

test("someone takes their data with them, deletes their account and keeps it after all", async ({
  browser
}) => {
  const email = newAddress("ada")
  const page = await openBrowser(browser)
  await verifyAddress(await createOwner(page, "Ada Rivers", email, "Rivers Rides"))

  await page.goto("/account?tab=security")
  await page.getByRole("button", { name: "Export my data" }).click()
  const link = /https?:\/\/\S+\/account\S*/.exec(await mailed(page, email, /Your data is ready/))?.[0] ?? ""
  await page.goto(link)
  const download = page.waitForEvent("download")
  await page.getByRole("list", { name: "Your data" }).getByRole("button", { name: "Download" }).click()
  const exported: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"))
  expect(exported).toMatchObject({ account: [{ email }], organizations: [{ name: "Rivers Rides" }] })

  await page.getByRole("button", { name: "Delete account..." }).click()
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" })
  await expect(dialog.getByText("Rivers Rides")).toBeVisible()
  await dialog.getByRole("button", { name: "Delete account", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Your account will be deleted" })).toBeVisible()

  await signIn(page, email)
  await expect(page.getByRole("alert")).toContainText("This account is about to be deleted.")

  // The link works in any browser, and once.
  const elsewhere = await openBrowser(browser)
  const keep = await mailedLink(elsewhere, email, /Your account will be deleted/)
  for (const heading of ["Account deletion canceled", "This link doesn't work"]) {
    await elsewhere.goto("about:blank")
    await elsewhere.goto(keep)
    await elsewhere.getByRole("button", { name: "Keep my account" }).click()
    await expect(elsewhere.getByRole("heading", { name: heading })).toBeVisible()
  }
  await signIn(page, email)
  await page.waitForURL("**/dashboard")
})

test("the last owner of an organization with members sees what to do first", async ({ browser }) => {
  const email = newAddress("ada")
  const page = await openBrowser(browser)
  const owner = await createOwner(page, "Ada Rivers", email, "Rivers Rides")
  await verifyAddress(owner)
  const colleague = await createAccount(await openBrowser(browser), "Ben Okoye", newAddress("ben"))
  await verifyAddress(colleague)
  await invite(owner, "Ben Okoye", colleague.email)
  await join(colleague)

  await page.goto("/account?tab=security")
  await page.getByRole("button", { name: "Delete account..." }).click()
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?" })
  await expect(dialog.getByRole("button", { name: "Delete account", exact: true })).toBeHidden()
  await dialog.getByRole("link", { name: "Members of Rivers Rides" }).click()
  await page.waitForURL("**/organization")
  await expect(page.getByText("Ben Okoye")).toBeVisible()
})
