import { CurrentPerson, NotFound, orFail, transactional } from "#kernel"
import { Effect } from "effect"
import { EmailUnverified, SessionEnded } from "../../contract/index.ts"
import { Users } from "../../accounts/domain/Users.ts"
import { refuseUnproven } from "../../factors/commands/refuseUnproven.ts"
import { Identities } from "../domain/Identities.ts"
import { depart } from "./depart.ts"

export interface StartWithIssuer {
  readonly connection: string
  readonly purpose: "link" | "prove"
}

/** Connecting requires a proof, because the identity can sign in from then on. Only a connected one can prove anything. */
const refuse = Effect.fnUntraced(function* ({ connection, purpose }: StartWithIssuer) {
  const { userId } = yield* CurrentPerson
  const user = yield* Users.use((users) => users.find(userId)).pipe(orFail(() => new SessionEnded()))
  if (purpose === "link") {
    yield* refuseUnproven()
    // Someone may have signed up with an address that isn't theirs: their identity must not outlast their sessions.
    if (user.email_verified_at === null) return yield* new EmailUnverified()
    return
  }
  const connected = yield* Identities.use((identities) => identities.list(userId))
  if (!connected.some((identity) => identity.connection === connection))
    return yield* new NotFound({ what: "sign-in service" })
}, transactional)

/** Begins to connect an issuer to the person's account, or to prove with it that it is them. */
export const startWithIssuer = Effect.fn("identity.startWithIssuer")(function* (input: StartWithIssuer) {
  yield* refuse(input)
  const { userId, sessionId } = yield* CurrentPerson
  return yield* depart(input.connection, input.purpose, { userId, sessionId })
})
