import { Context, Effect, type Schema } from "effect"

/** Generates ids. A port, so that tests and the demo can generate the same ones again. */
export class Ids extends Context.Service<Ids, { readonly next: Effect.Effect<string> }>()("kernel/Ids") {}

export const newId = <A extends string>(brand: Schema.Codec<A, string>): Effect.Effect<A, never, Ids> =>
  Effect.map(
    Ids.use((ids) => ids.next),
    (id) => brand.make(id)
  )
