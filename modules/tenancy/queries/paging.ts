import { type Cursor, readCursor } from "#kernel"

/** Where a page starts and how many rows it has. */
export interface Page {
  readonly after: Cursor | null
  readonly limit: number
}

const ROWS = 50

/** The page a request asks for. */
export const pageAsked = (query: { readonly after?: string; readonly limit?: number }): Page => ({
  after: query.after === undefined ? null : readCursor(query.after),
  limit: query.limit ?? ROWS
})
