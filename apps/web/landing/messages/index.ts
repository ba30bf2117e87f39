import type { Locale } from "../../i18n/locales.ts"
import { messages as operationsInEnglish } from "../../contexts/operations/messages/en.ts"
import { messages as operationsInSpanish } from "../../contexts/operations/messages/es.ts"
import { messages as demoInEnglish } from "./demo.en.ts"
import { messages as demoInSpanish } from "./demo.es.ts"
import { messages as english } from "./en.ts"
import { messages as spanish } from "./es.ts"
import { messages as sampleInEnglish } from "./sample.en.ts"
import { messages as sampleInSpanish } from "./sample.es.ts"

const LANDING = { en: english, es: spanish }
const SAMPLE = { en: sampleInEnglish, es: sampleInSpanish }
const OPERATIONS = { en: operationsInEnglish, es: operationsInSpanish }
const DEMO = { en: demoInEnglish, es: demoInSpanish }

/** A public page's texts in a language. Imported statically, because the pages are rendered at build time. */
export const landingIn = (locale: Locale) => LANDING[locale]
export const sampleIn = (locale: Locale) => SAMPLE[locale]
/** The words of the Operations Center itself. */
export const operationsIn = (locale: Locale) => OPERATIONS[locale]
export const demoIn = (locale: Locale) => DEMO[locale]

/** The props of every section: its language. */
export interface InLocale {
  readonly locale: Locale
}
