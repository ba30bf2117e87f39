import type { Browser, BrowserContext, Page } from "@playwright/test"
import { SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import { NOW } from "./now.ts"
import { sessionOf } from "./people.ts"
import type { Screen } from "./Screen.ts"
import type { View, Visit } from "./views.ts"
import type { Locale } from "./words.ts"

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

export const show = async (page: Page, { colorScheme, width, height }: View): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
  await page.setViewportSize({ width, height })
}

/** A page of a user who has just signed in. */
export const newPage = async (
  browser: Browser,
  { who }: Screen,
  { locale, views: [first] }: Visit,
  origin: string
): Promise<Page> => {
  const page = await (await contextOf(browser, locale)).newPage()
  await forget(page, origin)
  await page.clock.setFixedTime(NOW)
  const value = sessionOf(who)
  if (value !== undefined)
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      SESSION_KEY,
      value
    ] as const)
  if (first) await show(page, first)
  return page
}
