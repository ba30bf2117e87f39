import { type Catalogue, catalogue, type Messages } from "../../i18n/catalogue.ts"
import type { Locale } from "../../i18n/locales.ts"

/**
 * A context's messages in the shell: `inShell<typeof messages>("customers")`, with the type of the context's
 * messages/shell.en.ts. Each language has one file for all contexts, so that the shell fetches one instead of many.
 */
export const inShell = <M extends Messages>(name: string): Catalogue<M> => {
  const pick = (contexts: Readonly<Record<string, Messages>>, locale: Locale) => {
    const messages = contexts[`../../contexts/${name}/messages/shell.${locale}.ts`]
    if (!messages) throw new Error(`The context ${name} has no messages/shell.${locale}.ts.`)
    // Border: the file is selected by name, and the caller names its type.
    return { messages: messages as M }
  }
  return catalogue<M>({
    en: async () => pick((await import("./en.ts")).contexts, "en"),
    es: async () => pick((await import("./es.ts")).contexts, "es")
  })
}
