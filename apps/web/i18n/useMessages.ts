import { use } from "react"
import type { Catalogue, Messages, LocalizedText } from "./catalogue.ts"
import { useLocale } from "./locale.ts"

/**
 * A catalogue's messages in the page's language: `const m = useMessages(shell)`. Pages and dialogs fetch
 * theirs together with their code (see `withMessages`); otherwise the component suspends.
 */
export const useMessages = <M extends Messages>(catalogue: Catalogue<M>): M =>
  use(catalogue.load(useLocale()))

/** A text in the page's language: `localize(action.title)`. */
export const useLocalize = () => {
  const locale = useLocale()
  return (text: LocalizedText) => text(locale)
}
