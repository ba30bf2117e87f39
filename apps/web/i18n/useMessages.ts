import type { Catalogue, Messages } from "./catalogue.ts"
import type { Spanish } from "./es/index.ts"
import { loadedSpanish, useLocale } from "./locale.ts"

/** A catalogue's messages in the page's language: `const m = useMessages(shell)`. */
export const useMessages = <Name extends keyof Spanish, M extends Spanish[Name] & Messages>(
  catalogue: Catalogue<Name, M>
): Spanish[Name] => {
  const locale = useLocale()
  const spanish = loadedSpanish()
  return locale === "es" && spanish ? spanish[catalogue.name] : catalogue.english
}
