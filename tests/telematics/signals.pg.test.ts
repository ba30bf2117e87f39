import { CreateVehicle } from "#fleet/contract"
import { LinkDevice, ListDevices, ListLatestPositions } from "#telematics/contract"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Dimo, startDimo } from "../support/dimo/index.ts"
import { createTelematicsTenant, runJob, type TelematicsTenant, tesla, transit } from "./scene.ts"

let dimo: Dimo
let app: TestApp

beforeAll(async () => {
  dimo = await startDimo()
  app = await startApp({ env: dimo.env })
})
afterEach(() => dimo.reset())
afterAll(async () => {
  await app.stop()
  await dimo.stop()
})

const VIN = "1M8GDM9AXKP042788"
const readSignals = () => runJob(app, "telematics.read-signals")

const devicesOf = async ({ owner, params }: TelematicsTenant) =>
  (await callEndpoint(app, ListDevices, { token: owner.access_token, params: params() })).value.items

const vehicleOf = async ({ owner, params }: TelematicsTenant, vin: string | null) =>
  (
    await callEndpoint(app, CreateVehicle, {
      token: owner.access_token,
      params: params(),
      body: {
        unit_number: "Van 1",
        vin,
        plate: null,
        plate_region: null,
        make: null,
        model: null,
        model_year: null,
        kind: "van"
      }
    })
  ).value

const positionsOf = async ({ owner, params }: TelematicsTenant) =>
  (await callEndpoint(app, ListLatestPositions, { token: owner.access_token, params: params() })).value

const moment = (minutesAgo: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - minutesAgo * 60_000)

const at = (latitude: number) => ({
  currentLocationCoordinates: { latitude, longitude: 8, hdop: 1 },
  speed: 36,
  powertrainTransmissionTravelledDistance: 48_211.4
})

it("links a shared vehicle by its VIN, and shows where it is", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  const { id } = await vehicleOf(tenant, VIN)
  dimo.setVin(transit.tokenId, VIN)
  await tenant.connect(tenant.owner, [transit])
  expect((await devicesOf(tenant)).map(({ name, vehicle }) => [name, vehicle])).toEqual([
    ["Ford Transit 2022", null]
  ])
  await readSignals()
  expect((await devicesOf(tenant))[0]?.vehicle).toMatchObject({ id, name: "Van 1" })
  dimo.setSignals(transit.tokenId, at(50.5), new Date(Date.now() + 1000))
  await readSignals()
  await readSignals()
  const { vehicle_id, latitude, speed } = await positionsOf(tenant)
  expect([vehicle_id, latitude, speed]).toEqual([[id], [50.5], [10]])
  const { rows } = await app.admin.query(
    "select count(*)::int as count from telematics.positions where organization_id = $1",
    [tenant.id]
  )
  expect(rows).toEqual([{ count: 1 }])
})

it("records that access was lost and asks no more, until the owner shares again", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  const { id } = await vehicleOf(tenant, null)
  const wallet = await tenant.connect(tenant.owner, [tesla])
  const [device] = await devicesOf(tenant)
  await callEndpoint(app, LinkDevice, {
    token: tenant.owner.access_token,
    params: tenant.params({ deviceId: device?.id ?? "" }),
    body: { vehicle_id: id, linked_from: moment(60).toISOString() }
  })
  dimo.setSignals(tesla.tokenId, at(50), moment(5))
  for (const privilege of [1, 3, 4]) dimo.revokePrivilege(tesla.tokenId, privilege)
  await readSignals()
  expect((await devicesOf(tenant))[0]?.access_lost_at).not.toBeNull()
  const requested = () => dimo.requests.filter(({ body }) => body.includes(`:${tesla.tokenId}`)).length
  const before = requested()
  await readSignals()
  expect(requested()).toBe(before)
  // What is shared is read every quarter of an hour anyway.
  await tenant.read()
  dimo.share(wallet)
  await tenant.read()
  expect((await devicesOf(tenant))[0]?.access_lost_at).toBeNull()
  await readSignals()
  expect((await positionsOf(tenant)).latitude).toEqual([50])
})

it("records that access was lost when a connection ends, until it is made again", async () => {
  const tenant = await createTelematicsTenant(app, dimo)
  await tenant.connect(tenant.owner, [tesla])
  const isLost = async () => (await devicesOf(tenant))[0]?.access_lost_at !== null
  await readSignals()
  expect(await isLost()).toBe(false)
  await tenant.disconnect(tenant.owner)
  await readSignals()
  expect(await isLost()).toBe(true)
  await tenant.connect(tenant.owner, [tesla])
  expect(await isLost()).toBe(false)
})
