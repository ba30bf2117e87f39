import { expect, type Page } from "@playwright/test"
import { check, look, VIEWS } from "./support/accessibility.ts"
import { createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import {
  chooseIn,
  closeByEscape,
  press,
  pressSequence,
  run,
  tabTo,
  typeInto,
  untilFocused
} from "./support/keys.ts"
import { fillSignUp, mailedLink, newAddress, openBrowser, PASSWORD } from "./support/people.ts"

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

// Long because: one journey, in the order of its steps.
test("every task works with the keyboard alone", async ({ browser }) => {
  const [email, benMail] = [newAddress("ada"), newAddress("ben")]
  const [page, ben] = [await openBrowser(browser), await openBrowser(browser)]
  const accountMenu = button(page, "Account menu")

  await test.step("from the landing page to an account", async () => {
    await page.goto("/")
    await press(page, page.getByRole("link", { name: "Get Started", exact: true }))
    await page.waitForURL("**/auth?mode=signup")
    await typeInto(page, field(page, "Full Name"), "Ada Rivers")
    await typeInto(page, field(page, "Email Address"), email)
    await typeInto(page, field(page, "Password"), PASSWORD)
    await press(page, button(page, "Create My Account"))
    await page.waitForURL("**/dashboard")
    await page.goto(await mailedLink(page, email, /verif/i))
    await press(page, page.getByRole("link", { name: "Continue" }))
    await page.waitForURL("**/dashboard")
  })

  await test.step("creating an organization", async () => {
    await typeInto(page, field(page, "Name"), "Riverside Depot")
    await chooseIn(page, field(page, "Industry"), "Fleet", "Fleet Operations")
    await press(page, button(page, "Create organization"))
    await expect(page.getByRole("heading", { name: "Create your organization" })).toHaveCount(0)
  })

  await test.step("inviting a colleague, who joins", async () => {
    await run(page, "invite", "Invite member")
    const dialog = page.getByRole("dialog", { name: "Invite" })
    await untilFocused(dialog)
    await typeInto(page, field(page, "Name"), "Ben Okoye")
    await typeInto(page, field(page, "Email"), benMail)
    await chooseIn(page, field(page, "Role"), "Tech", "Technician")
    await press(page, button(page, "Send invitation"))
    await expect(dialog).toHaveCount(0)
    await ben.goto(await mailedLink(ben, benMail, /invit|join/i))
    await fillSignUp(ben, "Ben Okoye", benMail)
    await ben.waitForURL("**/dashboard")
  })

  await test.step("opening pages by shortcut, palette and Tab", async () => {
    await pressSequence(page, "g", "c")
    await page.waitForURL("**/customers")
    await run(page, "vehicle map", "Vehicle Map")
    await page.waitForURL("**/vehicle-map")
    await expect(page.getByRole("heading", { level: 1, name: "Vehicle Map" })).toBeFocused()
    await press(page, page.getByRole("link", { name: "Inspections", exact: true }))
    await page.waitForURL("**/inspections")
    await pressSequence(page, "g", "d")
    await page.waitForURL("**/dashboard")
  })

  await test.step("writing a message to a member found by name", async () => {
    // A live event about Ben may arrive before or after his browser joined; a reload fetches the members in any case.
    await page.reload()
    await expect(accountMenu).toBeVisible()
    await run(page, "okoye", "Message Ben Okoye")
    const dialog = page.getByRole("dialog", { name: "Compose Internal Message" })
    await untilFocused(dialog)
    await expect(dialog.getByLabel("Recipient").locator("option:checked")).toHaveText("Ben Okoye")
    await typeInto(page, field(page, "Subject"), "Van 12")
    await typeInto(page, dialog.getByLabel("Message", { exact: true }), "Bring it in at noon.")
    await page.keyboard.press("Control+Enter")
    await expect(dialog).toHaveCount(0)
    await pressSequence(page, "g", "m")
    const messages = page.getByRole("dialog", { name: "Messages & Emails" })
    await expect(messages.getByText("Van 12").first()).toBeVisible()
    await closeByEscape(page, messages)
  })

  await test.step("moving through the account menu and closing it", async () => {
    await press(page, accountMenu)
    await expect(page.getByRole("menu")).toBeVisible()
    await expect(page.getByRole("menuitem").first()).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(accountMenu).toBeFocused()
  })

  await test.step("switching the theme and the row height", async () => {
    await run(page, "dark", "Dark")
    await expect(page.locator("html")).toHaveClass(/dark/)
    await run(page, "compact", "Compact")
    await expect(page.locator("html")).toHaveAttribute("data-density", "compact")
    await page.reload()
    await expect(page.locator("html")).toHaveClass(/dark/)
    await expect(page.locator("html")).toHaveAttribute("data-density", "compact")
  })

  await test.step("opening and closing the list of shortcuts", async () => {
    await expect(accountMenu).toBeVisible()
    await page.keyboard.press("?")
    await closeByEscape(page, page.getByRole("dialog", { name: "Keyboard shortcuts" }))
    await run(page, "sign out", "Sign Out")
    await page.waitForURL("**/auth")
  })

  await test.step("signing in again", async () => {
    await typeInto(page, field(page, "Email Address"), email)
    await typeInto(page, field(page, "Password"), PASSWORD)
    await page.keyboard.press("Enter")
    await page.waitForURL("**/dashboard")
    await tabTo(page, accountMenu)
  })
})

test("a compact page meets WCAG 2.2 AA in every view", async ({ browser }) => {
  const page = await openBrowser(browser)
  await createOwner(page, "Ada Rivers", newAddress("keys"), "Riverside Depot")
  await page.goto("/account")
  await expect(page.getByRole("heading", { name: "This browser" })).toBeVisible()
  await expect(button(page, "Account menu")).toBeVisible()
  for (const view of VIEWS)
    await test.step(view.name, async () => {
      await look(page, view)
      await page.locator("html").evaluate((html) => (html.dataset["density"] = "compact"))
      await check(page, `the account page, compact, in ${view.name}`)
      await page.locator("html").evaluate((html) => delete html.dataset["density"])
    })
})
