import { expect } from "@playwright/test"
import { test } from "./support/journey.ts"
import {
  choose,
  createOrganization,
  fillSignUp,
  mailedLink,
  newAddress,
  openBrowser,
  signUp,
  verifyEmail
} from "./support/people.ts"

// Long because: one journey, in the order in which both users experience it.
test("a colleague joins by email, gets another role and is removed", async ({ browser }) => {
  const [adaMail, benMail] = [newAddress("ada"), newAddress("ben")]
  const ada = await openBrowser(browser)
  const ben = await openBrowser(browser)

  await test.step("Ada signs up, verifies her address and creates an organization", async () => {
    await signUp(ada, "Ada Rivers", adaMail)
    await verifyEmail(ada, adaMail)
    await createOrganization(ada, "Riverside Depot")
  })

  await test.step("Ada invites Ben", async () => {
    await ada.goto("/organization")
    await ada.getByRole("button", { name: "Invite member" }).click()
    const dialog = ada.getByRole("dialog")
    await dialog.getByLabel("Name", { exact: true }).fill("Ben Okoye")
    await dialog.getByLabel("Email", { exact: true }).fill(benMail)
    await choose(ada, "Role", "Technician")
    await dialog.getByRole("button", { name: "Send invitation" }).click()
    await expect(dialog).toHaveCount(0)
    await ada.getByRole("tab", { name: "Invitations" }).click()
    await expect(ada.getByText(benMail, { exact: true })).toBeVisible()
  })

  await test.step("Ben opens the email without an account, signs up with the prefilled address and joins", async () => {
    await ben.goto(await mailedLink(ben, benMail, /invit|join/i))
    await expect(ben.getByText("Riverside Depot").first()).toBeVisible()
    const toSignUp = ben.getByRole("button", { name: "Create My Account" })
    await expect(toSignUp).toBeVisible()
    await expect(ben.getByLabel("Email Address")).toHaveValue(benMail)
    await fillSignUp(ben, "Ben Okoye", benMail)
    await ben.waitForURL("**/dashboard")
  })

  await test.step("Ada sees him arrive without reloading", async () => {
    await ada.getByRole("tab", { name: "Members" }).click()
    await expect(ada.getByText(benMail, { exact: true })).toBeVisible()
  })

  await test.step("Ada and Ben see each other in the member list", async () => {
    for (const page of [ada, ben]) {
      await page.goto("/organization")
      await expect(page.getByText(adaMail).first()).toBeVisible()
      await expect(page.getByText(benMail).first()).toBeVisible()
    }
    await expect(ben.getByRole("button", { name: "Invite member" })).toHaveCount(0)
  })

  await test.step("Ada makes Ben a manager, and he can invite without reloading", async () => {
    await ada.goto("/organization")
    await choose(ada, "Role of Ben Okoye", "Manager")
    await expect(ada.getByText(/Ben Okoye is now/)).toBeVisible()
    await expect(ben.getByRole("button", { name: "Invite member" })).toBeVisible()
  })

  await test.step("Ada removes Ben; he no longer sees the organization", async () => {
    await ada.goto("/organization")
    await ada.getByRole("button", { name: "Actions for Ben Okoye" }).click()
    await ada.getByRole("menuitem", { name: "Remove" }).click()
    await ada.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
    await expect(ada.getByText(benMail, { exact: true })).toHaveCount(0)
    await ben.goto("/organization")
    await expect(ben.getByRole("heading", { name: "Create your organization" })).toBeVisible()
    await expect(ben.getByText(adaMail)).toHaveCount(0)
  })

  await test.step("the audit log shows every step", async () => {
    await ada.goto("/organization")
    await ada.getByRole("tab", { name: "Audit log" }).click()
    const entries = ada.getByRole("listitem")
    for (const sentence of [
      "You removed Ben Okoye",
      "You changed Ben Okoye from Technician to Manager",
      "Ben Okoye joined as Technician",
      `You invited ${benMail} as Technician`,
      "You created Riverside Depot"
    ])
      await expect(entries.filter({ hasText: sentence })).toHaveCount(1)
  })
})
