import { Effect, Option } from "effect"
import type { Connection } from "../domain/Connections.ts"
import { Providers } from "../domain/Providers.ts"

/** Tells the provider that we stop; after the commit, because it may take its time. */
export const tellProvider = Effect.fnUntraced(function* ({ provider, wallet_address }: Connection) {
  const { find } = yield* Providers
  yield* Option.match(find(provider), {
    onNone: () => Effect.void,
    onSome: (known) => known.disconnect(wallet_address)
  })
})
