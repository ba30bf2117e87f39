import type { VehicleSystem } from "../../contract/defectViews.ts"

/** Which system a component belongs to, by the beginning of its name; the first that matches. */
const SYSTEMS: ReadonlyArray<readonly [RegExp, VehicleSystem]> = [
  [/^(SERVICE BRAKES|PARKING BRAKE|BRAKES|ELECTRONIC STABILITY)/, "brakes"],
  [/^STEERING/, "steering"],
  [/^SUSPENSION/, "suspension"],
  [/^(TIRES|WHEELS)/, "tires_wheels"],
  [/^EXTERIOR LIGHTING/, "lights"],
  [/^INTERIOR LIGHTING/, "interior"],
  [/^VISIBILITY.*(WIPER|WASHER)/, "wipers"],
  [/^(VISIBILITY.*(DEFROST|HEATER)|.*:(HVAC|AIR CONDITIONER))/, "heating"],
  [/^VISIBILITY/, "glass_mirrors"],
  [/.*HORN/, "horn"],
  [/^(TRAILER HITCHES|COUPLING)/, "coupling"],
  [/^ENGINE.*:COOLING/, "cooling"],
  [/^ENGINE.*:EXHAUST/, "exhaust"],
  [/^(ENGINE|VEHICLE SPEED CONTROL)/, "engine"],
  [/^(FUEL SYSTEM|FUEL\/PROPULSION)/, "fuel"],
  [/^(POWER TRAIN)/, "transmission"],
  [/^(HYBRID PROPULSION|ELECTRICAL SYSTEM:.*(PROPULSION|BATTERY))/, "battery"],
  [/^(ELECTRICAL SYSTEM|BACK OVER PREVENTION|FORWARD COLLISION|LANE DEPARTURE|COMMUNICATION)/, "electrical"],
  [/^(AIR BAGS|SEAT BELTS|CHILD SEAT|SEATS.*RESTRAINT)/, "safety_equipment"],
  [/^SEATS/, "interior"],
  [/^(STRUCTURE|LATCHES)/, "body"],
  [/^(LABELS|EQUIPMENT.*LABELS)/, "documents"]
]

/** The system of a component as NHTSA names it, such as `AIR BAGS:FRONTAL:DRIVER SIDE:INFLATOR MODULE`. */
export const systemOfComponent = (component: string): VehicleSystem => {
  const name = component.toUpperCase()
  return SYSTEMS.find(([pattern]) => pattern.test(name))?.[1] ?? "other"
}

/** The same component for people: `Air bags, frontal, driver side, inflator module`. */
export const nameOfComponent = (component: string): string => {
  const name = component
    .split(":")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "")
    .join(", ")
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
