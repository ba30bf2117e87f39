import { endpoint, HOUR, inOrganization, NotFound } from "#kernel"
import { Schema } from "effect"
import * as Errors from "./errors.ts"
import { ListName, ReadableView, SavedViewFields, SavedViewId } from "./views.ts"

const group = "Saved views"

const oneView = inOrganization({ savedViewId: SavedViewId })
const { name, query, columns, shared } = SavedViewFields

export const ListSavedViews = endpoint({
  name: "listSavedViews",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/saved-views",
  access: "member",
  permission: "views.save",
  summary: "List one's own and the shared views of a list, by name",
  params: inOrganization({}),
  query: Schema.Struct({ list: ListName }),
  output: Schema.Struct({ items: Schema.Array(ReadableView) })
})

export const CreateSavedView = endpoint({
  name: "createSavedView",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/saved-views",
  access: "member",
  permission: "views.save",
  summary: "Save a view of a list, for oneself or for all members",
  params: inOrganization({}),
  body: Schema.Struct({ list: ListName, ...SavedViewFields }),
  output: ReadableView,
  status: 201,
  errors: [Errors.TooManyViews],
  limits: [{ per: "person", times: 300, seconds: HOUR }]
})

export const EditSavedView = endpoint({
  name: "editSavedView",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/saved-views/:savedViewId",
  access: "member",
  permission: "views.save",
  summary:
    "Change a saved view, share it or stop sharing it, unless someone else changed it since `expected_version`",
  params: oneView,
  body: Schema.Struct({
    expected_version: Schema.Int,
    name: Schema.optionalKey(name),
    query: Schema.optionalKey(query),
    columns: Schema.optionalKey(columns),
    shared: Schema.optionalKey(shared)
  }),
  output: ReadableView,
  errors: [NotFound, Errors.ViewWasChanged, Errors.ViewOfAnother, Errors.TooManyViews]
})

export const DeleteSavedView = endpoint({
  name: "deleteSavedView",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/saved-views/:savedViewId",
  access: "member",
  permission: "views.save",
  summary: "Delete a saved view, which can be restored for a day",
  params: oneView,
  errors: [NotFound]
})

export const RestoreSavedView = endpoint({
  name: "restoreSavedView",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/saved-views/:savedViewId/restore",
  access: "member",
  permission: "views.save",
  summary: "Restore a saved view that was deleted within the last day",
  params: oneView,
  errors: [NotFound, Errors.TooManyViews]
})
