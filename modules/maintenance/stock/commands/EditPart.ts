import { type Input, now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { PartIsArchived, PartWasChanged } from "../../contract/errors/parts.ts"
import type { PartId } from "../../contract/ids.ts"
import type { EditPart } from "../../contract/parts.ts"
import { Parts } from "../domain/Parts.ts"
import { announcePart, lockedPart, nextVersion, partOf } from "./changePart.ts"

/** Changes only the given fields of a part, unless someone else changed it. */
export const editPart = Effect.fn("maintenance.editPart")(function* (
  id: PartId,
  { expected_version, ...changes }: Input<typeof EditPart>["body"]
) {
  const { organizationId } = yield* permitted("parts.edit")
  const before = yield* lockedPart(organizationId, id)
  if (before.version !== expected_version) return yield* new PartWasChanged()
  if (before.archived_at !== null) return yield* new PartIsArchived()
  const part = nextVersion(before, changes, yield* now)
  yield* Parts.use((parts) => parts.save(part))
  yield* announcePart(part, "part.edited", { fields: Object.keys(changes).join(", ") })
  return yield* partOf(organizationId, id)
}, transactional)
