export const LOCALES = ["en", "es"] as const
export type Locale = (typeof LOCALES)[number]

export const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text)
