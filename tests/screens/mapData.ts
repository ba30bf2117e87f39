import { GeofenceView, LatestPositions } from "#telematics/contract"
import type { Page } from "@playwright/test"
import { Schema } from "effect"
import { NOW } from "./now.ts"
import { runFirst } from "./undo.ts"

const id = (number: number) => `01934567-89ab-7cde-8f01-${String(number).padStart(12, "0")}`

export const VAN = id(1)
export const DEPOT = id(30)

const now = Date.parse(NOW) / 1000

// Decoded here, so that they change with the contract.
const positions = Schema.decodeUnknownSync(Schema.toCodecJson(LatestPositions))({
  vehicle_id: [id(2), id(3), VAN],
  latitude: [40.46, 41.39, 40.42],
  longitude: [-3.6, 2.17, -3.7],
  heading: [0, 0, 70],
  speed: [0, 0, 14],
  fixed_at: [now - 1800, now - 200_000, now - 5],
  seen_at: [now - 60, now - 200_000, now - 5],
  ignition: [false, false, true],
  hidden: [null, null, null],
  name: ["Kangoo 2", "Octavia 3", "Transit 1"],
  driver_name: [null, "Ben Okoye", "Ana Ruiz"],
  availability: ["available", "available", "out"]
})

const depot = (organizationId: string) =>
  Schema.decodeUnknownSync(Schema.toCodecJson(GeofenceView))({
    id: DEPOT,
    organization_id: organizationId,
    name: "Depot",
    shape: { kind: "circle", center: { latitude: 40.42, longitude: -3.7 }, radius: 2000 },
    on_enter: true,
    on_exit: true,
    dwell_after: null,
    speed_limit: null,
    schedule: null,
    group_id: null,
    vehicles: 1,
    created_at: NOW,
    updated_at: NOW
  })

const encodePositions = Schema.encodeSync(Schema.toCodecJson(LatestPositions))
const encodeGeofence = Schema.encodeSync(Schema.toCodecJson(GeofenceView))

/** The graphics card draws it, which differs between machines. A mask would cover the controls over it. */
const hideDrawing = (page: Page) =>
  runFirst(page, () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(".maplibregl-canvas { opacity: 0; }")
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Vehicles in known places, whatever devices report. */
export const placeVehicles = async (page: Page) => {
  await hideDrawing(page)
  await page.route("**/positions", (route) => route.fulfill({ json: encodePositions(positions) }))
  await page.route("**/position-stream", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: ": open\n\n" })
  )
  await page.route("**/trips?*", (route) => route.fulfill({ json: { trips: [], stops: [] } }))
  await page.route("**/geofences", (route) => {
    const organizationId = new URL(route.request().url()).pathname.split("/")[3] ?? ""
    return route.fulfill({ json: { items: [encodeGeofence(depot(organizationId))] } })
  })
}
