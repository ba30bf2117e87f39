import { type Browser, type BrowserContext, type CDPSession, expect, type Page } from "@playwright/test"
import { LOCALE_KEY, SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import type { Locale } from "../../apps/web/i18n/locales.ts"
import { NOW } from "./now.ts"
import { sessionOf } from "./people.ts"
import type { Screen } from "./Screen.ts"
import type { View } from "./views.ts"
import type { Visit } from "./visits.ts"

const LANGUAGES = { en: "en-US", es: "es-ES" }

/** One per language and worker, so that code is loaded and compiled only once. */
const contexts = new Map<Locale, Promise<BrowserContext>>()

const contextOf = (browser: Browser, locale: Locale): Promise<BrowserContext> => {
  const known = contexts.get(locale)
  if (known) return known
  // A service worker would answer in place of the server, and its clock is not frozen.
  const context = browser.newContext({ locale: LANGUAGES[locale], serviceWorkers: "block" })
  contexts.set(locale, context)
  return context
}

/** Removes everything earlier screens left in this browser, except for the app's files. */
const forget = async (page: Page, origin: string): Promise<void> => {
  await page.context().setOffline(false)
  const session = await page.context().newCDPSession(page)
  await session.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "cookies,local_storage,indexeddb"
  })
  await session.detach()
}

/** Emulation lasts as long as its session. */
const sessions = new WeakMap<Page, CDPSession>()

const emulateTouch = async (page: Page, enabled: boolean): Promise<void> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send("Emulation.setTouchEmulationEnabled", { enabled })
}

export const show = async (
  page: Page,
  { colorScheme, width, height, touch }: Pick<View, "colorScheme" | "width" | "height" | "touch">
): Promise<void> => {
  await emulateTouch(page, touch)
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
  await page.setViewportSize({ width, height })
}

/** Chooses a language as another tab of this browser would. */
export const changeLanguage = async (page: Page, locale: Locale): Promise<void> => {
  await page.evaluate(
    ([key, chosen]) => {
      localStorage.setItem(key, chosen)
      dispatchEvent(new StorageEvent("storage", { key }))
    },
    [LOCALE_KEY, locale] as const
  )
  await expect(page.locator("html")).toHaveAttribute("lang", locale)
}

/** A page of a user who has just signed in. */
export const newPage = async (
  browser: Browser,
  { who }: Screen,
  [first]: Visit,
  origin: string
): Promise<Page> => {
  const page = await (await contextOf(browser, first.locale)).newPage()
  await forget(page, origin)
  await page.clock.setFixedTime(NOW)
  const value = sessionOf(who)
  if (value !== undefined)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      value
    ] as const)
  await show(page, first)
  return page
}
