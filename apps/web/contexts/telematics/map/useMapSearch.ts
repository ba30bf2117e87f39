import { Availability, VehicleId } from "#fleet/contract"
import { GeofenceId } from "#telematics/contract"
import { Schema } from "effect"
import { useSearchState } from "../../../ui/useSearchState.ts"
import { MOTION_FILTERS } from "./fleet/motion.ts"

const optional = <S extends Schema.Top>(schema: S) => Schema.optionalKey(schema)

/** A point as `52.52,13.405`. */
const PointText = Schema.String.check(Schema.isPattern(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/))

/** What the page shows. Every part is in the address, so that it can be shared. */
const MapSearch = Schema.Struct({
  search: optional(Schema.String.check(Schema.isMaxLength(200))),
  state: optional(Schema.Literals(MOTION_FILTERS)),
  availability: optional(Availability),
  vehicle: optional(VehicleId),
  follow: optional(Schema.Literal("1")),
  day: optional(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))),
  show: optional(Schema.Literals(["geofences", "nearest"])),
  geofence: optional(Schema.Union([GeofenceId, Schema.Literal("new")])),
  point: optional(PointText),
  view: optional(Schema.Literal("table"))
})

export const useMapSearch = () => {
  const { values, change } = useSearchState(MapSearch)
  return { values, change }
}

export type MapSearchState = ReturnType<typeof useMapSearch>
