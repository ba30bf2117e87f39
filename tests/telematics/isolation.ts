import { randomUUID } from "node:crypto"
import type { TestApp } from "../support/app.ts"
import { type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"

/** A device that reported, its vehicle, and a server that forwards. */
const seedDevices = async (admin: TestApp["admin"], organizationId: string) => {
  const [deviceId, linkId, forwarderId] = [randomUUID(), randomUUID(), randomUUID()]
  await admin.query(
    `insert into telematics.devices (organization_id, id, source, name, model, key_hash, created_at, updated_at)
     values ($1, $2::uuid, 'tracker', $3, $3, sha256($2::text::bytea), now(), now())`,
    [organizationId, deviceId, MARKER]
  )
  await admin.query(
    `insert into telematics.device_links
       (organization_id, id, device_id, vehicle_id, linked_from, linked_until, created_at)
     select $1, $2, $3, v.id, now() - interval '2 days', now() - interval '1 day', now() from fleet.vehicles v
     where v.organization_id = $1
       and not exists (select from telematics.device_links l where l.organization_id = $1 and l.vehicle_id = v.id)
     order by v.id limit 1`,
    [organizationId, linkId, deviceId]
  )
  await admin.query(
    `insert into telematics.forwarders (organization_id, id, name, token_hash, created_at)
     values ($1, $2::uuid, $3, sha256($2::text::bytea), now())`,
    [organizationId, forwarderId, MARKER]
  )
  await admin.query(
    `insert into telematics.positions (organization_id, device_id, fixed_at, latitude, longitude, received_at, quality)
     values ($1, $2, now() - interval '36 hours', 52.5, 13.4, now(), 'good')`,
    [organizationId, deviceId]
  )
  return { deviceId, linkId, forwarderId, ...(await seedHealth(admin, organizationId, deviceId)) }
}

/** Something that is wrong with the device, and with its vehicle. */
const seedHealth = async (admin: TestApp["admin"], organizationId: string, deviceId: string) => {
  const [issueId, faultId] = [randomUUID(), randomUUID()]
  await admin.query(
    `insert into telematics.device_issues (organization_id, id, device_id, vehicle_id, kind, opened_at, evidence)
     select $1, $2, device_id, vehicle_id, 'wrong_vehicle', now(), jsonb_build_object('reported_vin', $4::text)
     from telematics.device_links where organization_id = $1 and device_id = $3`,
    [organizationId, issueId, deviceId, MARKER]
  )
  await admin.query(
    `insert into telematics.faults
       (organization_id, id, device_id, vehicle_id, raw, first_seen_at, opened_at, last_seen_at, count)
     select $1, $2, device_id, vehicle_id, $4, now(), now(), now(), 1
     from telematics.device_links where organization_id = $1 and device_id = $3`,
    [organizationId, faultId, deviceId, MARKER]
  )
  return { issueId, faultId }
}

/** A geofence, a vehicle in it, and that it came. */
const seedGeofence = async (admin: TestApp["admin"], organizationId: string) => {
  const [geofenceId, eventId] = [randomUUID(), randomUUID()]
  await admin.query(
    `insert into telematics.geofences (organization_id, id, name, shape, bounds, on_enter, on_exit, watched_from,
       created_at, updated_at)
     values ($1, $2, $3, '{"kind":"circle","center":{"latitude":52.5,"longitude":13.4},"radius":100}',
       '{"south":52.4,"west":13.3,"north":52.6,"east":13.5}', true, true, now(), now(), now())`,
    [organizationId, geofenceId, MARKER]
  )
  const vehicle = `(select l.vehicle_id from telematics.device_links l where l.organization_id = $1 limit 1)`
  await admin.query(
    `insert into telematics.geofence_states (organization_id, geofence_id, vehicle_id, state)
     values ($1, $2, ${vehicle},
       '{"side":"inside","since":null,"changing":null,"dwelled":false,"speeding":null,"evaluated_at":null}')`,
    [organizationId, geofenceId]
  )
  await admin.query(
    `insert into telematics.geofence_markers (organization_id, vehicle_id, fixed_at)
     values ($1, ${vehicle}, now() - interval '36 hours') on conflict do nothing`,
    [organizationId]
  )
  await admin.query(
    `insert into telematics.geofence_events (organization_id, id, geofence_id, vehicle_id, kind, at, fixed_at, notified,
       created_at)
     values ($1, $3, $2, ${vehicle}, 'entered', now(), now(), false, now())`,
    [organizationId, geofenceId, eventId]
  )
  return { geofenceId }
}

const circle = { kind: "circle", center: { latitude: 1, longitude: 1 }, radius: 100 }
const geofence = {
  name: "Another",
  shape: circle,
  on_enter: true,
  on_exit: true,
  dwell_after: 60,
  speed_limit: 10,
  schedule: [{ days: [1], from: "08:00", until: "09:00" }],
  group_id: null
}

export const isolation: IsolationSample = {
  /** The owner's connection to a provider, with a vehicle and a device. */
  seed: async ({ app: { admin }, organizationId, owner: { user } }) => {
    await admin.query(
      `insert into telematics.dimo_tokens (user_id, organization_id, serves, wallet_address, expires_at, connected_at, read_at)
       values ($1, $2, $2, '0x' || repeat('a', 40), now() + interval '1 day', now(), now())`,
      [user.id, organizationId]
    )
    await admin.query(
      `insert into telematics.shared_vehicles (organization_id, user_id, external_id, make) values ($2, $1, '1', $3)`,
      [user.id, organizationId, MARKER]
    )
    await admin.query(
      `insert into telematics.shared_devices (organization_id, user_id, external_id, position, kind, serial)
       values ($2, $1, '1', 0, 'synthetic', $3)`,
      [user.id, organizationId, MARKER]
    )
    const seeded = await seedDevices(admin, organizationId)
    return { provider: "dimo", ...seeded, ...(await seedGeofence(admin, organizationId)) }
  },
  bodies: {
    completeConnection: () => ({ attempt: "mp_ot_unknown", token: "unknown" }),
    addDevice: () => ({ source: "tracker", name: "Another" }),
    editDevice: () => ({ name: "Renamed" }),
    linkDevice: (idOf) => ({
      vehicle_id: idOf("vehicleId"),
      linked_from: "2020-01-01T00:00:00Z",
      linked_until: "2020-01-02T00:00:00Z"
    }),
    addForwarder: () => ({ name: "Another" }),
    createGeofence: () => geofence,
    editGeofence: () => ({ name: "Renamed" }),
    setTripPurpose: () => ({ started_at: "2026-01-01T08:00:00Z", purpose: "private" }),
    setTrackingSettings: () => ({ retention_days: 100, tracked_hours: null }),
    snoozeIssue: () => ({ until: new Date(Date.now() + 86_400_000).toISOString() }),
    assignIssue: () => ({ user_id: null })
  },
  references: {
    addDevice: (idOf) => ({ source: "phone", name: "Third", vehicle_id: idOf("vehicleId") }),
    createGeofence: (idOf) => ({ ...geofence, group_id: idOf("groupId") }),
    editGeofence: (idOf) => ({ shape: circle, group_id: idOf("groupId") }),
    assignIssue: (idOf) => ({ user_id: idOf("colleagueId") })
  },
  queries: {
    getTrack: "?from=2026-01-01T00:00:00Z&to=2026-01-01T12:00:00Z",
    listTrips: "?from=2026-01-01T00:00:00Z&to=2026-01-01T12:00:00Z"
  }
}
