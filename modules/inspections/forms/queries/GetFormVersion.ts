import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { FormId } from "../../contract/ids.ts"
import { FormList } from "./FormList.ts"
import { withPublishers } from "./versionViews.ts"

/** Returns a version of a form. */
export const getFormVersion = Effect.fn("inspections.getFormVersion")(function* (id: FormId, n: number) {
  const { organizationId } = yield* permitted("inspections.read")
  const version = yield* FormList.use((list) => list.version(organizationId, id, n)).pipe(
    orNotFound("form version")
  )
  const [view] = yield* withPublishers([version])
  return yield* Effect.orDie(Effect.fromNullishOr(view))
})
