import type { TextRange } from "./matches.ts"

/** A link to a page of this app in a text: its name and path, written as `[Weber GmbH](/customers?customer=…)`. */
export interface Reference {
  readonly range: TextRange
  readonly href: string
  readonly label: string
}

/** Only paths, never another site: `//` and `/\` would be one. */
const REFERENCE = /\[([^[\]\n]{1,200})\]\((\/(?![/\\])[\w\-/?=&.%]{0,300})\)/gu
/** One that was cut off at the end of an excerpt. */
const CUT = /\[([^[\]\n]{1,200})\]\(\/[^)\n]{0,300}…$/u

export const referencesOf = (text: string): ReadonlyArray<Reference> =>
  [...text.matchAll(REFERENCE)].map(({ 0: typed, 1: label = "", 2: href = "", index }) => ({
    range: [index, index + typed.length] as const,
    href,
    label
  }))

export const referenceTo = (name: string, path: string): string =>
  `[${name.replaceAll(/[[\]\n]/g, " ").trim()}](${path})`

/** A text with the names of its references only, for where nothing can be opened. */
export const withNamesOnly = (text: string): string => text.replaceAll(REFERENCE, "$1").replace(CUT, "$1…")
