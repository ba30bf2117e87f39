import { expect, type Page, type Request, test } from "@playwright/test"
import { faultsOf } from "../e2e/support/accessibility.ts"
import { untilStill } from "../e2e/support/stillness.ts"
import { newPage, show } from "./browsers.ts"
import { inspect } from "./inspect.ts"
import type { Screen } from "./Screen.ts"
import { SCREENS } from "./screens.ts"
import { isPhone, type Visit } from "./views.ts"
import { visitsOf } from "./visits.ts"
import { WORDS } from "./words.ts"

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

const open = async (page: Page, screen: Screen, { locale, views }: Visit): Promise<void> => {
  const words = WORDS[locale]
  const questions = openQuestionsOf(page)
  // A badge, or a panel below others, appears without a loading state.
  const untilThere = async () => {
    await untilStill(page, words.common.loading)
    await expect.poll(() => questions.size).toBe(0)
    await untilStill(page, words.common.loading)
  }
  await screen.before?.(page)
  await page.goto(screen.path)
  await untilThere()
  if (screen.open === undefined) return
  await screen.open({ page, locale, words, isPhone: views.every(isPhone) })
  await untilThere()
}

/** Elements over the page. */
const openedOver = (page: Page): Promise<number> =>
  page
    .locator(
      "dialog[open], details[open], [role=dialog], [role=alertdialog], [role=menu], [data-sonner-toast]"
    )
    .filter({ visible: true })
    .count()

for (const screen of SCREENS)
  test(screen.name, async ({ browser, baseURL }) => {
    for (const visit of visitsOf(screen)) {
      const page = await newPage(browser, screen, visit, baseURL ?? "")
      const faults = faultsOf(page)
      await open(page, screen, visit)
      const opened = await openedOver(page)
      for (const view of visit.views)
        await test.step(view.name, async () => {
          await show(page, view)
          await inspect(page, screen, view)
          expect.soft(await openedOver(page), `${screen.name} is still open in ${view.name}`).toBe(opened)
        })
      expect(faults, "everything works under its Content-Security-Policy").toEqual([])
      await page.close()
    }
  })
