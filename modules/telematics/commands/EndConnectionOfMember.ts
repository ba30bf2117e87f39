import { CurrentActor, type OrganizationId, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { Attempts } from "../domain/Attempts.ts"
import { Connections } from "../domain/Connections.ts"
import { announceDisconnected } from "./announceDisconnected.ts"
import { tellProvider } from "./tellProvider.ts"

/** Ends what a person had connected for an organization that they left. What they connect after coming back stays. */
export const endConnectionOfMember = Effect.fn("telematics.endConnectionOfMember")(function* (
  organizationId: OrganizationId,
  userId: UserId
) {
  const ended = yield* Effect.provideService(end(organizationId, userId), CurrentActor, {
    _tag: "Job",
    name: "telematics.when-member-removed",
    organizationId,
    userId
  })
  if (Option.isSome(ended)) yield* tellProvider(ended.value)
})

const end = Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
  yield* Attempts.use((attempts) => attempts.giveUp(organizationId, userId))
  const ended = yield* Connections.use((connections) => connections.removeLeft(organizationId, userId))
  if (Option.isNone(ended)) return ended
  // Not in the person's name: somebody else may have removed them.
  yield* Effect.provideService(announceDisconnected(ended.value), CurrentActor, {
    _tag: "Job",
    name: "telematics.when-member-removed"
  })
  return ended
}, transactional)
