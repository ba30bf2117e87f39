import { useSyncExternalStore } from "react"
import { LOCALE_KEY } from "../api/storageKeys.ts"
import { type Loadable, loadInUse } from "./catalogue.ts"
import { isLocale, type Locale } from "./locales.ts"
import { local } from "../api/storage.ts"

export { isLocale, LOCALES, type Locale } from "./locales.ts"

const listeners = new Set<() => void>()

let current: Locale = "en"
let wanted: Locale = current

const stored = () => {
  const text = local.getItem(LOCALE_KEY)
  return isLocale(text) ? text : undefined
}

/**
 * The language before sign-in: the stored choice, otherwise the first of the browser's languages that we
 * support. landing/beforePaint.ts follows the same rule.
 */
export const preferredLocale = (): Locale =>
  stored() ?? navigator.languages.map((tag) => tag.split("-")[0]).find(isLocale) ?? "en"

/** Switches all texts to a language, together, once they are loaded. A newer choice made in the meantime wins. */
export const setLocale = async (locale: Locale) => {
  wanted = locale
  await loadInUse(locale)
  if (wanted !== locale) return
  current = locale
  for (const listener of listeners) listener()
}

/** Switches the page to a language. */
export const switchLocale = async (locale: Locale) => {
  await setLocale(locale)
  document.documentElement.lang = current
}

/** Switches and remembers the choice, for the next visit and for the pages before sign-in. */
export const chooseLocale = async (locale: Locale) => {
  local.setItem(LOCALE_KEY, locale)
  await switchLocale(locale)
}

export const currentLocale = () => current

/** Fetches catalogues in the page's language. */
export const loadMessages = (catalogues: ReadonlyArray<Loadable>) =>
  Promise.all(catalogues.map(({ load }) => load(current)))

/** Fetches code and its catalogues in parallel: `withMessages(() => import("./Page.tsx"), customers)`. */
export const withMessages =
  <Code>(load: () => Promise<Code>, ...catalogues: ReadonlyArray<Loadable>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), loadMessages(catalogues)])
    return code
  }

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLocale = () => useSyncExternalStore(subscribe, currentLocale, currentLocale)
