import { Effect, Option } from "effect"
import type { Connection } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"

/** Disconnects at the provider. Runs after the commit, because it can be slow. */
export const tellProvider = Effect.fnUntraced(function* ({ provider, wallet_address }: Connection) {
  const { find } = yield* Providers
  yield* Option.match(find(provider), {
    onNone: () => Effect.void,
    onSome: (known) => known.disconnect(wallet_address)
  })
})
