import { cutSortedPage, daysAfter, permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import { EXPIRES_SOON_DAYS } from "../../contract/documentViews.ts"
import { todayIn } from "../../drivers/queries/today.ts"
import { ExpiringDocuments } from "./ExpiringDocuments.ts"

/** Returns a page of the documents that have expired or will soon. */
export const listExpiringDocuments = Effect.fn("fleet.listExpiringDocuments")(function* (
  page: SortedPageRequest
) {
  const { organizationId } = yield* permitted("vehicles.read")
  const by = daysAfter(yield* todayIn(organizationId), EXPIRES_SOON_DAYS)
  const rows = yield* ExpiringDocuments.use((all) => all.page(organizationId, by, page))
  return cutSortedPage(rows, page.limit, ({ expires_on: key, id }) => ({ key, id }))
})
