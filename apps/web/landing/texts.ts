import type { Locale } from "../i18n/locales.ts"
import type { PageName } from "./addresses.ts"
import privacyEn from "./texts/privacy.en.txt?raw"
import privacyEs from "./texts/privacy.es.txt?raw"
import supportEn from "./texts/support.en.txt?raw"
import supportEs from "./texts/support.es.txt?raw"
import termsEn from "./texts/terms.en.txt?raw"
import termsEs from "./texts/terms.es.txt?raw"

export type TextPageName = Exclude<PageName, "home">

/** A paragraph or a heading of a plain text. */
export interface TextPart {
  readonly kind: "heading" | "paragraph"
  readonly text: string
}

const FILES: Readonly<Record<TextPageName, Readonly<Record<Locale, string>>>> = {
  terms: { en: termsEn, es: termsEs },
  privacy: { en: privacyEn, es: privacyEs },
  support: { en: supportEn, es: supportEs }
}

const partOf = (line: string): TextPart =>
  line.startsWith("# ") ? { kind: "heading", text: line.slice(2) } : { kind: "paragraph", text: line }

/** Parses a legal text: the first line is its title, a line after `# ` a heading, any other a paragraph. */
export const readText = (text: string) => {
  const [title = "", ...lines] = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  return { title, parts: lines.map(partOf) }
}

export const textOf = (page: TextPageName, locale: Locale) => readText(FILES[page][locale])
