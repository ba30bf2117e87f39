import { now, permitted, transactional } from "#kernel"
import { Effect } from "effect"
import { PartInStock } from "../../contract/errors/parts.ts"
import type { PartId } from "../../contract/ids.ts"
import { Parts } from "../domain/Parts.ts"
import { Stocks } from "../domain/Stocks.ts"
import { announcePart, lockedPart, nextVersion } from "./changePart.ts"

/** Archives a part that is out of stock. Idempotent. */
export const archivePart = Effect.fn("maintenance.archivePart")(function* (id: PartId) {
  const { organizationId } = yield* permitted("parts.edit")
  // So that no one receives any meanwhile.
  const locked = yield* Stocks.use((stocks) => stocks.lockAll(organizationId, [id]))
  const before = yield* lockedPart(organizationId, id)
  if (before.archived_at !== null) return
  if (locked.some(({ on_hand }) => on_hand > 0)) return yield* new PartInStock()
  const at = yield* now
  const part = nextVersion(before, { archived_at: at }, at)
  // An archived part has no number that another one could have.
  yield* Parts.use((parts) => parts.save(part)).pipe(Effect.orDie)
  yield* announcePart(part, "part.archived")
}, transactional)
