import { permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import type { DriverSort } from "../../contract/drivers.ts"
import { asSeenBy } from "../domain/visibility.ts"
import { BY_NAME, type DriverFilter, pageOfDrivers } from "./DriverList.ts"
import { todayIn } from "./today.ts"

/** Returns a page of the matching drivers, by name unless sorted otherwise. */
export const listDrivers = Effect.fn("fleet.listDrivers")(function* (
  filter: DriverFilter,
  page: SortedPageRequest,
  sort: DriverSort = BY_NAME
) {
  const member = yield* permitted("drivers.read")
  const { organizationId } = member
  const { items, next } = yield* pageOfDrivers(
    organizationId,
    filter,
    sort,
    page,
    yield* todayIn(organizationId)
  )
  return { items: items.map(asSeenBy(member)), next }
})
