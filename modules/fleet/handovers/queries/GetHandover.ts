import { orNotFound, permitted } from "#kernel"
import { Effect } from "effect"
import type { HandoverId } from "../../contract/ids.ts"
import { HandoverList } from "./HandoverList.ts"
import { handoverView } from "./handoverViews.ts"

/** Returns a handover, beside the one before. */
export const getHandover = Effect.fn("fleet.getHandover")(function* (id: HandoverId) {
  const member = yield* permitted("handovers.read")
  const handover = yield* HandoverList.use((list) => list.find(member.organizationId, id)).pipe(
    orNotFound("handover")
  )
  return yield* handoverView(member, handover)
})
