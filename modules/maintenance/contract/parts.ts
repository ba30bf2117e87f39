import { endpoint, HOUR, inOrganization, line, NotFound, pageOf, sortedPaging, wholeNumber } from "#kernel"
import { Schema, Struct } from "effect"
import * as Errors from "./errors/parts.ts"
import { PartId, VendorId } from "./ids.ts"
import {
  MovementNote,
  PartFields,
  PartView,
  Quantity,
  QuantityOrNone,
  StockMovement,
  UnitCost
} from "./partViews.ts"

const group = "Parts"

const onePart = inOrganization({ partId: PartId })
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

export const PartSort = Schema.Literals(["name", "-name", "number", "-number"])
export type PartSort = typeof PartSort.Type

/** Searches number, name and bin. `low`: only parts at or below their reorder point. `archived`: archived parts instead. */
const filter = {
  search: Schema.optionalKey(line("Search", { max: 200 })),
  low: Schema.optionalKey(Schema.Literals(["true", "false"])),
  archived: Schema.optionalKey(Schema.Literals(["true", "false"]))
}

/** Which parts a list shows, and in which order: the parameters of its page. */
export const PartSearch = Schema.Struct({ ...filter, sort: Schema.optionalKey(PartSort) })

export const ListParts = endpoint({
  name: "listParts",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/parts",
  access: "member",
  permission: "workorders.read",
  summary: "List parts with their stock, by name unless sorted otherwise",
  params: inOrganization({}),
  query: Schema.Struct({ ...sortedPaging, ...PartSearch.fields }),
  output: pageOf(PartView)
})

export const CountParts = endpoint({
  name: "countParts",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/part-count",
  access: "member",
  permission: "workorders.read",
  summary: "Count the parts that match a search",
  params: inOrganization({}),
  query: Schema.Struct(filter),
  output: Schema.Struct({ count: Schema.Int })
})

export const GetPart = endpoint({
  name: "getPart",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/parts/:partId",
  access: "member",
  permission: "workorders.read",
  summary: "Get a part",
  params: onePart,
  output: PartView,
  errors: [NotFound]
})

export const CreatePart = endpoint({
  name: "createPart",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/parts",
  access: "member",
  permission: "parts.edit",
  summary: "Add a part, in the organization's currency and without stock",
  params: inOrganization({}),
  body: Schema.Struct(PartFields),
  output: PartView,
  status: 201,
  errors: [NotFound, Errors.PartExists],
  limits
})

export const EditPart = endpoint({
  name: "editPart",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/parts/:partId",
  access: "member",
  permission: "parts.edit",
  summary: "Change a part's fields, unless someone else changed it since `expected_version`",
  params: onePart,
  body: Schema.Struct({ ...Struct.map(PartFields, Schema.optionalKey), expected_version: Schema.Int }),
  output: PartView,
  errors: [NotFound, Errors.PartExists, Errors.PartIsArchived, Errors.PartWasChanged],
  limits
})

export const ArchivePart = endpoint({
  name: "archivePart",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/parts/:partId/archive",
  access: "member",
  permission: "parts.edit",
  summary: "Archive a part that is out of stock",
  params: onePart,
  errors: [NotFound, Errors.PartInStock]
})

export const RestorePart = endpoint({
  name: "restorePart",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/parts/:partId/archive",
  access: "member",
  permission: "parts.edit",
  summary: "Restore an archived part",
  params: onePart,
  errors: [NotFound, Errors.PartExists]
})

export const ReceiveParts = endpoint({
  name: "receiveParts",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/parts/:partId/receipts",
  access: "member",
  permission: "parts.edit",
  summary: "Add units of a part to the stock, at what one of them cost",
  params: onePart,
  body: Schema.Struct({
    quantity: Quantity,
    unit_cost_minor: UnitCost,
    vendor_id: Schema.NullOr(VendorId),
    note: Schema.NullOr(MovementNote)
  }),
  output: PartView,
  status: 201,
  errors: [NotFound, Errors.PartIsArchived, Errors.StockTooLarge],
  limits
})

export const AdjustStock = endpoint({
  name: "adjustStock",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/parts/:partId/adjustments",
  access: "member",
  permission: "parts.edit",
  summary: "Correct the stock of a part to what was counted, with a reason",
  params: onePart,
  body: Schema.Struct({ counted: QuantityOrNone, reason: MovementNote }),
  output: PartView,
  status: 201,
  errors: [NotFound, Errors.PartIsArchived, Errors.StockTooLarge],
  limits
})

export const ListStockMovements = endpoint({
  name: "listStockMovements",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/parts/:partId/movements",
  access: "member",
  permission: "workorders.read",
  summary: "List what changed the stock of a part, newest first",
  params: onePart,
  query: Schema.Struct({
    /** The position of the last one seen. */
    before: Schema.optionalKey(wholeNumber({ minimum: 1, maximum: 2_147_483_647 }))
  }),
  output: Schema.Struct({ items: Schema.Array(StockMovement), more: Schema.Boolean }),
  errors: [NotFound]
})
