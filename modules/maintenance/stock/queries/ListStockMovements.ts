import { orNotFound, permitted } from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import type { PartId } from "../../contract/ids.ts"
import { Parts } from "../domain/Parts.ts"
import { PartList } from "./PartList.ts"

const ROWS = 50

/** Returns what changed the stock of a part, newest first. */
export const listStockMovements = Effect.fn("maintenance.listStockMovements")(function* (
  id: PartId,
  before: number | undefined
) {
  const { organizationId } = yield* permitted("workorders.read")
  yield* Parts.use((parts) => parts.find(organizationId, id)).pipe(orNotFound("part"))
  const rows = yield* PartList.use((list) => list.movements(organizationId, id, before, ROWS + 1))
  const people = rows.flatMap(({ moved_by }) => moved_by ?? [])
  const profiles = yield* Profiles.use((all) => all.byIds([...new Set(people)]))
  const items = rows.slice(0, ROWS).map(({ moved_by, vendor_id, vendor_name, ...movement }) => ({
    ...movement,
    vendor: vendor_id === null ? null : { id: vendor_id, name: vendor_name ?? "" },
    moved_by: moved_by && { id: moved_by, name: profiles.get(moved_by)?.full_name ?? null }
  }))
  return { items, more: rows.length > ROWS }
})
