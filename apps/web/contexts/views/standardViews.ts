import type { Change } from "../../ui/useSearchState.ts"

/** A view that a list offers to everyone. */
export interface StandardView {
  readonly key: string
  readonly title: string
  /** Its parameters; none for everything. */
  readonly search: Readonly<Record<string, string>>
}

/** The standard view that is shown: the one with most parameters, all of which apply. Further filters do not matter. */
export const standardViewOf = (views: ReadonlyArray<StandardView>, texts: Change): StandardView | undefined =>
  views
    .filter(({ search }) => Object.entries(search).every(([name, text]) => texts[name] === text))
    .toSorted((a, b) => Object.keys(b.search).length - Object.keys(a.search).length)[0]
