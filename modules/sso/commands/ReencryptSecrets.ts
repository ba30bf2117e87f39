import { CurrentActor, transactional } from "#kernel"
import { Secrets } from "#infra/secrets"
import { Effect } from "effect"
import { Connections } from "../domain/Connections.ts"
import { open, seal } from "./secrets.ts"

/** Re-encrypts client secrets with the newest key. Runs with system rights. */
export const reencryptSecrets = Effect.fn("sso.reencryptSecrets")(
  function* () {
    const connections = yield* Connections
    const { isNewest } = yield* Secrets
    for (const connection of yield* connections.all) {
      if (isNewest(connection.client_secret)) continue
      const secret = yield* Effect.orDie(open(connection.client_secret))
      yield* connections.reseal(connection, yield* seal(secret))
    }
  },
  transactional,
  Effect.provideService(CurrentActor, { _tag: "Job", name: "sso.reencrypt-secrets" })
)
