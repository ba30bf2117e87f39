import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { FormId } from "../../contract/ids.ts"
import { FormList } from "./FormList.ts"
import { withPublishers } from "./versionViews.ts"

/** Returns the versions of a form, newest first. */
export const listFormVersions = Effect.fn("inspections.listFormVersions")(function* (id: FormId) {
  const { organizationId } = yield* permitted("inspections.read")
  yield* FormList.use((list) => list.find(organizationId, id)).pipe(orNotFound("form"))
  const versions = yield* FormList.use((list) => list.versions(organizationId, id))
  return { items: yield* withPublishers(versions) }
})
