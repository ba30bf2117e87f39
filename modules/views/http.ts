import { route } from "#infra/http"
import { createSavedView } from "./commands/CreateSavedView.ts"
import { deleteSavedView } from "./commands/DeleteSavedView.ts"
import { editSavedView } from "./commands/EditSavedView.ts"
import { restoreSavedView } from "./commands/RestoreSavedView.ts"
import * as endpoints from "./contract/index.ts"
import { listSavedViews } from "./queries/ListSavedViews.ts"

export const viewsHttp = [
  route(endpoints.ListSavedViews, ({ query }) => listSavedViews(query.list)),
  route(endpoints.CreateSavedView, ({ body }) => createSavedView(body)),
  route(endpoints.EditSavedView, ({ params, body }) => editSavedView(params.savedViewId, body)),
  route(endpoints.DeleteSavedView, ({ params }) => deleteSavedView(params.savedViewId)),
  route(endpoints.RestoreSavedView, ({ params }) => restoreSavedView(params.savedViewId))
]
