import { AuditLog, CurrentPerson, now, transactional } from "#kernel"
import { Effect } from "effect"
import { SessionFamilies } from "../domain/SessionFamilies.ts"

/** Ends the session the request came with. */
export const signOut = Effect.fn("identity.signOut")(function* () {
  const person = yield* CurrentPerson
  yield* (yield* SessionFamilies).end(person, "signed_out", yield* now)
  yield* (yield* AuditLog).record({ action: "session.signed_out", userId: person.userId })
}, transactional)
