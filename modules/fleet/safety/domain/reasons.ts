import type { ReleaseReason } from "../../contract/releaseCheck.ts"
import type { Lifecycle } from "../../contract/lifecycle.ts"
import { type Hold, isGrounding, isOverdue } from "../../occupancy/domain/Hold.ts"
import type { SafetyBlock } from "./SafetyBlocks.ts"

export const ofLifecycle = (lifecycle: Lifecycle): ReadonlyArray<ReleaseReason> =>
  lifecycle === "in_service" ? [] : [{ code: "not_in_service", lifecycle }]

export const ofBlocks = (open: ReadonlyArray<SafetyBlock>): ReadonlyArray<ReleaseReason> =>
  open.map(({ id: block_id, severity: code, reason, opened_at: since }) => ({
    code,
    block_id,
    reason,
    since
  }))

/** Those who have the vehicle or keep it now. A grounding is explained by its blocks. */
export const ofHolds = (current: ReadonlyArray<Hold>, at: Date): ReadonlyArray<ReleaseReason> =>
  current
    .filter((hold) => !isGrounding(hold))
    .map((hold) => ({
      code: "held",
      hold_id: hold.id,
      kind: hold.kind,
      due_at: hold.due_at,
      overdue: isOverdue(hold, at),
      held_for: hold.held_for
    }))
