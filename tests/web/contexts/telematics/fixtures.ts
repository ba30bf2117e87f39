import { ConnectionView, DeviceView, SharedDeviceView, SharedVehicleView } from "#telematics/contract"
import { depot } from "../../support/people.ts"
import { ana, id, inDays, type Json, reader } from "../support/fixtures.ts"

/** Ana's connection to DIMO, created yesterday for her organization, valid for three months. */
export const connection = reader(ConnectionView, {
  provider: "dimo",
  available: true,
  state: "connected",
  organization_id: depot().id,
  organization_name: "Riverside Depot",
  expires_at: inDays(90),
  wallet_address: "0x52908400098527886e0f7030069857d2e4169ee7",
  connected_at: inDays(-1)
})

/** No connection. */
export const noConnection = (special: Json = {}) =>
  connection({
    state: "none",
    organization_id: null,
    organization_name: null,
    expires_at: null,
    wallet_address: null,
    connected_at: null,
    ...special
  })

/** A plug-in device. */
export const device = reader(SharedDeviceView, {
  kind: "aftermarket",
  serial: "AP-20045",
  imei: "352656101234567",
  manufacturer: "AutoPi"
})

/** The van Ana shares, with a device. */
export const sharedVehicle = reader(SharedVehicleView, {
  provider: "dimo",
  external_id: "117315",
  make: "Ford",
  model: "Transit",
  year: 2023,
  devices: [{ kind: "aftermarket", serial: "AP-20045", imei: "352656101234567", manufacturer: "AutoPi" }],
  access_ends_at: "2027-03-04T12:00:00.000Z",
  shared_by: ana.id,
  shared_by_name: "Ana Ruiz"
})

/** Ben's car, with a device without a serial number. */
export const octavia = () =>
  sharedVehicle({
    external_id: "201",
    make: "Škoda",
    model: "Octavia",
    year: 2019,
    devices: [device({ kind: "synthetic", serial: null, imei: null, manufacturer: null })],
    access_ends_at: null,
    shared_by: id(101),
    shared_by_name: "Ben Okoye"
  })

/** A new tracker, in no vehicle, that has not reported. */
export const newDevice = reader(DeviceView, {
  id: id(401),
  organization_id: depot().id,
  source: "tracker",
  name: "Tracker 04",
  imei: null,
  iccid: null,
  model: null,
  external_id: null,
  vehicle: null,
  seen_at: null,
  fixed_at: null,
  device_battery: null,
  is_powered: null,
  voltage: null,
  signal: null,
  clock_skew: null,
  access_lost_at: null,
  archived_at: null,
  created_at: inDays(0),
  updated_at: inDays(0)
})
