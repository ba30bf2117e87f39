import { cutPage, type PageRequest, permitted } from "#kernel"
import { Effect } from "effect"
import { countedSince } from "./countedSince.ts"
import { type PastFilter, PastServices } from "./PastServices.ts"
import { pastViews } from "./pastViews.ts"

/** Returns a page of the services that were done or skipped, newest first. */
export const listPastServices = Effect.fn("maintenance.listPastServices")(function* (
  page: PageRequest,
  filter: Omit<PastFilter, "countedFrom">
) {
  const { organizationId } = yield* permitted("services.read")
  const countedFrom = yield* countedSince
  const rows = yield* PastServices.use((past) => past.page(organizationId, { ...filter, countedFrom }, page))
  const { items, next } = cutPage(rows, page.limit, ({ closed_at: at, id }) => ({ at, id }))
  return { items: yield* pastViews(organizationId, items), next }
})
