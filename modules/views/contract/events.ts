import { event, OrganizationId } from "#kernel"
import { SAVED_VIEWS } from "./cachedQueries.ts"
import { SavedViewId } from "./views.ts"

/** A saved view was created, edited, shared, deleted or restored. */
export class SavedViewChanged extends event(
  "SavedViewChanged",
  { organizationId: OrganizationId, savedViewId: SavedViewId },
  { invalidates: [SAVED_VIEWS] }
) {}
