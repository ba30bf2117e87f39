import { CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Tokens } from "../domain/Tokens.ts"

export const myTokens = Effect.fn("tokens.myTokens")(function* () {
  const { userId } = yield* CurrentPerson
  const at = yield* now
  return { items: yield* Tokens.use((tokens) => tokens.list({ _tag: "Personal", userId }, at)) }
}, transactional)
