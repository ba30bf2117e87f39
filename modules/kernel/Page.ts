import { Schema, SchemaTransformation } from "effect"
import { matching } from "./text.ts"

/** One page of a list, and the cursor of the next one; `null` at the end. */
export const pageOf = <S extends Schema.Top>(item: S) =>
  Schema.Struct({ items: Schema.Array(item), next: Schema.NullOr(Schema.String) })

/** A position in a list that is ordered newest first: the instant and the id of the last row seen. */
export interface Cursor {
  readonly at: Date
  readonly id: string
}

const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** Where the next page starts, as returned in `next`. */
export const CursorText = matching(CURSOR, 52, "This list position is not valid. Start from the beginning.")

/** A whole number in a query parameter. */
export const wholeNumber = (between: { readonly minimum: number; readonly maximum: number }) =>
  Schema.String.check(Schema.isMaxLength(20)).pipe(
    Schema.decodeTo(
      Schema.Number.check(Schema.isInt(), Schema.isBetween(between)),
      SchemaTransformation.numberFromString
    )
  )

/** A number of rows in a query parameter. */
export const rowLimit = (maximum: number) => Schema.optionalKey(wholeNumber({ minimum: 1, maximum }))

/** The query parameters of a list: at most 200 rows, 50 by default. */
export const paging = {
  after: Schema.optionalKey(CursorText),
  limit: rowLimit(200)
}

/** Where a page starts, and its size. */
export interface PageRequest {
  readonly after: Cursor | null
  readonly limit: number
}

const ROWS = 50

export const pageRequest = (query: { readonly after?: string; readonly limit?: number }): PageRequest => ({
  after: query.after === undefined ? null : readCursor(query.after),
  limit: query.limit ?? ROWS
})

export const cursorText = ({ at, id }: Cursor): string => `${at.getTime()}.${id}`

export const readCursor = (text: string): Cursor => {
  const [, at = "0", id = ""] = CURSOR.exec(text) ?? []
  return { at: new Date(Number(at)), id }
}

/** Cuts a page from `limit + 1` rows: the extra row only shows that there is another page. */
export const cutPage = <A>(rows: ReadonlyArray<A>, limit: number, position: (row: A) => Cursor) => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last !== undefined && rows.length > limit ? cursorText(position(last)) : null }
}
