import { CurrentMember, transactional } from "#kernel"
import { Effect } from "effect"
import { CustomFields } from "../domain/CustomFields.ts"

/** The fields of the current member's organization that are not archived, in their order. */
export const activeFields = Effect.fnUntraced(function* () {
  const { organizationId } = yield* CurrentMember
  const fields = yield* CustomFields.use((all) => all.all(organizationId))
  return fields.filter(({ archived_at }) => archived_at === null)
}, transactional)
