import type { Action } from "../actions/Action.ts"

/** The results so far of a search in the palette. */
export interface SearchResult {
  readonly actions: ReadonlyArray<Action>
  readonly isPending: boolean
  readonly isError: boolean
}
