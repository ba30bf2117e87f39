import { NotFound, type OrganizationId } from "#kernel"
import { Effect } from "effect"
import { UsualPartIsArchived } from "../../contract/errors/parts.ts"
import type { PartId } from "../../contract/ids.ts"
import type { UsualPart } from "../../contract/taskViews.ts"
import { Parts } from "../../stock/domain/Parts.ts"

interface Given {
  readonly part_id: PartId
  readonly quantity: number
}

/** The parts of a task as it lists them. Fails if one of them is unknown or archived. */
export const usualParts = Effect.fnUntraced(function* (
  organizationId: OrganizationId,
  given: ReadonlyArray<Given>
) {
  const ids = given.map(({ part_id }) => part_id)
  const parts = yield* Parts.use((all) => all.named(organizationId, ids))
  if (parts.length < given.length) return yield* new NotFound({ what: "part" })
  const archived = parts.find(({ archived_at }) => archived_at !== null)
  if (archived) return yield* new UsualPartIsArchived({ values: { name: archived.name } })
  return parts.flatMap(({ id, number, name, unit }): ReadonlyArray<UsualPart> =>
    given
      .filter(({ part_id }) => part_id === id)
      .map(({ part_id, quantity }) => ({ part_id, number, name, unit, quantity }))
  )
})
