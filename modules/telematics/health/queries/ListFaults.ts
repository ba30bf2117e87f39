import { cutPage, type PageRequest, permitted } from "#kernel"
import { VehicleDirectory } from "#fleet"
import { Effect } from "effect"
import type { FaultView } from "../../contract/healthViews.ts"
import { describeFault } from "../../contract/describeFault.ts"
import { FaultList, type ListedFault } from "./FaultList.ts"
import type { StateFilter } from "./StateFilter.ts"

/** What a code means, in all languages. */
const textOf = (code: string | null): FaultView["text"] => {
  const [en, es] = code === null ? [null, null] : [describeFault(code, "en"), describeFault(code, "es")]
  return en === null || es === null ? null : { en, es }
}

const viewOf = (
  { device_id, device_name, vehicle_id, ...fault }: ListedFault,
  vehicle: string
): FaultView => ({
  ...fault,
  device: { id: device_id, name: device_name },
  vehicle: { id: vehicle_id, name: vehicle },
  text: textOf(fault.code)
})

/** Returns a page of the faults that vehicles reported, newest first. */
export const listFaults = Effect.fn("telematics.listFaults")(function* (
  filter: StateFilter,
  page: PageRequest
) {
  const { organizationId } = yield* permitted("devices.read")
  const rows = yield* FaultList.use((list) => list.page(organizationId, filter, page))
  const { items, next } = cutPage(rows, page.limit, ({ opened_at: at, id }) => ({ at, id }))
  const ids = items.map(({ vehicle_id }) => vehicle_id)
  const vehicles =
    ids.length === 0 ? [] : yield* VehicleDirectory.use((directory) => directory.named(organizationId, ids))
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  return { items: items.map((fault) => viewOf(fault, names.get(fault.vehicle_id) ?? "")), next }
})
