import { endpoint, inOrganization } from "#kernel"
import { Schema } from "effect"
import type { CountVehicles } from "./vehicleList.ts"

type Filter = (typeof CountVehicles)["query"]["Encoded"]

/**
 * The numbers of the fleet. Each is how many vehicles a filter of the list selects, so the list shows the vehicles that
 * were counted, and nothing else defines the number.
 */
export const FLEET_NUMBERS = {
  vehicles: {},
  in_service: { lifecycle: "in_service" },
  standby: { lifecycle: "standby" },
  preparing: { lifecycle: "preparing" },
  received: { lifecycle: "received" },
  ordered: { lifecycle: "ordered" },
  for_sale: { lifecycle: "for_sale" },
  available: { lifecycle: "in_service", availability: "available" },
  out: { availability: "out" },
  blocked: { lifecycle: "in_service", availability: "blocked" },
  due_today: { due: "today" },
  overdue: { due: "overdue" },
  grounded: { safety: "grounded" },
  unassigned: { lifecycle: "in_service", assigned: "no" },
  stale: { readings: "stale" },
  documents_expired: { documents: "expired" },
  documents_expiring: { documents: "expiring" },
  documents_missing: { documents: "missing" }
} as const satisfies Readonly<Record<string, Filter>>

export type FleetNumber = keyof typeof FLEET_NUMBERS

const isNumber = (name: string): name is FleetNumber => name in FLEET_NUMBERS

export const FLEET_NUMBER_NAMES: ReadonlyArray<FleetNumber> = Object.keys(FLEET_NUMBERS).filter(isNumber)

export const FleetNumbers = Schema.Record(Schema.Literals(FLEET_NUMBER_NAMES), Schema.Int)
export type FleetNumbers = typeof FleetNumbers.Type

export const GetFleetNumbers = endpoint({
  name: "getFleetNumbers",
  group: "Vehicles",
  method: "GET",
  path: "/api/organizations/:organizationId/fleet-numbers",
  access: "member",
  permission: "vehicles.read",
  summary: "Count the vehicles by state, those out and due back, and those that need attention",
  params: inOrganization({}),
  output: FleetNumbers
})
