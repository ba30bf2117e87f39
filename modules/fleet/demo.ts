import {
  asDemoMember,
  CalendarDate,
  dayOf,
  type Demo,
  type DemoMember,
  type DemoOrganization,
  type EarlierDemo,
  inRole,
  type OrganizationId,
  Story
} from "#kernel"
import { Effect } from "effect"
import type { GroupId, LocationId } from "./contract/ids.ts"
import type { VehicleView } from "./contract/vehicleViews.ts"
import { CHECK_DIGIT_AT, checkDigitOf } from "./contract/vin/checkDigit.ts"
import { KnownVin, type Vin } from "./contract/vin/Vin.ts"
import type { Model } from "./demo/models.ts"
import { documentVehicles } from "./demo/documents.ts"
import { drawShapes, drawVehicle } from "./demo/drawing.ts"
import { driveVehicles } from "./demo/driving.ts"
import { takeVehicles } from "./demo/holds.ts"
import { photographVehicles } from "./demo/photos.ts"
import { type FirstState, type Plan, plans } from "./demo/plans.ts"
import { readMeters } from "./demo/readings.ts"
import { createGroup } from "./groups/commands/CreateGroup.ts"
import { createLocation } from "./locations/commands/CreateLocation.ts"
import { createVehicle } from "./vehicles/commands/CreateVehicle.ts"

/** Codes of the model years from 2019. */
const YEARS = "KLMNPRST"
const FIRST_YEAR = 2019

const pick = <A>(some: ReadonlyArray<A>, n: number): A => {
  const picked = some[n % some.length]
  if (picked === undefined) throw new Error("There is nothing to pick from.")
  return picked
}

/** A VIN with a correct check digit, different for each number. */
const vinOf = ({ vin }: Model, year: number, n: number): Vin => {
  const code = YEARS.charAt(year - FIRST_YEAR)
  const unchecked = `${vin}0${code}A${String(100_000 + n * 97).padStart(6, "0")}`
  const start = unchecked.slice(0, CHECK_DIGIT_AT)
  return KnownVin.make(`${start}${checkDigitOf(unchecked)}${unchecked.slice(CHECK_DIGIT_AT + 1)}`)
}

const stateOf = ({ states }: Plan, n: number): FirstState =>
  states.find(([every]) => n % every === every - 1)?.[1] ?? "in_service"

interface Places {
  readonly locations: ReadonlyArray<LocationId>
  readonly groups: ReadonlyArray<GroupId>
}

/** The nth vehicle of a fleet. */
const vehicleAt = (plan: Plan, { locations, groups }: Places, n: number) => {
  const model = pick(plan.models, n * 5 + Math.floor(n / plan.models.length))
  const year = FIRST_YEAR + ((n * 3) % YEARS.length)
  const lifecycle = stateOf(plan, n)
  const plate = plan.plate(n, lifecycle)
  const isRunning = lifecycle !== "ordered" && lifecycle !== "received"
  return {
    unit_number: plan.unitNumber(n),
    vin: vinOf(model, year, n),
    plate,
    plate_region: plate === null ? null : plan.region,
    make: model.make,
    model: model.model,
    model_year: year,
    kind: model.kind,
    fuel_type: model.fuel,
    seats: model.seats,
    acriss: model.acriss ?? null,
    transmission: n % 3 === 0 ? ("automatic" as const) : ("manual" as const),
    exterior_color: pick(plan.colors, n * 7),
    location_id: pick(locations, n + Math.floor(n / 9)),
    group_id: pick(groups, Math.floor(n / 3)),
    uses: plan.uses,
    ownership: pick(plan.ownership, Math.floor(n / 4)),
    in_service_on: isRunning ? CalendarDate.make(`${year}-0${1 + (n % 9)}-15`) : null,
    purchase_minor: plan.price + ((n * 7919) % 40) * 25_000,
    tags: n % 4 === 0 ? [pick(plan.tags, n)] : [],
    lifecycle
  }
}

const createPlaces = (plan: Plan, at: Date, by: DemoMember) =>
  Effect.gen(function* () {
    const { happens } = yield* Story
    const places = plan.locations.map(([name, address]) => ({ name, address, time_zone: plan.timeZone }))
    const locations = yield* Effect.forEach(places, (place) =>
      happens(at, createLocation(place).pipe(asDemoMember(by)))
    )
    const groups = yield* Effect.forEach(plan.groups, (name) =>
      happens(at, createGroup({ name }).pipe(asDemoMember(by)))
    )
    return { locations: locations.map(({ id }) => id), groups: groups.map(({ id }) => id) }
  })

/** In how many hours the fleet is entered. */
const HOURS = 4

/** Locations, groups and the fleet, in the hours after the organization's manager joined. */
const createFleet = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens, scale } = yield* Story
  const plan = plans[organization.key]
  const manager = inRole(organization, "manager")
  const places = yield* createPlaces(plan, dayOf(organization, until, 40, 9, 30), manager)
  return yield* Effect.forEach(Array.from({ length: plan.vehicles * scale }), (_, n) => {
    const hour = 10 + Math.floor((n * HOURS) / (plan.vehicles * scale))
    const at = dayOf(organization, until, 40, hour, (n * 3) % 60)
    return happens(at, createVehicle(vehicleAt(plan, places, n)).pipe(asDemoMember(manager)))
  })
})

const drawing = { vehicle: drawVehicle, shapes: drawShapes }

/** The fleets of the demo organizations. */
const play = Effect.fn("fleet.demo")(function* (earlier: EarlierDemo) {
  const upload = yield* earlier("uploading")
  const vehicles = new Map<OrganizationId, ReadonlyArray<VehicleView>>()
  for (const organization of yield* earlier("organizations")) {
    const fleet = yield* createFleet(organization)
    yield* readMeters(organization, fleet)
    yield* takeVehicles(organization, fleet)
    yield* driveVehicles(organization, fleet)
    yield* documentVehicles(organization, plans[organization.key], fleet, upload)
    yield* photographVehicles(organization, fleet, upload)
    vehicles.set(organization.id, fleet)
  }
  return { vehicles, drawing }
})

export const demo = { play } satisfies Demo

declare module "#kernel" {
  interface DemoData {
    /** In the order of their unit numbers, by organization. */
    readonly vehicles: ReadonlyMap<OrganizationId, ReadonlyArray<VehicleView>>
    /** How photos are drawn: of a vehicle, and of anything else. */
    readonly drawing: typeof drawing
  }
}
