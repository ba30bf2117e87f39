import { AddDevice, AddForwarder, GetTrack, LinkDevice, ListLatestPositions } from "#telematics/contract"
import type { VehicleId } from "#fleet/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { type acting, assign } from "../fleet/assigning.ts"
import { createFleetTenant, type FleetTenant } from "../fleet/scene.ts"

/** A fix as OsmAnd's protocol has it: knots, degrees and seconds. */
export interface Sent {
  readonly lat?: number
  readonly lon?: number
  readonly at?: Date
  readonly more?: Readonly<Record<string, string>>
}

/** An organization with vehicles whose trackers report. */
export interface TrackedTenant extends FleetTenant {
  /** A new tracker that has been in a new vehicle for ten days, or for as many as given. */
  readonly tracked: (
    name?: string,
    days?: number
  ) => Promise<{ readonly deviceId: string; readonly key: string; readonly vehicleId: VehicleId }>
  readonly positions: (by?: Person) => Promise<(typeof ListLatestPositions)["output"]["Type"]>
  readonly track: (
    vehicleId: VehicleId,
    from: Date,
    to: Date,
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof GetTrack>>
  readonly link: (
    deviceId: string,
    body: (typeof LinkDevice)["body"]["Encoded"],
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof LinkDevice>>
  readonly add: (
    body: (typeof AddDevice)["body"]["Encoded"],
    by?: Person
  ) => ReturnType<typeof callEndpoint<typeof AddDevice>>
  /** Lets a member be the driver of a vehicle since an instant. */
  readonly assignSince: (
    vehicleId: VehicleId,
    person: Person,
    since: Date
  ) => Promise<ReturnType<typeof acting>>
  /** A new path for a Traccar server. */
  readonly forwarding: () => Promise<string>
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000)

export const createTrackedTenant = async (app: TestApp, name?: string): Promise<TrackedTenant> => {
  const tenant = await createFleetTenant(app, name)
  const { owner } = tenant
  const add: TrackedTenant["add"] = (body, by = owner) =>
    callEndpoint(app, AddDevice, { token: by.access_token, params: tenant.params({}), body })
  const link: TrackedTenant["link"] = async (deviceId, body, by = owner) =>
    callEndpoint(app, LinkDevice, { token: by.access_token, params: tenant.params({ deviceId }), body })
  let vehicles = 0
  return {
    ...tenant,
    add,
    tracked: async (unit = `T-${++vehicles}`, days = 10) => {
      const { id: vehicleId } = await tenant.vehicle({ unit_number: unit })
      const { device, access } = (await add({ source: "tracker", name: unit })).value
      await link(device.id, { vehicle_id: vehicleId, linked_from: daysAgo(days).toISOString() })
      return { deviceId: device.id, key: access.key, vehicleId }
    },
    positions: async (by = owner) =>
      (await callEndpoint(app, ListLatestPositions, { token: by.access_token, params: tenant.params({}) }))
        .value,
    track: (vehicleId, from, to, by = owner) =>
      callEndpoint(app, GetTrack, {
        token: by.access_token,
        params: tenant.params({ vehicleId }),
        query: { from: from.toISOString(), to: to.toISOString() }
      }),
    link,
    assignSince: async (vehicleId, { user }, since) => {
      const driver = await tenant.driver({ name: "Dora Driver", user_id: user.id })
      return assign(app, tenant, { vehicle: { id: vehicleId }, driver, from: since.toISOString() })
    },
    forwarding: async () =>
      (
        await callEndpoint(app, AddForwarder, {
          token: owner.access_token,
          params: tenant.params({}),
          body: { name: "Depot" }
        })
      ).value.path
  }
}

/** Reports as a tracker does. */
export const report = (app: TestApp, key: string, { lat, lon, at = new Date(), more = {} }: Sent) =>
  app.request(
    `/ingest/osmand?${new URLSearchParams({
      id: key,
      timestamp: String(at.getTime() / 1000),
      ...(lat !== undefined && { lat: String(lat) }),
      ...(lon !== undefined && { lon: String(lon) }),
      ...more
    }).toString()}`,
    { method: "POST" }
  )

const KNOTS = 1.943844

/** A drive of twelve kilometers in twelve minutes, reported every twenty seconds, and a quarter of an hour of standing. */
export const drive = (from: Date): ReadonlyArray<Sent> =>
  Array.from({ length: 60 }, (_, place) => {
    const way = Math.min(Math.max(0, place - 5), 36)
    const isMoving = place > 5 && place < 42
    return {
      lat: 52 + (way * 333.4) / 111_195,
      lon: 13,
      at: new Date(from.getTime() + place * 20_000),
      more: { speed: String(isMoving ? 16.67 * KNOTS : 0), ignition: String(place < 44) }
    }
  })
