import { cutPage, orNotFound, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import type { MeterId } from "../../contract/ids.ts"
import { Meters } from "../domain/Meters.ts"
import { namesOf, voidedOf } from "./people.ts"
import { Readings } from "./Readings.ts"

/** Returns a page of a meter's readings by date, newest first, including voided ones. */
export const listReadings = Effect.fn("fleet.listReadings")(function* (id: MeterId, page: PageRequest) {
  const { organizationId } = yield* permitted("vehicles.read")
  yield* Meters.use((meters) => meters.find(organizationId, id)).pipe(orNotFound("meter"))
  const rows = yield* Readings.use((readings) => readings.page(organizationId, id, page))
  const { items, next } = cutPage(rows, page.limit, (row) => ({ at: row.read_at, id: row.id }))
  const named = yield* namesOf(items.flatMap(({ recorded_by, voided_by }) => [recorded_by, voided_by]))
  return {
    items: items.map(({ recorded_by, voided_at, voided_by, void_reason, ...reading }) => ({
      ...reading,
      recorded_by: named(recorded_by),
      voided: voidedOf({ voided_at, voided_by, void_reason }, named)
    })),
    next
  }
})
