import type { Browser, BrowserContext, Page } from "@playwright/test"
import { SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import { NOW } from "./now.ts"
import { sessionOf } from "./people.ts"
import type { Screen } from "./Screen.ts"
import type { View, Visit } from "./views.ts"
import type { Locale } from "./words.ts"

const LANGUAGES = { en: "en-US", es: "es-ES" }

/** One for each language and worker: what it has loaded and compiled once is not loaded again. */
const contexts = new Map<Locale, Promise<BrowserContext>>()

const contextOf = (browser: Browser, locale: Locale): Promise<BrowserContext> => {
  const known = contexts.get(locale)
  if (known) return known
  // A service worker would answer for the server, and its clock goes on.
  const context = browser.newContext({ locale: LANGUAGES[locale], serviceWorkers: "block" })
  contexts.set(locale, context)
  return context
}

/** Takes away all that earlier screens left in this browser, except for the files of the app. */
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

/** A page as of somebody who has just signed in, and done nothing else. */
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
