import { expect, type Page } from "@playwright/test"
import { check, look, VIEWS } from "./support/accessibility.ts"
import { createAccount, createOwner, invite, verifyAddress } from "./support/accounts.ts"
import { untilProcessed } from "./support/answers.ts"
import { untilEntries } from "./support/history.ts"
import { test } from "./support/journey.ts"
import { choose, createOrganization, mailed, newAddress, openBrowser } from "./support/people.ts"

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ })
const named = (page: Page, name: string) =>
  expect(page.getByRole("button", { name, exact: true })).toBeVisible()
const unread = (page: Page, count: number) =>
  named(page, count === 0 ? "Notifications" : `Notifications, ${count} unread`)
const dialog = (page: Page) => page.getByRole("dialog", { name: "Notifications & Invitations" })
const notificationOf = (page: Page, title: string | RegExp) =>
  dialog(page).getByRole("listitem").filter({ hasText: title })

const unreadGone = (page: Page) => expect(dialog(page).getByText("Unread")).toHaveCount(0)

/** A user with a verified address, on a page that receives live events. */
const arrive = async (page: Page, name: string, email: string): Promise<void> => {
  await verifyAddress(await createAccount(page, name, email))
  await page.goto("/reports")
  await unread(page, 0)
}

const inviteThroughUi = async (page: Page, name: string, email: string): Promise<void> => {
  await page.goto("/organization")
  await page.getByRole("button", { name: "Invite member" }).click()
  await page.getByRole("dialog").getByLabel("Name", { exact: true }).fill(name)
  await page.getByRole("dialog").getByLabel("Email", { exact: true }).fill(email)
  await choose(page, "Role", "Technician")
  await page.getByRole("button", { name: "Send invitation" }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
}

const giveRole = async (page: Page, role: string): Promise<void> => {
  await page.goto("/organization")
  await choose(page, "Role of Ben Okoye", role)
  await expect(page.getByText(`Ben Okoye is now ${role}.`)).toBeVisible()
}

// Long because: one journey, in the order in which both users experience it.
test("two users see each other's changes live", async ({ browser }) => {
  const [adaMail, benMail] = [newAddress("ada"), newAddress("ben")]
  const [ada, ben] = [await openBrowser(browser), await openBrowser(browser)]
  await Promise.all([arrive(ada, "Ada Rivers", adaMail), arrive(ben, "Ben Okoye", benMail)])
  await createOrganization(ada, "Riverside Depot")

  await test.step("Ada invites Ben, and his badge updates without reloading", async () => {
    await inviteThroughUi(ada, "Ben Okoye", benMail)
    // The notification and the invitation it is about.
    await named(ben, "Notifications, 2: 1 unread, 1 invitation")
  })

  await test.step("Ben follows the notification to the invitation and accepts", async () => {
    await bell(ben).click()
    await notificationOf(ben, "Riverside Depot").getByRole("link").click()
    await expect(dialog(ben).getByRole("tab", { name: /^Invitations/ })).toHaveAttribute(
      "aria-selected",
      "true"
    )
    await expect(dialog(ben).getByText("Invitation to join Riverside Depot")).toBeVisible()
    await dialog(ben).getByRole("button", { name: "Accept" }).click()
    await expect(ben.getByText("You joined Riverside Depot.")).toBeVisible()
    await expect(dialog(ben).getByText("No pending invitations")).toBeVisible()
    await ben.keyboard.press("Escape")
    await unread(ben, 0)
  })

  await test.step("Ada is notified without reloading, and marks it as read", async () => {
    await unread(ada, 1)
    await bell(ada).click()
    const notification = notificationOf(ada, "Ben Okoye accepted your invitation")
    await expect(notification).toContainText("Unread")
    await untilProcessed(ada, "PUT", () => notification.getByRole("button", { name: /^Mark read/ }).click())
    await expect(notification).not.toContainText("Unread")
    await expect(dialog(ada).getByRole("button", { name: "Mark All Read" })).toHaveCount(0)
    await ada.keyboard.press("Escape")
    await expect(bell(ada)).toBeFocused()
    await untilEntries(ada, 0)
    await ada.reload()
    await bell(ada).click()
    await expect(notification).toBeVisible()
    await expect(notification).not.toContainText("Unread")
  })

  await test.step("Ada changes Ben's role twice, and he is notified of both", async () => {
    await giveRole(ada, "Manager")
    await unread(ben, 1)
    await giveRole(ada, "Driver")
    await unread(ben, 2)
  })

  await test.step("Ben searches his notifications", async () => {
    await bell(ben).click()
    await expect(dialog(ben).getByRole("listitem")).toHaveCount(3)
    const search = dialog(ben).getByPlaceholder("Search notifications...")
    await search.fill("MANAGER")
    await expect(dialog(ben).getByRole("listitem")).toHaveCount(1)
    await search.fill("no such word")
    await expect(dialog(ben).getByText("No notifications found")).toBeVisible()
    await dialog(ben).getByRole("button", { name: "Clear search" }).click()
    await expect(dialog(ben).getByRole("listitem")).toHaveCount(3)
  })

  await test.step("Ben marks all as read, which survives a reload", async () => {
    const markAll = dialog(ben).getByRole("button", { name: "Mark All Read" })
    await untilProcessed(ben, "PUT", () => markAll.click())
    await expect(markAll).toHaveCount(0)
    await unreadGone(ben)
    await ben.reload()
    await bell(ben).click()
    await expect(dialog(ben).getByRole("listitem")).toHaveCount(3)
    await unreadGone(ben)
  })
})

test("a message received while away shows a notification that links to its conversation", async ({
  browser
}) => {
  const benMail = newAddress("ben")
  const [ada, ben] = [await openBrowser(browser), await openBrowser(browser)]
  const owner = await createOwner(ada, "Ada Rivers", newAddress("ada"), "Riverside Depot")
  await Promise.all([verifyAddress(owner), arrive(ben, "Ben Okoye", benMail)])
  await invite(owner, "Ben Okoye", benMail)
  await ben.goto("/dashboard?notifications=invitations")
  await dialog(ben).getByRole("button", { name: "Accept" }).click()
  await expect(ben.getByText("You joined Riverside Depot.")).toBeVisible()
  await ben.close()

  await ada.goto("/dashboard")
  await ada.getByRole("button", { name: /^Messages/ }).click()
  await ada.getByRole("button", { name: "Compose" }).click()
  await choose(ada, "Recipient", "Ben Okoye")
  await ada.getByLabel("Subject").fill("Van 12 brakes")
  await ada.getByLabel("Message", { exact: true }).fill("Pads are at 3 mm.")
  await ada.getByRole("button", { name: "Send Message" }).click()
  await expect(ada.getByText("Message sent successfully")).toBeVisible()
  // A user who returns before the event is handled does not count as away.
  await mailed(ada, benMail, /^New message from Ada Rivers/)

  const back = await ben.context().newPage()
  await back.goto("/reports")
  await unread(back, 1)
  await bell(back).click()
  await notificationOf(back, "Van 12 brakes").getByRole("link").click()
  await expect(dialog(back)).toHaveCount(0)
  const messages = back.getByRole("dialog", { name: "Messages & Emails" })
  await expect(messages.getByText("Pads are at 3 mm.").first()).toBeVisible()
  expect(await messages.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await back.keyboard.press("Escape")
  await unread(back, 0)
})

const checkInEveryView = async (page: Page, what: string): Promise<void> => {
  for (const view of VIEWS) {
    await look(page, view)
    // A control half covered by the sticky header would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0))
    await check(page, `${what} in ${view.name}`)
  }
}

test("preferences survive a reload, and a disabled kind is not sent", async ({ browser }) => {
  const page = await openBrowser(browser)
  await createAccount(page, "Cleo Marsh", newAddress("cleo"))
  await page.goto("/account?tab=notifications")
  const accepted = page.getByRole("switch", { name: "Invitations accepted: Email" })
  await expect(accepted).not.toBeChecked()
  await untilProcessed(page, "PATCH", () => accepted.click())
  await untilProcessed(page, "PATCH", () => page.getByRole("switch", { name: "Quiet hours" }).click())
  await page.getByLabel("To", { exact: true }).fill("06:30")
  await untilProcessed(page, "PATCH", () => page.getByLabel("From", { exact: true }).click())
  await page.reload()
  await expect(accepted).toBeChecked()
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("22:00")
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("06:30")
  await expect(page.getByRole("row", { name: /^Security/ }).getByText("Always on")).toHaveCount(2)
  await page.getByRole("switch", { name: "Daily digest" }).click()
  await expect(page.getByLabel("Sent at")).toBeVisible()
  await checkInEveryView(page, "preferences with all fields")
})
