import { Effect, Option } from "effect"
import type { Connection } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"

/** Disconnects at the provider. Runs after the commit, because it can be slow. */
export const disconnectAtProvider = Effect.fnUntraced(function* ({ provider, wallet_address }: Connection) {
  const { find } = yield* Providers
  yield* Option.match(find(provider), {
    onNone: () => Effect.void,
    onSome: (configured) => configured.disconnect(wallet_address)
  })
})
