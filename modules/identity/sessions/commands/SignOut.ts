import { CurrentPerson, record, transactional } from "#kernel"
import { Effect } from "effect"
import { endOne } from "./endSessions.ts"

/** Ends the current session. */
export const signOut = Effect.fn("identity.signOut")(function* () {
  const person = yield* CurrentPerson
  yield* endOne(person, "signed_out")
  yield* record({ action: "session.signed_out", userId: person.userId })
}, transactional)
