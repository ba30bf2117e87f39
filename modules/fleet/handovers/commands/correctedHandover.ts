import { type Input, NotFound, type OrganizationId, orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { RecordHandover } from "../../contract/index.ts"
import { Handovers } from "../domain/Handovers.ts"

/** The handover that another one replaces, of the same assignment and direction; null if it replaces none. */
export const correctedHandover = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  { corrects_id, assignment_id, direction }: Input<typeof RecordHandover>["body"]
) {
  if (corrects_id === undefined) return null
  // Drivers sign what they got; they do not rewrite it.
  yield* permitted("handovers.record_any")
  const corrected = yield* Handovers.use((handovers) => handovers.find(organizationId, corrects_id)).pipe(
    orNotFound("handover")
  )
  if (corrected.assignment_id !== assignment_id || corrected.direction !== direction)
    return yield* new NotFound({ what: "handover" })
  return corrected
})
