import { type Browser, expect, type Page, type Request, test } from "@playwright/test"
import { faultsOf } from "../e2e/support/accessibility.ts"
import { untilStill } from "../e2e/support/stillness.ts"
import { inspect } from "./inspect.ts"
import { NOW } from "./now.ts"
import { storageOf } from "./people.ts"
import { PEOPLE, type Person, type Screen } from "./Screen.ts"
import { SCREENS } from "./screens.ts"
import { isPhone, type View, VIEWS } from "./views.ts"
import { WORDS } from "./words.ts"

const LANGUAGES = { en: "en-US", es: "es-ES" }

const browserOf = async (browser: Browser, who: Person, view: View, baseURL: string): Promise<Page> => {
  const { width, height, locale, colorScheme } = view
  const context = await browser.newContext({
    viewport: { width, height },
    locale: LANGUAGES[locale],
    colorScheme,
    reducedMotion: "reduce",
    storageState: storageOf(who, baseURL),
    // It would answer for the server, and its clock goes on.
    serviceWorkers: "block"
  })
  await context.clock.setFixedTime(NOW)
  return context.newPage()
}

/** What the page has asked the server and was not told yet. The live stream has no end. */
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

const show = async (page: Page, screen: Screen, view: View): Promise<void> => {
  const words = WORDS[view.locale]
  const questions = openQuestionsOf(page)
  // A number on a button, or a panel below others, comes without anything to say so before.
  const untilThere = async () => {
    await untilStill(page, words.common.loading)
    await expect.poll(() => questions.size).toBe(0)
    await untilStill(page, words.common.loading)
  }
  await screen.before?.(page)
  await page.goto(screen.path)
  await untilThere()
  await screen.open?.({ page, words, isPhone: isPhone(view) })
  await untilThere()
}

const isFor = (view: View) => {
  const other = isPhone(view) ? "wide" : "phone"
  return ({ only }: Screen) => only !== other
}

/** As many as one test looks at: the workers share them out, and none takes minutes. */
const AT_ONCE = 6

interface Part {
  readonly title: string
  readonly screens: ReadonlyArray<Screen>
}

/** Only some of them: SCREENS="^import-" npm run screens */
const chosen = SCREENS.filter(({ name }) => new RegExp(process.env["SCREENS"] ?? "").test(name))

/** The screens of a view, in parts of one person each. */
const partsOf = (view: View): ReadonlyArray<Part> =>
  PEOPLE.flatMap((who) => {
    const screens = chosen.filter((one) => one.who === who).filter(isFor(view))
    const count = Math.ceil(screens.length / AT_ONCE)
    return Array.from({ length: count }, (_, part) => ({
      title: `${view.name}, ${who} ${part + 1} of ${count}`,
      screens: screens.slice(part * AT_ONCE, (part + 1) * AT_ONCE)
    }))
  })

/** In a browser of its own: what one leaves behind, the next does not show. */
const lookAt = async (browser: Browser, screen: Screen, view: View, baseURL: string): Promise<void> => {
  const page = await browserOf(browser, screen.who, view, baseURL)
  const faults = faultsOf(page)
  await show(page, screen, view)
  await inspect(page, screen, view)
  expect(faults, "everything works under its Content-Security-Policy").toEqual([])
  await page.context().close()
}

for (const view of VIEWS)
  for (const { title, screens } of partsOf(view))
    test(title, async ({ browser, baseURL }) => {
      for (const screen of screens)
        await test.step(screen.name, () => lookAt(browser, screen, view, baseURL ?? ""))
    })
