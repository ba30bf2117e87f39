import type { Organization } from "#tenancy/contract"
import type { LocalizedText } from "../../i18n/catalogue.ts"
import type { Action } from "../actions/Action.ts"

/** The results of a search so far. */
export interface SearchResult {
  /** What choosing each record does. */
  readonly records: ReadonlyArray<Omit<Action, "group">>
  readonly isPending: boolean
  readonly isError: boolean
}

/** Searches an organization's records by what is typed; finds nothing that the user may not see. */
export type UseRecordSearch = (organization: Organization | undefined, typed: string) => SearchResult

/** What a context adds to the palette: the export `palette` of its palette.ts, loaded with the palette. */
export interface PalettePart {
  readonly searches?: ReadonlyArray<{
    /** What the records are called: the heading of the results. */
    readonly title: LocalizedText
    readonly useRecords: UseRecordSearch
  }>
  /**
   * Loads the data that `visible` of its actions reads. Without it the palette would not offer them until some
   * page has loaded that data.
   */
  readonly useActionData?: () => void
}
