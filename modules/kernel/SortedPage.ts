import { Schema } from "effect"
import { rowLimit } from "./Page.ts"
import { matching } from "./text.ts"

/** A position in a list with a choice of orders: what the last row seen is ordered by, as text, and its id. */
export interface SortedCursor {
  readonly key: string
  readonly id: string
}

const CURSOR = /^([^\p{Cc}]{1,200})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u
const MAX_LENGTH = 437

/** The query parameters of a list with a choice of orders: at most 200 rows, 50 by default. */
export const sortedPaging = {
  after: Schema.optionalKey(
    matching(CURSOR, MAX_LENGTH, "This list position is not valid. Start from the beginning.")
  ),
  limit: rowLimit(200)
}

/** Where a page starts, and its size. */
export interface SortedPageRequest {
  readonly after: SortedCursor | null
  readonly limit: number
}

const ROWS = 50

export const sortedPageRequest = (query: {
  readonly after?: string
  readonly limit?: number
}): SortedPageRequest => ({
  after: query.after === undefined ? null : readSortedCursor(query.after),
  limit: query.limit ?? ROWS
})

export const readSortedCursor = (text: string): SortedCursor => {
  const [, key = "", id = ""] = CURSOR.exec(text) ?? []
  return { key, id }
}

const LAST_INSTANT = 8.64e15

/** An instant as the key of a cursor. */
export const instantKey = (at: Date): string => String(at.getTime())

/** The instant in a cursor, from 1970 on; the first one if the cursor belongs to another order. */
export const keyInstant = (key: string): Date =>
  new Date(Math.max(0, Math.min(Number(key) || 0, LAST_INSTANT)))

/** Cuts a page from `limit + 1` rows: the extra row only shows that there is another page. */
export const cutSortedPage = <A>(
  rows: ReadonlyArray<A>,
  limit: number,
  position: (row: A) => SortedCursor
) => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  if (last === undefined || rows.length <= limit) return { items, next: null }
  const { key, id } = position(last)
  return { items, next: `${key}.${id}` }
}
