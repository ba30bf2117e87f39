import {
  CreateGeofence,
  EditGeofence,
  ListGeofenceEvents,
  ListGeofences,
  RemoveGeofence
} from "#telematics/contract"
import type { VehicleId } from "#fleet/contract"
import { listOf, reactTo, runJob } from "../notifications/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createTrackedTenant, report, type TrackedTenant } from "./devices.ts"

type Fields = (typeof CreateGeofence)["body"]["Encoded"]
export type Tracked = Awaited<ReturnType<TrackedTenant["tracked"]>>

export const CENTER = { latitude: 40, longitude: -3 }
export const depot: Fields = {
  name: "Depot North",
  shape: { kind: "circle", center: CENTER, radius: 100 },
  on_enter: true,
  on_exit: true,
  dwell_after: null,
  speed_limit: null,
  schedule: null,
  group_id: null
}

/** The next minutes of a new organization with a manager: devices may be ahead of the server by five. */
const timeLine = (app: TestApp) => {
  const start = Date.now()
  const second = (seconds: number): Date => new Date(start + seconds * 1000)
  return {
    second,
    watch: (at?: Date) => runJob(app, "telematics.watch-geofences", {}, at ? { at } : {}),
    /** Drives a vehicle to places so many meters north of the depot, one fix every ten seconds from a second on. */
    drive: async ({ key }: Tracked, from: number, meters: ReadonlyArray<number>, more = {}) => {
      for (const [index, distance] of meters.entries())
        await report(app, key, {
          lat: CENTER.latitude + distance / 111_195.08,
          lon: CENTER.longitude,
          at: second(from + index * 10),
          more
        })
    }
  }
}

/** Runs the reactions to every crossing of an organization, and returns the titles that a person was sent. */
const noticesOf = async (app: TestApp, { id }: TrackedTenant, person: Person) => {
  const { rows } = await app.admin.query(
    `select id, name, organization_id as "organizationId", user_id as "userId", data, occurred_at as "occurredAt"
     from app.outbox where name = 'GeofenceCrossed' and organization_id = $1 order by position`,
    [id]
  )
  for (const row of rows) await reactTo(app, { ...row, occurredAt: row.occurredAt.toISOString() })
  return (await listOf(app, person)).items
    .filter(({ kind }) => ["geofence_crossed", "vehicle_speeding"].includes(kind))
    .map(({ title }) => title)
}

/** An organization with geofences, tracked vehicles and a manager. */
export const geofenceScene = async (app: TestApp) => {
  const tenant = await createTrackedTenant(app)
  const manager = await tenant.addMember("manager")
  const params = (more = {}) => ({ token: tenant.owner.access_token, params: tenant.params(more) })
  const page = (by: Person, query: Readonly<Record<string, string>>) =>
    callEndpoint(app, ListGeofenceEvents, {
      token: by.access_token,
      params: tenant.params({}),
      query
    })
  const events = async (by: Person = tenant.owner, query = {}) => (await page(by, query)).value.items
  return {
    ...timeLine(app),
    tenant,
    manager,
    page,
    events,
    /** What happened, oldest first. */
    kinds: async (by?: Person) => (await events(by)).map(({ kind }) => kind).toReversed(),
    create: (fields: Partial<Fields> = {}) =>
      callEndpoint(app, CreateGeofence, { ...params(), body: { ...depot, ...fields } }),
    edit: (geofenceId: string, body: Partial<Fields>) =>
      callEndpoint(app, EditGeofence, { ...params({ geofenceId }), body }),
    remove: (geofenceId: string) => callEndpoint(app, RemoveGeofence, params({ geofenceId })),
    geofences: async (by: Person = tenant.owner) =>
      (await callEndpoint(app, ListGeofences, { token: by.access_token, params: tenant.params({}) })).value
        .items,
    notices: (person: Person) => noticesOf(app, tenant, person),
    /** From an hour ago, a person drives a vehicle privately. */
    drivesPrivately: ({ user }: Person, vehicleId: VehicleId) =>
      app.admin.query(
        `insert into telematics.drive_purposes (organization_id, id, vehicle_id, user_id, purpose, begins_at, created_at)
         values ($1, gen_random_uuid(), $2, $3, 'private', now() - interval '1 hour', now())`,
        [tenant.id, vehicleId, user.id]
      )
  }
}
