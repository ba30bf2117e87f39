import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionEnded } from "../../contract/index.ts"
import { Users } from "../domain/Users.ts"

/** Returns the user's own account, inside a unit of work. Fails when it was just deleted. */
export const me = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  return yield* Users.use((users) => users.find(userId)).pipe(orFail(() => new SessionEnded()))
})

export const getMe = Effect.fn("identity.getMe")(me, transactional)
