import { CurrentPerson, transactional, type UserId } from "#kernel"
import { Context, Effect, Option } from "effect"
import { SessionEnded, type User } from "../contract/index.ts"

/** One's own account. */
export class Me extends Context.Service<
  Me,
  { readonly of: (userId: UserId) => Effect.Effect<Option.Option<User>> }
>()("identity/Me") {}

/** The signed-in person's account, inside a unit of work. An account erased a moment ago has no session. */
export const me = Effect.fnUntraced(function* () {
  const { userId } = yield* CurrentPerson
  const found = yield* Me.use((port) => port.of(userId))
  return Option.isSome(found) ? found.value : yield* new SessionEnded()
})

export const getMe = Effect.fn("identity.getMe")(me, transactional)
