import { type FuzzyMatch, fuzzyMatch } from "../../ui/fuzzy.ts"
import { matchesOf, type TextRange } from "../../ui/matches.ts"
import type { Action } from "../actions/Action.ts"
import type { LocalizedText } from "../../i18n/catalogue.ts"
import type { HeadingOf } from "./useHeading.ts"

/** The palette's messages about actions, in the page's language. */
export interface Texts {
  readonly localize: (text: LocalizedText) => string
  readonly headingOf: HeadingOf
}

/** One line of the palette. */
export interface Entry {
  readonly action: Action
  readonly title: string
  /** The highlighted part of the title: the letters typed. */
  readonly ranges: ReadonlyArray<TextRange>
}

export interface Section {
  readonly heading: string
  readonly entries: ReadonlyArray<Entry>
}

type Ranked = Entry & Pick<FuzzyMatch, "score">

/** Ranks below every match in the title itself. */
const BY_KEYWORD: FuzzyMatch = { score: 0, ranges: [] }

const beginsWord = (text: string, typed: string) =>
  matchesOf(text, typed).some(([from]) => from === 0 || text[from - 1] === " ")

const rankOf =
  ({ localize, headingOf }: Texts, typed: string) =>
  (action: Action): ReadonlyArray<Ranked> => {
    const title = localize(action.title)
    const around = `${headingOf(action.group)} ${action.keywords ? localize(action.keywords) : ""}`
    const match =
      fuzzyMatch(title, typed) ?? (beginsWord(`${around} ${title}`, typed) ? BY_KEYWORD : undefined)
    return match ? [{ action, title, ...match }] : []
  }

const sectionsOf = (entries: ReadonlyArray<Entry>, { headingOf }: Texts): ReadonlyArray<Section> =>
  [...Map.groupBy(entries, ({ action }) => headingOf(action.group))].map(([heading, entries]) => ({
    heading,
    entries
  }))

/** The actions that match what was typed, the best first, each with its group. */
export const ranked = (actions: ReadonlyArray<Action>, texts: Texts, typed: string) =>
  sectionsOf(
    actions.flatMap(rankOf(texts, typed)).toSorted((a, b) => b.score - a.score),
    texts
  )

/** The groups from the top; those of the contexts follow the actions. */
const PLACES = { go: 0, create: 1, ofContext: 2, theme: 3, language: 4, density: 5, page: 6, account: 7 }

const placeOf = ({ group }: Action) => PLACES[typeof group === "string" ? group : "ofContext"]

/** The entries before anything is typed: the recent actions, then all. */
export const suggestions = (
  actions: ReadonlyArray<Action>,
  texts: Texts,
  recent: ReadonlyArray<string>
): ReadonlyArray<Section> => {
  const entry = (action: Action): Entry => ({ action, title: texts.localize(action.title), ranges: [] })
  const latest = recent.flatMap((id) => actions.find((action) => action.id === id) ?? [])
  const rest = actions.filter((action) => !latest.includes(action))
  const first: Section = { heading: texts.headingOf("recent"), entries: latest.map(entry) }
  const sections = sectionsOf(rest.toSorted((a, b) => placeOf(a) - placeOf(b)).map(entry), texts)
  return [...(latest.length > 0 ? [first] : []), ...sections]
}

/** Search results in their own order, with what was typed highlighted. */
export const searchResults = (actions: ReadonlyArray<Action>, texts: Texts, typed: string) =>
  sectionsOf(
    actions.map((action) => {
      const title = texts.localize(action.title)
      return { action, title, ranges: matchesOf(title, typed) }
    }),
    texts
  )
