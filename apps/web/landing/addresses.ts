import type { Locale } from "../i18n/locales.ts"

/** The public pages, rendered at build time in every language. */
export const PAGES = ["home", "terms", "privacy", "support"] as const
export type PageName = (typeof PAGES)[number]

/**
 * Placeholder in the built files for the installation's address. The server inserts it when it starts, so
 * that one build works for every address.
 */
export const ORIGIN = "https://public-url.invalid"

/** English at the root, other languages below their code: `/`, `/terms`, `/es`, `/es/terms`. */
export const addressOf = (page: PageName, locale: Locale): string =>
  `/${[locale === "en" ? "" : locale, page === "home" ? "" : page].filter(Boolean).join("/")}`

/** The built file of an address: `home.html`, `terms.html`, `es.html`, `es/terms.html`. */
export const fileOf = (address: string): string =>
  address === "/" ? "home.html" : `${address.slice(1)}.html`
