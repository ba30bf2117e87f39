import {
  AssignDriver,
  ChangeLifecycle,
  CountVehicles,
  EndAssignment,
  FLEET_NUMBER_NAMES,
  FLEET_NUMBERS,
  type FleetNumbers,
  GetFleetNumbers,
  ListFleetActivity,
  ListVehicles,
  RecordReading,
  ReleaseHold
} from "#fleet/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createOccupied, type Occupied } from "./occupancyScene.ts"

let app: TestApp
let van: Occupied
beforeAll(async () => {
  app = await startApp()
  van = await createOccupied(app)
})
afterAll(() => app.stop())

const request = () => ({ token: van.owner.access_token, params: van.params() })
const numbers = async () => (await callEndpoint(app, GetFleetNumbers, request())).value

/** The numbers, after comparing each with the list that it opens. */
const seen = async (): Promise<FleetNumbers> => {
  const shown = await numbers()
  for (const name of FLEET_NUMBER_NAMES) {
    const query = { ...FLEET_NUMBERS[name] }
    const { value } = await callEndpoint(app, CountVehicles, { ...request(), query })
    const { items } = (await callEndpoint(app, ListVehicles, { ...request(), query })).value
    expect([name, value.count, items.length]).toEqual([name, shown[name], shown[name]])
  }
  return shown
}

it("counts for every number the vehicles that its list shows, after each change", async () => {
  const { id: vehicleId } = await van.seen()
  expect(await seen()).toMatchObject({ vehicles: 1, in_service: 1, available: 1, stale: 1, unassigned: 1 })

  const depot = await van.location("Depot", "Pacific/Kiritimati")
  await van.vehicle({ unit_number: "V-2", location_id: depot, lifecycle: "for_sale" })
  expect(await seen()).toMatchObject({ vehicles: 2, in_service: 1, for_sale: 1, unassigned: 1 })

  await callEndpoint(app, RecordReading, {
    ...request(),
    params: van.params({ vehicleId }),
    body: { value: 51_245, unit: "km" }
  })
  expect(await seen()).toMatchObject({ stale: 0 })

  const driver = await van.driver()
  const { value: assignment } = await callEndpoint(app, AssignDriver, {
    ...request(),
    body: {
      vehicle_id: vehicleId,
      driver_id: driver.id,
      role: "primary",
      from: null,
      until: null,
      note: null
    }
  })
  expect(await seen()).toMatchObject({ unassigned: 0 })
  await callEndpoint(app, EndAssignment, {
    ...request(),
    params: van.params({ assignmentId: assignment.id }),
    body: {}
  })
  expect(await seen()).toMatchObject({ unassigned: 1 })

  const { hold } = (await van.block(0, 1)).value
  expect(await seen()).toMatchObject({ out: 1, available: 0, overdue: 0 })
  await van.timePasses(2)
  expect(await seen()).toMatchObject({ out: 1, overdue: 1 })
  await van.on(ReleaseHold, hold)
  expect(await seen()).toMatchObject({ out: 0, overdue: 0, available: 1 })

  const { block } = (await van.blockForSafety()).value
  expect(await seen()).toMatchObject({ grounded: 1, available: 0 })
  await van.makeSafe(block.id)
  await callEndpoint(app, ChangeLifecycle, {
    ...request(),
    params: van.params({ vehicleId }),
    body: { lifecycle: "archived", note: null }
  })
  expect(await seen()).toMatchObject({ vehicles: 1, in_service: 0, grounded: 0 })
})

it("shows what happened to any vehicle, newest first", async () => {
  const page = (await callEndpoint(app, ListFleetActivity, { ...request(), query: { limit: "2" } })).value
  const [latest, earlier] = page.items
  expect([latest, earlier]).toMatchObject([
    { kind: "vehicle.lifecycle_changed", vehicle: { unit_number: "V-1" }, actor: { id: van.owner.user.id } },
    { kind: "vehicle.safety_released", vehicle: { unit_number: "V-1" } }
  ])
  const query = { limit: "50", after: page.next ?? "" }
  const rest = (await callEndpoint(app, ListFleetActivity, { ...request(), query })).value
  expect(rest.items.map(({ kind, vehicle }) => [kind, vehicle.unit_number])).toContainEqual([
    "vehicle.added",
    "V-2"
  ])
})

it("returns unchanged numbers again without counting, for a minute at most", async () => {
  const minute = () => Math.floor(Date.now() / 60_000)
  let began: number
  let shown: ReadonlyArray<number>
  do {
    began = minute()
    const before = await numbers()
    // A change that no trigger sees.
    await app.admin.query(
      `begin; set local session_replication_role = replica;
       update fleet.vehicles set lifecycle = 'standby' where organization_id = '${van.id}' and lifecycle = 'for_sale';
       commit`
    )
    shown = [before.for_sale, (await numbers()).for_sale]
    await app.admin.query(
      `begin; set local session_replication_role = replica;
       update fleet.vehicles set lifecycle = 'for_sale' where organization_id = '${van.id}' and lifecycle = 'standby';
       commit`
    )
  } while (minute() !== began)
  expect(shown).toEqual([1, 1])
})
