import { Struct } from "effect"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import { nameKeyOf, plateKeyOf } from "../domain/names.ts"

type Named = Pick<VehicleView, "unit_number" | "plate" | "vin" | "odometer_m" | "odometer_at">

const keysOf = (view: Named) => ({
  name_key: nameKeyOf(view),
  plate_key: view.plate === null ? null : plateKeyOf(view.plate)
})

/** A vehicle with the columns that it is ordered and found by. The database sets those of the odometer. */
export const storedColumns = <V extends Named>(view: V) => ({
  ...Struct.omit(view, ["odometer_m", "odometer_at"]),
  ...keysOf(view)
})

/** The same as JSON, for a statement that names its columns. What is null is left out: most columns are. */
export const storedAsJson = (views: ReadonlyArray<Named>): string =>
  JSON.stringify(
    views.map((view) => {
      const record: Record<string, unknown> = keysOf(view)
      for (const [field, value] of Object.entries(view)) if (value !== null) record[field] = value
      return record
    })
  )

/** A vehicle without what follows from its holds, for a statement of its own. */
export const withoutHolds = ({
  availability: _availability,
  held_as: _held_as,
  held_until: _held_until,
  overdue: _overdue,
  custom,
  ...stored
}: VehicleView) => ({ ...stored, custom: JSON.stringify(custom) })
