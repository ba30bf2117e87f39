import {
  AddDocument,
  AssignDriver,
  BlockVehicle,
  type DriverView,
  EditVehicle,
  GetFleetNumbers,
  GetSampleData,
  ListAssignments,
  ListDrivers,
  LoadSampleData,
  RecordFuel,
  RemoveSampleData,
  type VehicleRow,
  vehicleName
} from "#fleet/contract"
import { OrganizationAuditLog } from "#audit/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { handingOver, mark, SIGNATURE } from "./handingOver.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const requestOf = ({ owner, params }: FleetTenant, more: Readonly<Record<string, string>> = {}) => ({
  token: owner.access_token,
  params: params(more)
})
const load = (tenant: FleetTenant) => callEndpoint(app, LoadSampleData, requestOf(tenant))
const remove = async (tenant: FleetTenant) =>
  (await callEndpoint(app, RemoveSampleData, requestOf(tenant))).value

/** How many rows of the fleet an organization has, by table; files and counters of storage are not of the fleet. */
const rowsOf = async ({ id }: FleetTenant): Promise<Readonly<Record<string, number>>> => {
  const { rows: tables } = await app.admin.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'fleet' order by 1`
  )
  const counts: Array<readonly [string, number]> = []
  for (const { name } of tables) {
    const { rows } = await app.admin.query<{ count: number }>(
      `select count(*)::int as count from fleet.${name} where organization_id = $1`,
      [id]
    )
    counts.push([name, rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const drivers = async (tenant: FleetTenant): Promise<ReadonlyArray<Pick<DriverView, "id" | "name">>> =>
  (await callEndpoint(app, ListDrivers, requestOf(tenant))).value.items

const assign = (tenant: FleetTenant, vehicle_id: string, driver_id: string) =>
  callEndpoint(app, AssignDriver, {
    ...requestOf(tenant),
    body: { vehicle_id, driver_id, role: "secondary", from: null, until: null, note: null }
  })

const named = (vehicles: ReadonlyArray<VehicleRow>, name: string): VehicleRow => {
  const match = vehicles.find((vehicle) => vehicleName(vehicle) === name)
  if (match === undefined) throw new Error(`There is no vehicle ${name}.`)
  return match
}

const edit = (
  tenant: FleetTenant,
  { id, version }: VehicleRow,
  changes: { unit_number?: string; notes?: string }
) =>
  callEndpoint(app, EditVehicle, {
    ...requestOf(tenant, { vehicleId: id }),
    body: { ...changes, expected_version: version }
  })

/** Everything that people can record for a vehicle. */
const workWith = async (tenant: FleetTenant, vehicle: VehicleRow, driver: Pick<DriverView, "id">) => {
  const ofVehicle = requestOf(tenant, { vehicleId: vehicle.id })
  const { value: assignment } = await assign(tenant, vehicle.id, driver.id)
  const handovers = handingOver(app, tenant)
  await handovers.record(assignment, "out", {
    photos: [{ position: "front", file_id: await handovers.photo() }],
    marks: [mark({ note: "Scratch" })],
    signatures: [SIGNATURE],
    reading: { kind: "odometer", value: 99_000, unit: "km" }
  })
  await callEndpoint(app, RecordFuel, {
    ...ofVehicle,
    body: {
      energy: "diesel",
      quantity: 40,
      unit: "l",
      is_full: true,
      cost_minor: null,
      location_id: null,
      place: null,
      odometer: { value: 99_100, unit: "km" }
    }
  })
  await callEndpoint(app, AddDocument, { ...ofVehicle, body: { type: "permit", number: "P-1" } })
  await callEndpoint(app, BlockVehicle, {
    ...ofVehicle,
    body: {
      kind: "maintenance",
      starts_at: "2150-04-01T08:00:00Z",
      due_at: "2150-04-02T08:00:00Z",
      held_for: null,
      note: null
    }
  })
}

describe("sample data", () => {
  it("fills the Operations Center of an empty organization, and is recorded once", async () => {
    const tenant = await createFleetTenant(app)
    expect((await load(tenant)).value).toMatchObject({ vehicles: 12, drivers: 2 })
    expect((await callEndpoint(app, GetFleetNumbers, requestOf(tenant))).value).toMatchObject({
      vehicles: 12,
      in_service: 9,
      out: 3,
      overdue: 1,
      grounded: 1,
      documents_expired: 1,
      documents_expiring: 2,
      stale: 2,
      unassigned: 7
    })
    const { items } = (await callEndpoint(app, OrganizationAuditLog, requestOf(tenant))).value
    const actions = items.map(({ action }) => action)
    expect(actions.filter((action) => /sample|vehicle|driver|hold/.test(action))).toEqual([
      "sample_data.loaded"
    ])
    const reminders = await app.admin.query(
      "select from fleet.documents where organization_id = $1 and remind_on is not null",
      [tenant.id]
    )
    expect(reminders.rowCount).toBe(0)
  })

  it("is removed with everything recorded for it, and nothing else", async () => {
    const [tenant, other] = [await createFleetTenant(app), await createFleetTenant(app)]
    await load(other)
    const others = await rowsOf(other)
    await load(tenant)
    const samples = await tenant.list()
    const own = await tenant.vehicle({ unit_number: "V-1" })
    const driver = await tenant.driver()
    await assign(tenant, own.id, driver.id)
    const before = await rowsOf(tenant)
    await workWith(tenant, named(samples, "Sample 09"), driver)
    expect(await rowsOf(tenant)).toMatchObject({
      handovers: 1,
      handover_files: 1,
      damage: 1,
      fuel_entries: 1
    })

    expect(await remove(tenant)).toEqual({ vehicles: 12, drivers: 2, kept: 0 })
    expect(await tenant.names()).toEqual(["V-1"])
    const left = await rowsOf(tenant)
    expect(left).toMatchObject({ vehicles: 1, drivers: 1, assignments: 1 })
    expect(Object.keys(left).filter((table) => !(table in before))).toEqual([])
    const recorded = [
      "samples",
      "sample_vehicles",
      "sample_drivers",
      "holds",
      "documents",
      "readings",
      "damage"
    ]
    expect(recorded.filter((table) => table in left)).toEqual([])
    expect(await rowsOf(other)).toEqual(others)
  })

  it("leaves what became the organization's own: vehicles with another name, and their drivers", async () => {
    const tenant = await createFleetTenant(app)
    await load(tenant)
    const [first] = await drivers(tenant)
    const vehicles = await tenant.list()
    await edit(tenant, named(vehicles, "Sample 10"), { unit_number: "V-10" })
    // Other changes do not make it their own.
    await edit(tenant, named(vehicles, "Sample 11"), { notes: "Ours?" })
    const own = await tenant.vehicle({ unit_number: "V-1" })
    await assign(tenant, own.id, first?.id ?? "")

    expect(await remove(tenant)).toEqual({ vehicles: 11, drivers: 1, kept: 2 })
    expect(await tenant.names()).toEqual(["V-1", "V-10"])
    expect((await drivers(tenant)).map(({ name }) => name)).toEqual([first?.name])
    const { items } = (await callEndpoint(app, ListAssignments, requestOf(tenant))).value
    expect(items.map(({ vehicle }) => vehicle.name)).toEqual(["V-1"])
    // Removed is removed: it can be loaded again only once the organization has no vehicles.
    expect((await load(tenant)).code).toBe("fleet_not_empty")
    expect((await callEndpoint(app, GetSampleData, requestOf(tenant))).value.loaded_at).toBeNull()
  })

  it("is loaded once and removed once, however often and by how many people at the same time", async () => {
    const tenant = await createFleetTenant(app)
    const loaded = await Promise.all([load(tenant), load(tenant), load(tenant)])
    expect(loaded.map(({ value }) => value.vehicles)).toEqual([12, 12, 12])
    expect((await load(tenant)).value.vehicles).toBe(12)
    expect(await tenant.list()).toHaveLength(12)
    const removed = await Promise.all([remove(tenant), remove(tenant)])
    expect(removed.map(({ vehicles }) => vehicles).toSorted((one, other) => one - other)).toEqual([0, 12])
    expect(await remove(tenant)).toEqual({ vehicles: 0, drivers: 0, kept: 0 })
    expect(await rowsOf(tenant)).toEqual({})
  })

  it("is not loaded next to vehicles of the organization", async () => {
    const tenant = await createFleetTenant(app)
    await tenant.vehicle()
    expect((await load(tenant)).code).toBe("fleet_not_empty")
    expect(await tenant.list()).toHaveLength(1)
  })
})
