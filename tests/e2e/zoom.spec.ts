import { type Browser, expect, type Page } from "@playwright/test"
import { structuralFaultsOf } from "../screens/structure/inPage.ts"
import { createAccount, createOwner } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { fillingOf } from "./support/inspecting.ts"
import { closeByEscape } from "./support/keys.ts"
import {
  choose,
  createOrganization,
  fillSignUp,
  mailedLink,
  newAddress,
  verifyEmail
} from "./support/people.ts"
import { FRAMED } from "./support/routeTable.ts"
import { untilStill } from "./support/stillness.ts"

// The last file by name: one after another, these would outlast all others.
test.describe.configure({ mode: "parallel" })

const PUBLIC = [
  "/",
  "/es",
  "/terms",
  "/support",
  "/auth",
  "/auth?mode=signup",
  "/reset-password",
  "/invitation",
  "/nowhere"
]

/** A window of 1280 × 1024 zoomed to 200 %: half as wide and high in CSS pixels. */
const enlarged = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 640, height: 512 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce"
  })
  return context.newPage()
}

/** Narrow windows, and text at 200 % as set in the browser. */
const VIEWS = [
  { name: "in a window of 320 px", width: 320, standard: 16, fixed: 13 },
  { name: "with text at 200 % on a desktop", width: 1280, standard: 32, fixed: 26 },
  { name: "with text at 200 % on a phone", width: 390, standard: 32, fixed: 26 },
  { name: "with text at 200 % in a window of 320 px", width: 320, standard: 32, fixed: 26 }
] as const

/** Nothing is cut off, overlaps or leaves the window, and the page scrolls only vertically. */
const expectSoundLayout = async (page: Page, where: string): Promise<void> => {
  await untilStill(page)
  await expect(page.locator("h1").first()).toBeVisible()
  expect.soft(await structuralFaultsOf(page), where).toEqual([])
}

const dialog = (page: Page) => page.getByRole("dialog")

/** Opens a page through the sidebar, which slides over at this size. */
const openBySidebar = async (page: Page, name: string): Promise<void> => {
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toBeVisible()
  await expectSoundLayout(page, `the sidebar on the way to ${name}`)
  await page.getByRole("link", { name, exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

// Long because: one journey, in the order of its steps.
test("every task works at 200 %", async ({ browser }) => {
  const page = await enlarged(browser)
  const [email, benMail] = [newAddress("ada"), newAddress("ben")]

  await test.step("from the landing page to an account", async () => {
    await page.goto("/")
    await expectSoundLayout(page, "/")
    await page.getByRole("link", { name: "Get Started", exact: true }).click()
    await expectSoundLayout(page, "/auth?mode=signup")
    await fillSignUp(page, "Ada Rivers", email)
    await page.waitForURL("**/dashboard")
    await verifyEmail(page, email)
    await createOrganization(page, "Riverside Depot")
    await expectSoundLayout(page, "/dashboard")
  })

  await test.step("opening every page of the sidebar", async () => {
    for (const { active, heading } of FRAMED)
      if (active !== undefined) {
        await openBySidebar(page, active)
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
        await expectSoundLayout(page, heading)
      }
  })

  await test.step("inviting a member", async () => {
    await openBySidebar(page, "Organization")
    await page.getByRole("button", { name: "Invite member" }).click()
    await expect(dialog(page)).toBeVisible()
    await expectSoundLayout(page, "inviting a member")
    await dialog(page).getByLabel("Name", { exact: true }).fill("Ben Okoye")
    await dialog(page).getByLabel("Email", { exact: true }).fill(benMail)
    await choose(page, "Role", "Technician")
    await page.getByRole("button", { name: "Send invitation" }).click()
    await expect(dialog(page)).toHaveCount(0)
    const ben = await enlarged(browser)
    await ben.goto(await mailedLink(ben, benMail, /invit|join/i))
    await expectSoundLayout(ben, "/invitation")
    await fillSignUp(ben, "Ben Okoye", benMail)
    await ben.waitForURL("**/dashboard")
    await expectSoundLayout(ben, "/dashboard, joined")
  })

  await test.step("writing a message", async () => {
    await page.reload()
    await page.getByRole("button", { name: /^Messages/ }).click()
    await dialog(page).getByRole("button", { name: "Compose" }).click()
    await expect(page.getByLabel("Subject")).toBeVisible()
    await expectSoundLayout(page, "composing")
    await choose(page, "Recipient", "Ben Okoye")
    await page.getByLabel("Subject").fill("Van 12")
    await page.getByLabel("Message", { exact: true }).fill("Bring it in at noon.")
    await page.getByRole("button", { name: "Send Message" }).click()
    await expect(dialog(page).getByText("Van 12").first()).toBeVisible()
    await expectSoundLayout(page, "messages")
    await closeByEscape(page, dialog(page))
  })

  await test.step("signing out", async () => {
    await page.getByRole("button", { name: "Account menu" }).click()
    await expect(page.getByRole("menu")).toBeVisible()
    await expectSoundLayout(page, "the account menu")
    await page.getByRole("menuitem", { name: "Sign Out" }).click()
    await page.waitForURL("**/auth")
  })
})

/** Opens each page once, and shows it in every view. */
const expectSoundInEveryView = async (page: Page, paths: ReadonlyArray<string>): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  for (const path of paths) {
    await page.goto(path)
    for (const { name, width, ...fontSizes } of VIEWS) {
      await page.setViewportSize({ width, height: 900 })
      await session.send("Page.setFontSizes", { fontSizes })
      await expectSoundLayout(page, `${path} ${name}`)
    }
  }
}

test("public pages cut nothing off and never scroll sideways", async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: "reduce" })
  await expectSoundInEveryView(page, PUBLIC)
})

test("the app cuts nothing off and never scrolls sideways", async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: "reduce" })
  await createAccount(page, "Noor Haddad", newAddress("noor"))
  await expectSoundInEveryView(page, ["/dashboard"])
  const owner = await createOwner(page, "Ada Rivers", newAddress("narrow"), "Riverside Depot")
  await expectSoundInEveryView(page, [
    await fillingOf(owner),
    ...FRAMED.map(({ path }) => path),
    "/organization?tab=settings",
    "/organization?tab=audit-log",
    "/account?tab=security",
    "/account?tab=notifications"
  ])
})
