import type { UserId } from "#kernel"
import { Effect } from "effect"
import { DeletionScheduled } from "../../contract/index.ts"
import { Deletions } from "../domain/Deletions.ts"

/** Fails for an account that is about to be deleted: it can only be kept, with the emailed link. The account must be locked. */
export const refuseLeaving = Effect.fnUntraced(function* (userId: UserId) {
  if (yield* Deletions.use((deletions) => deletions.isScheduled(userId)))
    return yield* new DeletionScheduled()
})
