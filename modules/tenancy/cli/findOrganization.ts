import { Missing, UsageError } from "#infra/cli"
import { Effect } from "effect"
import { organizationsNamed } from "../operator.ts"

/** The organization with an id or an exact name. */
export const findOrganization = Effect.fn("tenancy.findOrganization")(function* (idOrName: string) {
  const matches = yield* organizationsNamed(idOrName)
  const [only, another] = matches
  if (only === undefined)
    return yield* Effect.fail(
      new Missing(`There is no organization "${idOrName}".`, "`motorpool tenants list` lists them.")
    )
  if (another === undefined) return only.id
  const ids = matches.map(({ id }) => id).join(", ")
  return yield* Effect.fail(
    new UsageError(
      `${matches.length} organizations are called "${idOrName}".`,
      `Choose one by its id: ${ids}.`
    )
  )
})
