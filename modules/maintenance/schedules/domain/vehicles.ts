import type { CalendarDate } from "#kernel"
import type { GroupId, VehicleId, VehicleKind } from "#fleet/contract"

/** What is known of a vehicle that may need services. */
export interface ServicedVehicle {
  readonly id: VehicleId
  readonly name: string
  readonly name_key: string
  readonly make: string | null
  readonly model: string | null
  readonly kind: VehicleKind
  readonly body_class: string | null
  readonly group_id: GroupId | null
  readonly in_service_on: CalendarDate | null
  readonly disposed: boolean
}

/** How one of its meters moves: what it had counted on a day, and counts per day, give or take its spread. */
export interface Use {
  readonly value: number
  readonly read_on: CalendarDate
  readonly per_day: number | null
  readonly spread: number | null
}

/** The same with the kind of the meter, and what it showed first. */
export interface MeteredUse extends Use {
  readonly vehicle_id: VehicleId
  readonly kind: "odometer" | "engine_hours"
  readonly first: number
  readonly first_on: CalendarDate
}

/** The use of a vehicle in meters and seconds; null without readings. */
export interface Uses {
  readonly m: Use | null
  readonly s: Use | null
}
