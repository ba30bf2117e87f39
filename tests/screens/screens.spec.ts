import { expect, type Page, type Request, test } from "@playwright/test"
import type { Locale } from "../../apps/web/i18n/locales.ts"
import { messages as en } from "../../apps/web/i18n/messages/common.en.ts"
import { messages as es } from "../../apps/web/i18n/messages/common.es.ts"
import { faultsOf } from "../e2e/support/accessibility.ts"
import { untilStill } from "../e2e/support/stillness.ts"
import { changeLanguage, pageOf, show } from "./browsers.ts"
import { inspect } from "./inspect.ts"
import type { Screen } from "./Screen.ts"
import { SCREENS } from "./screens.ts"
import { isPhone } from "./views.ts"
import { type Visit, visitsOf } from "./visits.ts"

const words = { en, es }

/** The page's pending requests, without the live stream, which never ends. */
const openQuestionsOf = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>()
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === "GET" && pathname.startsWith("/api/") && pathname !== "/api/me/events")
      open.add(request)
  })
  page.on("response", (response) => open.delete(response.request()))
  page.on("requestfailed", (request) => open.delete(request))
  return open
}

/** Everything is loaded and still. A badge, or a panel below others, appears without a loading state. */
const untilThere = async (page: Page, questions: ReadonlySet<Request>, locale: Locale): Promise<void> => {
  const { loading } = words[locale]
  await untilStill(page, loading)
  await expect.poll(() => questions.size).toBe(0)
  await untilStill(page, loading)
}

/** Opens a screen; returns a function that changes its language. */
const open = async (page: Page, screen: Screen, [first]: Visit) => {
  let { locale } = first
  const questions = openQuestionsOf(page)
  await screen.before?.(page)
  await page.goto(screen.path)
  await untilThere(page, questions, locale)
  if (screen.open !== undefined) {
    await screen.open({ page, locale, isPhone: isPhone(first) })
    await untilThere(page, questions, locale)
  }
  return async (next: Locale): Promise<void> => {
    if (next === locale) return
    locale = next
    await changeLanguage(page, next)
    await untilThere(page, questions, next)
  }
}

/** Elements over the page. */
const openedOver = (page: Page): Promise<number> =>
  page
    .locator(
      "dialog[open], details[open], [role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]"
    )
    .filter({ visible: true })
    .count()

const DIALOGS = "[role=dialog], [role=alertdialog], dialog[open]"

/** Closes the topmost dialog, which must leave the focus on something: otherwise the keyboard starts over. */
const expectFocusAfterEscape = async (page: Page): Promise<void> => {
  const dialogs = page.locator(DIALOGS)
  const before = await dialogs.count()
  if (before === 0) return
  await expect(async () => {
    // The first may close a list inside.
    await page.keyboard.press("Escape")
    await expect(dialogs).not.toHaveCount(before, { timeout: 1_000 })
  }).toPass()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe("body")
}

for (const screen of SCREENS)
  test(screen.name, async ({ browser, baseURL }) => {
    for (const visit of visitsOf(screen)) {
      const page = await pageOf(browser, screen, visit, baseURL ?? "")
      const faults = faultsOf(page)
      const speak = await open(page, screen, visit)
      const opened = await openedOver(page)
      for (const view of visit)
        await test.step(view.name, async () => {
          await show(page, view)
          await speak(view.locale)
          await inspect(page, screen, view)
          expect.soft(await openedOver(page), `${screen.name} is still open in ${view.name}`).toBe(opened)
        })
      if (!screen.staysOpen) await test.step("Escape", () => expectFocusAfterEscape(page))
      expect(faults, "everything works under its Content-Security-Policy").toEqual([])
    }
  })
