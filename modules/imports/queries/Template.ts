import { csvPage, permitted } from "#kernel"
import { Effect } from "effect"
import { permittedTarget } from "./targets.ts"

/** Returns a CSV file with a column for each field, in the member's language, and an example. */
export const getTemplate = Effect.fn("imports.getTemplate")(function* (
  target: string,
  language: "en" | "es"
) {
  yield* permitted("imports.run")
  const { name, fields } = yield* permittedTarget(target)
  const all = yield* fields
  return {
    bytes: csvPage(
      all.map(({ label }) => label[language]),
      [all.map(({ example }) => example)]
    ),
    contentType: "text/csv; charset=utf-8",
    fileName: `${name}.csv`
  }
})
