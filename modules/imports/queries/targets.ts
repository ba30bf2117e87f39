import { CurrentMember, ImportTargets, NotFound } from "#kernel"
import { Effect } from "effect"

/** The targets that the member may import. */
export const permittedTargets = Effect.gen(function* () {
  const { permissions } = yield* CurrentMember
  const targets = yield* ImportTargets
  return [...targets.values()].filter(({ permission }) => permissions.has(permission))
})

/** A target by its name; not stored for those who may not import it. */
export const permittedTarget = Effect.fnUntraced(function* (name: string) {
  const target = (yield* permittedTargets).find((one) => one.name === name)
  return target ?? (yield* new NotFound({ what: "kind of record" }))
})
