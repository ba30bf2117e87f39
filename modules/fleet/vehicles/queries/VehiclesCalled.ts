import { permitted } from "#kernel"
import { Effect } from "effect"
import { plateKeyOf } from "../domain/names.ts"
import { BY_NAME, filterOf, type ListedVehicle, VehicleList } from "./VehicleList.ts"

/** More than could have the same name. */
const MOST = 50

/** Returns the vehicles in the fleet with this unit number, plate or VIN, in any notation. */
export const vehiclesCalled = Effect.fn("fleet.vehiclesCalled")(function* (name: string) {
  const { organizationId } = yield* permitted("vehicles.read")
  const page = { after: null, limit: MOST }
  const similar = yield* VehicleList.use((list) =>
    list.page(organizationId, filterOf({ search: name }), BY_NAME, page)
  )
  const key = plateKeyOf(name)
  const isCalled = ({ unit_number, plate, vin }: ListedVehicle) =>
    [unit_number, plate, vin].some((one) => one !== null && plateKeyOf(one) === key)
  return similar.filter(isCalled)
})
