import type { Locale } from "./locale.ts"

/** A message is a sentence, or a function that builds one from values. Groups may nest. */
export interface Messages {
  readonly [key: string]: string | ((...values: ReadonlyArray<never>) => string) | Messages
}

/** One context's messages in English. The English file is loaded with the screens that use it. */
export interface Catalogue<Name extends string = string, M extends Messages = Messages> {
  readonly name: Name
  readonly english: M
}

/** A translation has every message of the English catalogue, with the same values. */
export type Translation<C extends Catalogue> = C["english"]

export const catalogue = <const Name extends string, M extends Messages>(
  name: Name,
  english: M
): Catalogue<Name, M> => ({ name, english })

/** Picks the form of a countable phrase by the language's own rules; `other` is the one for the rest. */
export const pluralOf = (locale: Locale) => {
  const rules = new Intl.PluralRules(locale)
  return (count: number, forms: { readonly one: string; readonly other: string }) =>
    rules.select(count) === "one" ? forms.one : forms.other
}
