import { line, matching, OrganizationId, UserId, Uuid } from "#kernel"
import { Schema } from "effect"

export const SavedViewId = Uuid.pipe(Schema.brand("SavedViewId"))
export type SavedViewId = typeof SavedViewId.Type

/** The most personal views of a person, and the most shared views, for one list. */
export const MAX_VIEWS = 100

/** The most columns of a list. */
export const MAX_COLUMNS = 60

/** A list of the product, by the name that its page gives it: `customers`. */
export const ListName = matching(/^[a-z][a-z-]{0,39}$/, 40, "This is not the name of a list.")

/** Pixels. */
const Width = Schema.Int.check(Schema.isBetween({ minimum: 40, maximum: 2000 }))

/** A shown column, by the key that the list gives it. Null if it is as wide as the list suggests. */
export const ViewColumn = Schema.Struct({
  key: matching(/^[a-z][A-Za-z0-9_.-]{0,49}$/, 50, "This is not the key of a column."),
  width: Schema.NullOr(Width)
})
export type ViewColumn = typeof ViewColumn.Type

/** What a saved view stores. */
export const SavedViewFields = {
  name: line("Name", { max: 80 }),
  /** The search parameters of the list, normalized: filters and order, as in the page's address. */
  query: matching(/^[\x21-\x7e]*$/, 2000, "This is too long for a view, or not an address."),
  /** The shown columns, in their order. Empty for those that the list shows by default. */
  columns: Schema.Array(ViewColumn).check(
    Schema.isMaxLength(MAX_COLUMNS, { message: `A view has at most ${MAX_COLUMNS} columns.` })
  ),
  /** Whether all members see the view, or only the one who created it. */
  shared: Schema.Boolean
}

/** A saved view of a list: its filters, order and columns under a name. */
export const SavedView = Schema.Struct({
  id: SavedViewId,
  organization_id: OrganizationId,
  list: ListName,
  ...SavedViewFields,
  /** The member who created it. A shared view remains when they leave. */
  owner_id: UserId,
  /** Increases with every change. */
  version: Schema.Int,
  created_at: Schema.Date,
  updated_at: Schema.Date
})

export type SavedView = typeof SavedView.Type

/** `can`: what the reader may do with it. */
export const ReadableView = Schema.Struct({
  ...SavedView.fields,
  can: Schema.Struct({ edit: Schema.Boolean, share: Schema.Boolean })
})
export type ReadableView = typeof ReadableView.Type
