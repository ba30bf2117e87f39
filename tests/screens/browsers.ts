import { type Browser, type CDPSession, expect, type Page } from "@playwright/test"
import { LOCALE_KEY, SESSION_KEY } from "../../apps/web/api/storageKeys.ts"
import type { Locale } from "../../apps/web/i18n/locales.ts"
import { NOW } from "./now.ts"
import { sessionOf } from "./people.ts"
import type { Screen } from "./Screen.ts"
import { undoAll } from "./undo.ts"
import type { View } from "./views.ts"
import type { Visit } from "./visits.ts"

const LANGUAGES = { en: "en-US", es: "es-ES" }

/**
 * One per language and worker, which all screens use in turn. A new one has a process of its own, in which the app's code is
 * compiled again: loading the app takes four times as long there.
 */
const pages = new Map<Locale, Promise<Page>>()

const startPage = async (browser: Browser, locale: Locale): Promise<Page> => {
  // A service worker would answer in place of the server, and its clock is not frozen.
  const page = await browser.newPage({ locale: LANGUAGES[locale], serviceWorkers: "block" })
  await page.clock.setFixedTime(NOW)
  return page
}

const sharedPage = (browser: Browser, locale: Locale): Promise<Page> => {
  const known = pages.get(locale)
  if (known) return known
  const page = startPage(browser, locale)
  pages.set(locale, page)
  return page
}

/** A page of the app's origin with the same headers: with others, the browser starts another process. */
const STILL = "/privacy"

/** Gives the browser the storage of someone who has just signed in there, while no script runs that could react to it. */
const store = async (page: Page, origin: string, session: string | undefined): Promise<void> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Emulation.setScriptExecutionDisabled", { value: true })
  await page.goto(`${origin}${STILL}`, { waitUntil: "commit" })
  // Not earlier: the app would send again what routes have held back.
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await browser.send("Storage.clearDataForOrigin", {
    origin,
    storageTypes: "cookies,local_storage,indexeddb"
  })
  await page.evaluate(
    ([key, value]) => {
      sessionStorage.clear()
      if (value !== undefined) localStorage.setItem(key, value)
    },
    [SESSION_KEY, session] as const
  )
  await browser.send("Emulation.setScriptExecutionDisabled", { value: false })
  await browser.detach()
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
export const pageOf = async (
  browser: Browser,
  { who }: Screen,
  [first]: Visit,
  origin: string
): Promise<Page> => {
  const page = await sharedPage(browser, first.locale)
  await undoAll(page)
  await store(page, origin, sessionOf(who))
  await show(page, first)
  return page
}
