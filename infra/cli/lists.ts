import { readCursor, readSortedCursor } from "#kernel"
import { Effect, Schema } from "effect"
import { option } from "./input.ts"
import { table, time } from "./table.ts"

const Limit = Schema.NumberFromString.check(
  Schema.makeFilter((count: number) =>
    Number.isInteger(count) && count >= 1 && count <= 10_000
      ? undefined
      : "Enter a whole number from 1 to 10000."
  )
)

const DEFAULT_LIMIT = 200

/** `--limit`: the maximum length of a list. */
export const limit = option(Limit, "count", `how many, newest first; default: ${DEFAULT_LIMIT}`)

/** The requested length, or the default. */
export const limitOf = (typed: number | null): number => typed ?? DEFAULT_LIMIT

interface Page<A> {
  readonly items: ReadonlyArray<A>
  readonly next: string | null
}

const readingBy =
  <Cursor>(cursorIn: (next: string) => Cursor) =>
  <A, E, R>(
    typed: number | null,
    list: (page: { readonly after: Cursor | null; readonly limit: number }) => Effect.Effect<Page<A>, E, R>
  ): Effect.Effect<{ readonly items: ReadonlyArray<A> }, E, R> =>
    Effect.gen(function* () {
      const items: Array<A> = []
      for (let after: Cursor | null = null; ;) {
        const left = limitOf(typed) - items.length
        const page: Page<A> = yield* list({ limit: Math.min(DEFAULT_LIMIT, left), after })
        items.push(...page.items)
        if (page.next === null || items.length >= limitOf(typed)) return { items }
        after = cursorIn(page.next)
      }
    })

/** Reads a paged list up to the requested length. */
export const pages = readingBy(readCursor)

/** The same for a list with a choice of orders. */
export const sortedPages = readingBy(readSortedCursor)

export type Cell = Date | string | number | null

const text = (cell: Cell): string =>
  cell === null || cell instanceof Date ? time(cell) : cell === "" ? "-" : String(cell)

/** A table with column titles, or `none` without rows. */
export const titled = (
  titles: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<Cell>>,
  none: string
): string => (rows.length === 0 ? none : table([titles, ...rows.map((row) => row.map(text))]))
