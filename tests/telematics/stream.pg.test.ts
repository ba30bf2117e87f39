import { type Member, OrganizationId, UserId } from "#kernel"
import type { Movements } from "#telematics/contract"
import { StartPrivateDrive } from "#telematics/contract"
import { RemoveMember } from "#tenancy/contract"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { followPositions } from "../../modules/telematics/positions/queries/followPositions.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { listen, type OpenStream } from "../support/live.ts"
import { PATIENT } from "../support/patience.ts"
import type { Person } from "../support/seeds.ts"
import { createTrackedTenant, report, type TrackedTenant } from "./devices.ts"

let app: TestApp
let other: TestApp
let tenant: TrackedTenant

beforeAll(async () => {
  app = await startApp()
  other = await startApp({ database: app })
  tenant = await createTrackedTenant(app)
})
afterAll(async () => {
  await other?.stop()
  await app?.stop()
})

const follow = (by: Person = tenant.owner, from = app) =>
  listen(from, by.access_token, undefined, `/api/organizations/${tenant.id}/position-stream`)

/** What a stream has shown of a vehicle, latest last. */
const shown = ({ messages }: OpenStream, vehicleId: string) =>
  messages
    .map(({ data }) => data as unknown as Movements)
    .flatMap(({ vehicle_id, latitude, hidden }) => {
      const place = vehicle_id.findIndex((id) => id === vehicleId)
      return place < 0 ? [] : [{ latitude: latitude[place], hidden: hidden[place] }]
    })

it("shows movements of all processes to those who look at the map", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const streams = [await follow(), await follow(tenant.owner, other)]
  await report(app, key, { lat: 50.1, lon: 8.6 })
  for (const stream of streams)
    await expect.poll(() => shown(stream, vehicleId).at(-1)?.latitude, { timeout: 5000 }).toBe(50.1)
  await Promise.all(streams.map((stream) => stream.close()))
})

it("sends a vehicle once a second at most, and its last position always", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const stream = await follow()
  const from = Date.now() - 60_000
  for (let step = 1; step <= 30; step++)
    await report(app, key, { lat: 50 + step / 100_000, lon: 8, at: new Date(from + step * 1000) })
  await expect.poll(() => shown(stream, vehicleId).at(-1)?.latitude, { timeout: 5000 }).toBe(50.0003)
  expect(shown(stream, vehicleId).length).toBeLessThanOrEqual(3)
  await stream.close()
})

it("shows nobody else where a private drive goes, and a driver no other vehicle", async () => {
  const [theirs, another] = [await tenant.tracked(), await tenant.tracked()]
  const driver = await tenant.addMember("driver")
  await tenant.assignSince(theirs.vehicleId, driver, new Date(Date.now() - 3_600_000))
  const { status } = await callEndpoint(app, StartPrivateDrive, {
    token: driver.access_token,
    params: tenant.params({ vehicleId: theirs.vehicleId })
  })
  expect(status).toBe(204)
  const [everyone, own] = [await follow(), await follow(driver)]
  await report(app, another.key, { lat: 49, lon: 8 })
  await report(app, theirs.key, { lat: 48, lon: 8, at: new Date(Date.now() + 1000) })
  await expect.poll(() => shown(own, theirs.vehicleId).at(-1)?.latitude, { timeout: 5000 }).toBe(48)
  await expect.poll(() => shown(everyone, another.vehicleId).length, { timeout: 5000 }).toBe(1)
  await expect
    .poll(() => shown(everyone, theirs.vehicleId).at(-1), { timeout: 5000 })
    .toEqual({ latitude: null, hidden: "private" })
  expect(shown(own, another.vehicleId)).toEqual([])
  await Promise.all([everyone.close(), own.close()])
})

it("shows nothing to a driver for whom it was not read, whoever else it was read for", async () => {
  const { key, vehicleId } = await tenant.tracked()
  const driver = await tenant.addMember("driver")
  // Nothing else of a member is read.
  const as = (role: Member["role"], { user }: Person) => ({ userId: UserId.make(user.id), role }) as Member
  const { readNext } = followPositions(OrganizationId.make(tenant.id))
  const read = (...viewers: ReadonlyArray<Member>) =>
    Effect.runPromise(Effect.provide(readNext(viewers), app.services.application))
  const promoted = as("admin", driver)
  await read(promoted)
  await report(app, key, { lat: 47, lon: 8 })
  const { seenBy } = await read(promoted)
  expect(seenBy(promoted).data()).toMatchObject({ vehicle_id: expect.arrayContaining([vehicleId]) })
  expect(seenBy(as("viewer", tenant.owner)).data()).toEqual(seenBy(promoted).data())
  expect(seenBy(as("driver", driver)).data()).toBeUndefined()
  expect(seenBy(as("driver", tenant.owner)).data()).toBeUndefined()
})

it("is open ten times for a person: the next one closes the oldest", async () => {
  const [member, another] = [await tenant.addMember("viewer"), await tenant.addMember("viewer")]
  const others = await follow(another)
  const streams: Array<OpenStream> = []
  for (let number = 1; number <= 11; number++) streams.push(await follow(member))
  await streams[0]?.ended
  const { key, vehicleId } = await tenant.tracked()
  await report(app, key, { lat: 46, lon: 8 })
  for (const stream of [others, ...streams.slice(1)])
    await expect.poll(() => shown(stream, vehicleId).at(-1)?.latitude, PATIENT).toBe(46)
  await Promise.all([others, ...streams].map((stream) => stream.close()))
})

it("is refused to strangers, and ends for those who leave (ASVS 8.3.2)", async () => {
  const path = `/api/organizations/${tenant.id}/position-stream`
  const stranger = await createTrackedTenant(app, "Other")
  const asks = (token: string) => app.request(path, { headers: { authorization: `Bearer ${token}` } })
  expect((await asks("none")).status).toBe(401)
  expect((await asks(stranger.owner.access_token)).status).toBe(404)
  const leaving = await tenant.addMember("viewer")
  const stream = await follow(leaving)
  await callEndpoint(app, RemoveMember, {
    token: tenant.owner.access_token,
    params: tenant.params({ memberId: await tenant.memberId(leaving) })
  })
  await stream.ended
})
