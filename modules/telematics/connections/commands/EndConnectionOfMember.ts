import { CurrentActor, type OrganizationId, transactional, type UserId } from "#kernel"
import { Effect, Option } from "effect"
import { Attempts } from "../domain/Attempts.ts"
import { Connections } from "../domain/Connections.ts"
import { announceDisconnected } from "./announceDisconnected.ts"
import { disconnectAtProvider } from "./disconnectAtProvider.ts"

/** Deletes the connection of a user who left the organization. A connection made after rejoining stays. */
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
  if (Option.isSome(ended)) yield* disconnectAtProvider(ended.value)
})

const end = Effect.fnUntraced(function* (organizationId: OrganizationId, userId: UserId) {
  yield* Attempts.use((attempts) => attempts.removeOf(organizationId, userId))
  const ended = yield* Connections.use((connections) => connections.removeFormer(organizationId, userId))
  if (Option.isNone(ended)) return ended
  // As the system: another member may have removed the user.
  yield* Effect.provideService(announceDisconnected(ended.value), CurrentActor, {
    _tag: "Job",
    name: "telematics.when-member-removed"
  })
  return ended
}, transactional)
