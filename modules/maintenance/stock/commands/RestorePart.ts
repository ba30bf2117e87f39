import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import type { PartId } from "../../contract/ids.ts"
import { Parts } from "../domain/Parts.ts"
import { announcePart, lockedPart, nextVersion } from "./changePart.ts"

/** Restores an archived part. Idempotent. */
export const restorePart = Effect.fn("maintenance.restorePart")(function* (id: PartId) {
  const { organizationId } = yield* permitted("parts.edit")
  const before = yield* lockedPart(organizationId, id)
  if (before.archived_at === null) return
  const part = nextVersion(before, { archived_at: null }, yield* now)
  yield* Parts.use((parts) => parts.save(part))
  yield* announcePart(part, "part.restored")
}, transactional)
