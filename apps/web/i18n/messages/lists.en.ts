import { pluralOf } from "../plural.ts"

const plural = pluralOf("en")

/** Tables, filters and columns of all lists. */
export const messages = {
  keys: { next: "Next row", previous: "Previous row", select: "Select row" },
  none: "–",
  filters: {
    label: "Filters",
    add: "Add filter",
    choose: "Filter by",
    remove: (filter: string) => `Remove filter ${filter}`,
    search: "Search...",
    nothing: "Nothing found.",
    apply: "Apply",
    from: "From",
    to: "To",
    between: (from: string, to: string) => `${from} to ${to}`,
    atLeast: (from: string) => `from ${from}`,
    upTo: (to: string) => `up to ${to}`,
    andMore: (named: string, more: number) =>
      `${named} ${plural(more, { one: "and 1 more", other: `and ${more} more` })}`
  },
  columns: {
    label: "Columns",
    up: (column: string) => `Move ${column} up`,
    down: (column: string) => `Move ${column} down`,
    width: (column: string) => `Width of ${column}`,
    reset: "Reset columns"
  },
  density: { label: "Row height", comfortable: "Comfortable", compact: "Compact" },
  together: { undo: "Undo", nothingToChange: "Nothing to change." }
}
