import { VehicleId } from "#fleet/contract"
import type { Output } from "#kernel"
import {
  encodeTrack,
  GeofenceView,
  GetTrack,
  ListGeofences,
  ListLatestPositions,
  ListTrips,
  type Movements,
  positionStreamPath
} from "#telematics/contract"
import { page } from "vitest/browser"
import { type Answer, answers, replies } from "../../support/fakeServer.ts"
import { depot } from "../../support/people.ts"
import { id, inDays, reader } from "../support/fixtures.ts"

type Latest = Output<typeof ListLatestPositions>

/** Seconds since 1970, when the vehicles below were written down. */
const WRITTEN = Math.floor(Date.now() / 1000)

/** A row of the answer. */
type Row = { readonly [K in keyof Latest]: Latest[K][number] }

/** Times of the answer are as long ago as they were then. */
const shifted = (seconds: number | null) =>
  seconds === null ? null : seconds + Math.floor(Date.now() / 1000) - WRITTEN

/** A van that drives east through Madrid, ten seconds ago. */
const van: Row = {
  vehicle_id: VehicleId.make(id(1)),
  latitude: 40.4168,
  longitude: -3.7038,
  heading: 90,
  speed: 15,
  fixed_at: WRITTEN - 10,
  seen_at: WRITTEN - 10,
  ignition: true,
  hidden: null,
  name: "Transit 1",
  driver_name: "Ana Ruiz",
  availability: "out"
}

/** One vehicle in each state. */
export const FLEET: ReadonlyArray<Row> = [
  {
    ...van,
    vehicle_id: VehicleId.make(id(2)),
    name: "Kangoo 2",
    speed: 0,
    ignition: false,
    latitude: 40.5,
    driver_name: null,
    availability: "available"
  },
  {
    ...van,
    vehicle_id: VehicleId.make(id(3)),
    name: "Octavia 3",
    speed: 0,
    latitude: 41.4,
    longitude: 2.17,
    seen_at: WRITTEN - 3 * 86_400,
    driver_name: "Ben Okoye",
    availability: "available"
  },
  {
    ...van,
    vehicle_id: VehicleId.make(id(4)),
    name: "Private 4",
    latitude: null,
    longitude: null,
    speed: null,
    heading: null,
    hidden: "private"
  },
  van
]

/** Vans named by their numbers. */
export const manyVehicles = (count: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, index) => ({
    ...van,
    vehicle_id: VehicleId.make(id(1000 + index)),
    name: `Van ${index}`
  }))

const columns = (rows: ReadonlyArray<Row>): Latest => {
  const column = <K extends keyof Row>(key: K) => rows.map((row) => row[key])
  return {
    vehicle_id: column("vehicle_id"),
    latitude: column("latitude"),
    longitude: column("longitude"),
    heading: column("heading"),
    speed: column("speed"),
    fixed_at: column("fixed_at").map(shifted),
    seen_at: column("seen_at").map(shifted),
    ignition: column("ignition"),
    hidden: column("hidden"),
    name: column("name"),
    driver_name: column("driver_name"),
    availability: column("availability")
  }
}

export const positions = (rows: ReadonlyArray<Row> = FLEET): Answer =>
  answers(ListLatestPositions, () => columns(rows))

/** The van, as a message of the stream. */
export const movement = (special: Partial<Row>): Movements => columns([{ ...van, ...special }])

/** A stream that sends what is passed to `send`, until `end`. */
export const stream = () => {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>()
  const encoder = new TextEncoder()
  const reply = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          open.add(controller)
          controller.enqueue(encoder.encode(": open\n\n"))
        }
      }),
      { headers: { "content-type": "text/event-stream" } }
    )
  const path: `/api/${string}` = positionStreamPath
  const endpoint = { ...ListLatestPositions, path }
  return {
    answer: replies(endpoint, reply),
    send: (movements: Movements) => {
      const text = `event: positions\ndata: ${JSON.stringify(movements)}\n\n`
      for (const controller of open) controller.enqueue(encoder.encode(text))
    },
    end: () => {
      for (const controller of open) controller.close()
      open.clear()
    },
    isOpen: () => open.size > 0
  }
}

/** The van drove from 8 to 9 on that day, and stood until 10. */
export const trackOf = (day: string): ReadonlyArray<Answer> => {
  const at = (time: string) => new Date(`${day}T${time}`)
  const points = [
    { at: at("08:00:00"), latitude: 40.4, longitude: -3.7, speed: 10, heading: 90 },
    { at: at("08:30:00"), latitude: 40.41, longitude: -3.6, speed: 20, heading: 90 },
    { at: at("09:00:00"), latitude: 40.42, longitude: -3.5, speed: 0, heading: 90 },
    { at: at("10:00:00"), latitude: 40.42, longitude: -3.5, speed: null, heading: null }
  ]
  const place = { latitude: 40.42, longitude: -3.5 }
  return [
    answers(GetTrack, () => ({ ...encodeTrack(points), hidden: true, thinned: false })),
    answers(ListTrips, () => ({
      trips: [
        {
          vehicle_id: van.vehicle_id,
          started_at: at("08:00:00"),
          ended_at: at("09:00:00"),
          distance: 20_000,
          idle_time: 0,
          max_speed: 20,
          driver_name: "Ana Ruiz",
          mine: false,
          purpose: "business" as const,
          start: { latitude: 40.4, longitude: -3.7 },
          end: place
        }
      ],
      stops: [{ vehicle_id: van.vehicle_id, from: at("09:00:00"), until: at("10:00:00"), place }]
    }))
  ]
}

export const geofence = reader(GeofenceView, {
  id: id(30),
  organization_id: depot().id,
  name: "Depot",
  shape: { kind: "circle", center: { latitude: 40.4, longitude: -3.7 }, radius: 500 },
  on_enter: true,
  on_exit: false,
  dwell_after: null,
  speed_limit: null,
  schedule: null,
  group_id: null,
  vehicles: 2,
  created_at: inDays(-1),
  updated_at: inDays(-1)
})

export const geofences = (...items: ReadonlyArray<ReturnType<typeof geofence>>): Answer =>
  answers(ListGeofences, () => ({ items }))

export const list = () => page.getByRole("listbox", { name: "Vehicles with a device" })
export const option = (name: string) => list().getByRole("option").filter({ hasText: name })
