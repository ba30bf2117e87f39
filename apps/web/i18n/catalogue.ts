import type { Locale } from "./locales.ts"

/** A message is a sentence, or a function that builds one from values. Groups may nest. */
export interface Messages {
  readonly [key: string]: string | ((...values: ReadonlyArray<never>) => string) | Messages
}

/** A message as a function of the language. */
export type LocalizedText = (locale: Locale) => string

interface Files<M extends Messages> {
  readonly en: () => Promise<{ readonly messages: M }>
  /** Has every message of the English file, with the same values. */
  readonly es: () => Promise<{ readonly messages: NoInfer<M> }>
}

/** The texts of one part of the app: a file per language, fetched on demand. */
export interface Catalogue<M extends Messages = Messages> {
  readonly files: Files<M>
  /** Fetches the messages in a language, unless they are loaded. */
  readonly load: (locale: Locale) => Promise<M>
  /** The messages in a language, if they are loaded. */
  readonly loaded: (locale: Locale) => M | undefined
  /** One of its messages, for UI that is shown only when the catalogue has been loaded. */
  readonly text: (pick: (messages: M) => string) => LocalizedText
}

/** What is needed to fetch its messages. */
export type Loadable = Pick<Catalogue, "load" | "files">

export type MessagesOf<C extends Catalogue> = C extends Catalogue<infer M> ? M : never

/** The catalogues this page has shown so far, which follow when the language changes. */
const inUse = new Set<Catalogue["load"]>()

export const catalogue = <M extends Messages>(files: Files<M>): Catalogue<M> => {
  const loading = new Map<Locale, Promise<M>>()
  const arrived = new Map<Locale, M>()
  const fetchMessages = async (locale: Locale) => {
    const { messages } = await files[locale]()
    arrived.set(locale, messages)
    return messages
  }
  const load = (locale: Locale) => {
    inUse.add(load)
    const known = loading.get(locale)
    if (known) return known
    const promise = fetchMessages(locale)
    loading.set(locale, promise)
    promise.then(
      // As React marks promises it has waited for: `use` then returns in the same render.
      (value) => Object.assign(promise, { status: "fulfilled", value }),
      // Possibly offline: retried the next time.
      () => loading.delete(locale)
    )
    return promise
  }
  return {
    files,
    load,
    loaded: (locale) => arrived.get(locale),
    text: (pick) => (locale) => {
      const messages = arrived.get(locale)
      if (!messages) throw new Error("A message was shown before its catalogue was loaded.")
      return pick(messages)
    }
  }
}

/** Fetches everything this page has shown in another language. */
export const loadInUse = (locale: Locale) => Promise.all([...inUse].map((load) => load(locale)))
