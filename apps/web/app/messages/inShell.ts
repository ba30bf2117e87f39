import { type Catalogue, catalogue, type Messages } from "../../i18n/catalogue.ts"
import type { Locale } from "../../i18n/locales.ts"

/**
 * What the shell says of a context: `inShell<typeof messages>("customers")`, with the type of the context's own
 * messages/shell.en.ts. One file per language has them all, so that the shell fetches one and not one per context.
 */
export const inShell = <M extends Messages>(name: string): Catalogue<M> => {
  const pick = (contexts: Readonly<Record<string, Messages>>, locale: Locale) => {
    const messages = contexts[`../../contexts/${name}/messages/shell.${locale}.ts`]
    if (!messages) throw new Error(`The context ${name} has no messages/shell.${locale}.ts.`)
    // Border: files are found by their names, and this is the one that the context gave the type of.
    return { messages: messages as M }
  }
  return catalogue<M>({
    en: async () => pick((await import("./en.ts")).contexts, "en"),
    es: async () => pick((await import("./es.ts")).contexts, "es")
  })
}
