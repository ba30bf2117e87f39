import { CurrentPerson, orFail, orNotFound, publish, record, transactional } from "#kernel"
import { Effect, Option } from "effect"
import { IdentitiesChanged, type IdentityId, LastWayIn, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { Credentials } from "../../passwords/domain/Credentials.ts"
import { Identities } from "../domain/Identities.ts"

/** Disconnects an identity, unless it is the only way to sign in. */
export const unlinkIdentity = Effect.fn("identity.unlinkIdentity")(function* (id: IdentityId) {
  const { userId } = yield* CurrentPerson
  const identities = yield* Identities
  yield* Users.use((users) => users.lock(userId)).pipe(orFail(() => new SessionEnded()))
  const { name } = yield* identities.unlink(userId, id).pipe(orNotFound("identity"))
  yield* refuseUnproven()
  const password = yield* Credentials.use((credentials) => credentials.of(userId))
  const others = yield* identities.list(userId)
  if (Option.isNone(password) && others.length === 0) return yield* new LastWayIn()
  yield* publish(new IdentitiesChanged({ userId, change: "disconnected", name }))
  yield* record({ action: "identity.disconnected", userId, subject: name })
}, transactional)
