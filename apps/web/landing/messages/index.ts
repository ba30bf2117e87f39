import { demo as englishDemo } from "../i18n/en/demo.ts"
import { landing as english } from "../i18n/en/landing.ts"
import { sample as englishSample } from "../i18n/en/sample.ts"
import { demo as spanishDemo } from "../i18n/es/demo.ts"
import { landing as spanish } from "../i18n/es/landing.ts"
import { sample as spanishSample } from "../i18n/es/sample.ts"
import type { Locale } from "../i18n/locales.ts"

const LANDING = { en: english.english, es: spanish }
const SAMPLE = { en: englishSample.english, es: spanishSample }
const DEMO = { en: englishDemo.english, es: spanishDemo }

/** A public page's texts in its language. Both are at hand: pages are written, not switched. */
export const landingIn = (locale: Locale) => LANDING[locale]
export const sampleIn = (locale: Locale) => SAMPLE[locale]
export const demoIn = (locale: Locale) => DEMO[locale]

/** What every section takes: the language it is written in. */
export interface InLocale {
  readonly locale: Locale
}
