import { CurrentPerson, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { NewToken } from "../contract/ApiToken.ts"
import { PersonalTokenChanged } from "../contract/events.ts"
import { issueToken } from "./issueToken.ts"

/** Creates an API token for all organizations of the current person. */
export const createMyToken = Effect.fn("tokens.createMyToken")(function* (input: NewToken) {
  const { userId } = yield* CurrentPerson
  const created = yield* issueToken({ _tag: "Personal", userId }, input)
  yield* publish(new PersonalTokenChanged({ userId, name: created.name, change: "created" }))
  yield* record({ action: "token.created", userId, subject: created.name })
  return created
}, transactional)
