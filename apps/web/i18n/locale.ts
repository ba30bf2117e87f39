import { useSyncExternalStore } from "react"
import { LOCALE_KEY } from "../api/storageKeys.ts"
import type { Spanish } from "./es/index.ts"
import { isLocale, type Locale } from "./locales.ts"
import { local } from "../api/storage.ts"

export { isLocale, LOCALES, type Locale } from "./locales.ts"

const listeners = new Set<() => void>()

let current: Locale = "en"
let wanted: Locale = current
let spanish: Spanish | undefined

const stored = () => {
  const text = local.getItem(LOCALE_KEY)
  return isLocale(text) ? text : undefined
}

/**
 * The language before anybody is signed in: the stored choice, else the browser's first one we speak.
 * landing/beforePaint.ts goes by the same rule.
 */
export const preferredLocale = (): Locale =>
  stored() ?? navigator.languages.map((tag) => tag.split("-")[0]).find(isLocale) ?? "en"

/**
 * Loads a language and has every text follow it. English is always there; the rest loads on first use. Who chooses
 * another meanwhile gets that one.
 */
export const setLocale = async (locale: Locale) => {
  wanted = locale
  if (locale === "es" && !spanish) spanish = (await import("./es/index.ts")).es
  if (wanted !== locale) return
  current = locale
  for (const listener of listeners) listener()
}

/** Switches the page to a language. */
export const switchLocale = async (locale: Locale) => {
  await setLocale(locale)
  document.documentElement.lang = current
}

/** Switches and remembers, for the next visit and for the pages before sign-in. */
export const chooseLocale = async (locale: Locale) => {
  local.setItem(LOCALE_KEY, locale)
  await switchLocale(locale)
}

/** What has been loaded of a language other than English. */
export const loadedSpanish = () => spanish

export const currentLocale = () => current

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLocale = () => useSyncExternalStore(subscribe, currentLocale, currentLocale)
