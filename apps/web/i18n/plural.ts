import type { Locale } from "./locales.ts"

/** Picks the plural form of a phrase by the language's own rules; `other` is the fallback. */
export const pluralOf = (locale: Locale) => {
  const rules = new Intl.PluralRules(locale)
  return (count: number, forms: { readonly one: string; readonly other: string }) =>
    rules.select(count) === "one" ? forms.one : forms.other
}
