import {
  BlockForSafety,
  BlockVehicle,
  CheckRelease,
  ExtendHold,
  GetVehicle,
  type HoldView,
  ListHolds,
  TransferVehicle
} from "#fleet/contract"
import type { AnyEndpoint } from "#kernel"
import { expect } from "vitest"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

type Body<E extends AnyEndpoint> = E["body"]["Encoded"]

/** When the latest scene began: the files of a process share this module, and some run long after it was loaded. */
let began = Date.now()

/** An instant so many hours from when the latest scene began. */
export const inHours = (hours: number): string => new Date(began + hours * 3_600_000).toISOString()

/** The hours in which a hold takes its vehicle, as given by `inHours`. */
export const hoursOf = ({ starts_at, due_at, ended_at }: HoldView): readonly [number, number | null] => {
  const hours = (at: Date) => Math.round((at.getTime() - began) / 3_600_000)
  return [
    hours(starts_at),
    due_at === null && ended_at === null ? null : hours(ended_at ?? due_at ?? new Date())
  ]
}

/** Shortcuts for the holds of one vehicle. */
export interface Occupied extends FleetTenant {
  readonly vehicleId: string
  readonly block: (
    from: number,
    until: number | null,
    body?: Partial<Body<typeof BlockVehicle>>
  ) => ReturnType<typeof callEndpoint<typeof BlockVehicle>>
  readonly extend: (
    hold: HoldView,
    until: number | null,
    body?: Partial<Body<typeof ExtendHold>>
  ) => ReturnType<typeof callEndpoint<typeof ExtendHold>>
  /** Calls an endpoint that has no body for a hold. */
  readonly on: <E extends AnyEndpoint>(endpoint: E, hold: HoldView) => ReturnType<typeof callEndpoint<E>>
  readonly transfer: (
    body: Partial<Body<typeof TransferVehicle>>
  ) => ReturnType<typeof callEndpoint<typeof TransferVehicle>>
  readonly blockForSafety: (
    severity?: "restricted" | "grounded"
  ) => ReturnType<typeof callEndpoint<typeof BlockForSafety>>
  readonly page: (query: Readonly<Record<string, string>>) => Promise<(typeof ListHolds)["output"]["Type"]>
  readonly holds: (query?: Readonly<Record<string, string>>) => Promise<ReadonlyArray<HoldView>>
  /** Kind, status and hours of the current and upcoming holds. */
  readonly plan: () => Promise<ReadonlyArray<unknown>>
  readonly seen: () => Promise<(typeof GetVehicle)["output"]["Type"]>
  readonly reasons: () => Promise<ReadonlyArray<string>>
  /** Moves all holds of the organization into the past. */
  readonly timePasses: (hours: number) => Promise<unknown>
  /** The same for another vehicle. */
  readonly with: (vehicleId: string) => Occupied
}

const occupied = (app: TestApp, tenant: FleetTenant, vehicleId: string): Occupied => {
  const token = tenant.owner.access_token
  const params = tenant.params({ vehicleId })
  const page: Occupied["page"] = async (query) =>
    (await callEndpoint(app, ListHolds, { token, params, query })).value
  const holds: Occupied["holds"] = async (query = {}) => (await page(query)).items
  return {
    ...tenant,
    vehicleId,
    block: (from, until, body = {}) =>
      callEndpoint(app, BlockVehicle, {
        token,
        params,
        body: {
          kind: "rental",
          starts_at: inHours(from),
          due_at: until === null ? null : inHours(until),
          held_for: null,
          note: null,
          ...body
        }
      }),
    extend: ({ id }, until, body = {}) =>
      callEndpoint(app, ExtendHold, {
        token,
        params: tenant.params({ holdId: id }),
        body: { due_at: until === null ? null : inHours(until), ...body }
      }),
    on: (endpoint, { id }) => callEndpoint(app, endpoint, { token, params: tenant.params({ holdId: id }) }),
    transfer: (body) =>
      callEndpoint(app, TransferVehicle, {
        token,
        params,
        body: { to_location_id: "", due_at: inHours(5), held_for: null, note: null, ...body }
      }),
    blockForSafety: (severity = "grounded") =>
      callEndpoint(app, BlockForSafety, { token, params, body: { severity, reason: "Brakes" } }),
    page,
    holds,
    plan: async () => (await holds()).map((hold) => [hold.kind, hold.status, ...hoursOf(hold)]),
    seen: async () => (await callEndpoint(app, GetVehicle, { token, params })).value,
    reasons: async () =>
      (await callEndpoint(app, CheckRelease, { token, params })).value.reasons.map(({ code }) => code),
    timePasses: (hours) =>
      app.admin.query(
        `update fleet.holds set starts_at = starts_at - make_interval(hours => $2),
           due_at = due_at - make_interval(hours => $2), ended_at = ended_at - make_interval(hours => $2),
           updated_at = updated_at - make_interval(hours => $2)
         where organization_id = $1`,
        [tenant.id, hours]
      ),
    with: (other) => occupied(app, tenant, other)
  }
}

/** A new organization with a vehicle that nothing has taken yet. */
export const createOccupied = async (app: TestApp): Promise<Occupied> => {
  began = Date.now()
  const tenant = await createFleetTenant(app)
  return occupied(app, tenant, (await tenant.vehicle()).id)
}

/** Takes the vehicle, and returns the hold. */
export const taken = async (van: Occupied, ...given: Parameters<Occupied["block"]>): Promise<HoldView> =>
  (await van.block(...given)).value.hold

/** What a conflict says: whether the others could be demoted, and who or what they are for. */
export const conflict = ({ code, text }: { readonly code: string; readonly text: string }) => {
  expect(code).toBe("hold_conflict")
  const { data } = JSON.parse(text)
  const holds: ReadonlyArray<{ readonly kind: string; readonly held_for: string | null }> = data.holds
  return [data.can_demote, ...holds.map(({ kind, held_for }) => held_for ?? kind)]
}
