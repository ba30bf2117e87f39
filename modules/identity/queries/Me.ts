import { CurrentPerson, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionEnded } from "../contract/index.ts"
import { Users } from "../domain/Users.ts"

/** The signed-in person's account, inside a unit of work. An account that was just deleted has no session. */
export const me = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  return yield* Users.use((users) => users.find(userId)).pipe(orFail(() => new SessionEnded()))
})

export const getMe = Effect.fn("identity.getMe")(me, transactional)
