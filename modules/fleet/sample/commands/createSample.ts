import {
  AuditLog,
  dayIn,
  days,
  daysAfter,
  Events,
  hours,
  type OrganizationId,
  plus,
  type UserId,
  withClock
} from "#kernel"
import { Profiles } from "#identity"
import { Effect } from "effect"
import { assignDriver } from "../../assignments/commands/AssignDriver.ts"
import { DocumentType } from "../../contract/documentViews.ts"
import type { DriverView } from "../../contract/driverViews.ts"
import type { VehicleView } from "../../contract/vehicleViews.ts"
import { addDocument } from "../../documents/commands/AddDocument.ts"
import { createDriver } from "../../drivers/commands/CreateDriver.ts"
import { recordReadings } from "../../meters/commands/RecordReadings.ts"
import { blockVehicle } from "../../occupancy/commands/BlockVehicle.ts"
import { blockForSafety } from "../../safety/commands/BlockForSafety.ts"
import { createVehicle } from "../../vehicles/commands/CreateVehicle.ts"
import { settingsOf } from "../../vehicles/queries/settings.ts"
import {
  ADDED,
  ASSIGNED,
  ENTERED,
  GROUNDED,
  holdOf,
  READ,
  shownOn,
  vehicleOf,
  VEHICLES
} from "../domain/plan.ts"
import { type Words, wordsIn } from "../domain/words.ts"

interface Scene {
  readonly at: Date
  readonly timeZone: string
  readonly words: Words
}

/** As if it had happened then. A refusal is a defect: the sample would break a rule of the product. */
const happens = (at: Date) => {
  const then = withClock(() => at.getTime())
  return <A, E, R>(work: Effect.Effect<A, E, R>) => then(Effect.orDie(work))
}

/**
 * Creates the vehicles and drivers of the sample through the commands that people use, in the past weeks. The audit log
 * and open pages learn of it once, from the caller.
 */
export const createSample = Effect.fnUntraced(
  function* (organizationId: OrganizationId, userId: UserId, at: Date) {
    const { time_zone: timeZone } = yield* Effect.orDie(settingsOf(organizationId))
    const profiles = yield* Profiles.use((all) => all.byIds([userId]))
    const scene: Scene = { at, timeZone, words: wordsIn(profiles.get(userId)?.locale ?? null) }
    const vehicles = yield* Effect.forEach(VEHICLES, (plan, n) =>
      createVehicle(vehicleOf(plan, n, scene.words)).pipe(happens(plus(at, -days(ADDED))))
    )
    const drivers = yield* Effect.forEach(scene.words.drivers, (name) =>
      createDriver({ name }).pipe(happens(plus(at, -days(ADDED))))
    )
    yield* readOdometers(vehicles, scene)
    yield* addDocuments(vehicles, scene)
    yield* giveToDrivers(vehicles, drivers, scene)
    yield* takeVehicles(vehicles, scene)
    return { vehicles, drivers }
  },
  Effect.provideService(Events, { publish: () => Effect.void }),
  Effect.provideService(AuditLog, {
    record: () => Effect.void,
    forget: () => Effect.succeed(0),
    forgetPerson: () => Effect.void,
    subjectsOf: () => Effect.succeed([])
  })
)

/** Each vehicle with its plan. */
const planned = (vehicles: ReadonlyArray<VehicleView>) =>
  VEHICLES.flatMap((plan, n) => {
    const vehicle = vehicles[n]
    return vehicle === undefined ? [] : [{ plan, n, vehicle }]
  })

const readOdometers = Effect.fnUntraced(function* (vehicles: ReadonlyArray<VehicleView>, { at }: Scene) {
  for (const ago of READ) {
    const readings = planned(vehicles)
      .filter(({ plan }) => plan.read?.includes(ago))
      .map(({ plan, n, vehicle }) => ({
        vehicle_id: vehicle.id,
        value: shownOn(plan, n, ago),
        unit: "km" as const
      }))
    yield* recordReadings({ readings }).pipe(happens(plus(at, -days(ago))))
  }
})

const addDocuments = Effect.fnUntraced(function* (
  vehicles: ReadonlyArray<VehicleView>,
  { at, timeZone }: Scene
) {
  for (const { plan, vehicle } of planned(vehicles))
    for (const type of DocumentType.literals) {
      const left = plan.documents?.[type]
      if (left === undefined) continue
      const expires_on = daysAfter(dayIn(timeZone, at), left)
      yield* addDocument(vehicle.id, { type, expires_on }).pipe(happens(plus(at, -days(ADDED))))
    }
})

const giveToDrivers = Effect.fnUntraced(function* (
  vehicles: ReadonlyArray<VehicleView>,
  drivers: ReadonlyArray<DriverView>,
  { at }: Scene
) {
  for (const { plan, vehicle } of planned(vehicles)) {
    const driver = plan.driver === undefined ? undefined : drivers[plan.driver]
    if (driver === undefined) continue
    const given = { vehicle_id: vehicle.id, driver_id: driver.id, from: null, until: null, note: null }
    yield* assignDriver(given).pipe(happens(plus(at, -days(ASSIGNED))))
  }
})

const takeVehicles = Effect.fnUntraced(function* (vehicles: ReadonlyArray<VehicleView>, scene: Scene) {
  const { at, words } = scene
  for (const { plan, vehicle } of planned(vehicles)) {
    if (plan.hold) {
      const entered = plus(at, hours(Math.min(plan.hold.from, -ENTERED)))
      yield* blockVehicle(vehicle.id, holdOf(plan.hold, scene)).pipe(happens(entered))
    }
    if (plan.isGrounded)
      yield* blockForSafety(vehicle.id, { severity: "grounded", reason: words.brakes }).pipe(
        happens(plus(at, -hours(GROUNDED)))
      )
  }
})
