import { type Fit, fitOf } from "../../ui/fuzzy.ts"
import { matchesOf, type Stretch } from "../../ui/matches.ts"
import type { Action } from "../actions/Action.ts"
import type { MessagesOf, Say } from "../../i18n/catalogue.ts"
import type { actions } from "../messages/index.ts"

type Groups = MessagesOf<typeof actions>["groups"]

/** What the palette says about actions, in the page's language. */
export interface Texts {
  readonly say: (text: Say) => string
  readonly groups: Groups
}

/** One line of the palette. */
export interface Entry {
  readonly action: Action
  readonly title: string
  /** What of the title is marked: the letters typed. */
  readonly stretches: ReadonlyArray<Stretch>
}

export interface Section {
  readonly group: keyof Groups
  readonly entries: ReadonlyArray<Entry>
}

type Ranked = Entry & Pick<Fit, "score">

/** Below every fit of the title itself. */
const BY_KEYWORD: Fit = { score: 0, stretches: [] }

const beginsWord = (text: string, typed: string) =>
  matchesOf(text, typed).some(([from]) => from === 0 || text[from - 1] === " ")

const rankOf =
  ({ say, groups }: Texts, typed: string) =>
  (action: Action): ReadonlyArray<Ranked> => {
    const title = say(action.title)
    const around = `${groups[action.group]} ${action.keywords ? say(action.keywords) : ""}`
    const fit = fitOf(title, typed) ?? (beginsWord(`${around} ${title}`, typed) ? BY_KEYWORD : undefined)
    return fit ? [{ action, title, ...fit }] : []
  }

const sectionsOf = (entries: ReadonlyArray<Entry>): ReadonlyArray<Section> =>
  [...Map.groupBy(entries, ({ action }) => action.group)].map(([group, entries]) => ({ group, entries }))

/** The actions that fit what was typed, the best first, and with them their group. */
export const ranked = (actions: ReadonlyArray<Action>, texts: Texts, typed: string) =>
  sectionsOf(actions.flatMap(rankOf(texts, typed)).toSorted((a, b) => b.score - a.score))

/** What is offered before anything is typed: what was chosen last, then everything. */
export const offered = (
  actions: ReadonlyArray<Action>,
  { say, groups }: Texts,
  recent: ReadonlyArray<string>
): ReadonlyArray<Section> => {
  const entry = (action: Action): Entry => ({ action, title: say(action.title), stretches: [] })
  const latest = recent.flatMap((id) => actions.find((action) => action.id === id) ?? [])
  const rest = actions.filter((action) => !latest.includes(action))
  const first: Section = { group: "recent", entries: latest.map(entry) }
  const order = Object.keys(groups)
  const sections = sectionsOf(rest.map(entry)).toSorted(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group)
  )
  return [...(latest.length > 0 ? [first] : []), ...sections]
}

/** What a search found: in its order, with what was typed marked. */
export const found = (actions: ReadonlyArray<Action>, { say }: Texts, typed: string) =>
  sectionsOf(
    actions.map((action) => {
      const title = say(action.title)
      return { action, title, stretches: matchesOf(title, typed) }
    })
  )
