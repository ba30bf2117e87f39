import { CurrentActor, now, transactional } from "#kernel"
import { Effect } from "effect"
import { Tokens } from "../domain/Tokens.ts"

/** Deletes expired API tokens. Runs as the system role. */
export const purgeExpiredTokens = Effect.fn("tokens.purgeExpiredTokens")(
  function* () {
    const at = yield* now
    return yield* Tokens.use((tokens) => tokens.purge(at))
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "tokens.purge-expired" })
)
