import { type ImportNeeds, type ImportTarget, permitted } from "#kernel"
import { Effect } from "effect"
import type { TargetView } from "../contract/views.ts"
import { permittedTargets } from "./targets.ts"

/** Returns what the member may import. */
export const listImportTargets = Effect.fn("imports.listImportTargets")(function* () {
  yield* permitted("imports.run")
  return { items: yield* Effect.forEach(yield* permittedTargets, targetView) }
})

const targetView = ({ name, title, page, keys, fields }: ImportTarget<ImportNeeds>) =>
  Effect.map(fields, (all): TargetView => ({
    name,
    title,
    page,
    keys,
    fields: all.map(({ key, label, isRequired = false, example }) => ({
      key,
      label,
      required: isRequired,
      example
    }))
  }))
