import { Context, Effect, type Schema } from "effect"

/** Makes ids. A port, so that a test or a demo can make the same ones twice. */
export class Ids extends Context.Service<Ids, { readonly next: Effect.Effect<string> }>()("kernel/Ids") {}

/** A new id of the given brand. */
export const newId = <A extends string>(brand: Schema.Codec<A, string>): Effect.Effect<A, never, Ids> =>
  Effect.map(
    Ids.use((ids) => ids.next),
    (id) => brand.make(id)
  )
