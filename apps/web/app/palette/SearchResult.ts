import type { Action } from "../actions/Action.ts"

/** What a search for something typed into the palette has found so far. */
export interface SearchResult {
  readonly actions: ReadonlyArray<Action>
  readonly isPending: boolean
  readonly isError: boolean
}
