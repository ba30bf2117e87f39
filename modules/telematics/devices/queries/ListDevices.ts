import { cutSortedPage, now, permitted, type SortedPageRequest } from "#kernel"
import { Effect } from "effect"
import { type DeviceFilter, DeviceList } from "./DeviceList.ts"
import { withVehicles } from "./deviceView.ts"

/** Returns a page of the matching devices, by name. */
export const listDevices = Effect.fn("telematics.listDevices")(function* (
  filter: DeviceFilter,
  page: SortedPageRequest
) {
  const { organizationId } = yield* permitted("devices.read")
  const at = yield* now
  const rows = yield* DeviceList.use((list) => list.page(organizationId, filter, page, at))
  const { items, next } = cutSortedPage(rows, page.limit, ({ name: key, id }) => ({ key, id }))
  return { items: yield* withVehicles(organizationId, items), next }
})
