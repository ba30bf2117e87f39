import {
  AssignmentId,
  type AssignmentView,
  type DriverView,
  EditAssignment,
  SwapDrivers,
  type VehicleView
} from "#fleet/contract"
import * as fc from "fast-check"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { acting, assigning } from "./assigning.ts"
import type { Known } from "./assignmentModel.ts"
import { createFleetTenant, type FleetTenant } from "./scene.ts"

const VEHICLES = 3
const DRIVERS = 3
const HOUR = 3_600_000

/** Something that a random writer does, or time that passes. */
export const step = fc.record({
  kind: fc.constantFrom("assign", "assign", "assign", "start", "end", "cancel", "edit", "swap", "wait"),
  vehicle: fc.nat(VEHICLES - 1),
  driver: fc.nat(DRIVERS - 1),
  role: fc.constantFrom("primary" as const, "primary" as const, "primary" as const, "secondary" as const),
  /** In hours from now; null for now. */
  from: fc.constantFrom(null, null, -4, -1, 1, 2, 3, 5),
  /** In hours; null without an end. */
  length: fc.constantFrom(null, 1, 2, 4),
  /** Which assignment is changed, or with which vehicle the drivers are swapped. */
  target: fc.nat(20)
})
export type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

export interface Scene {
  readonly app: TestApp
  readonly tenant: FleetTenant
  readonly vehicles: ReadonlyArray<VehicleView>
  readonly drivers: ReadonlyArray<DriverView>
}

export const newScene = async (app: TestApp): Promise<Scene> => {
  const tenant = await createFleetTenant(app)
  const vehicles: Array<VehicleView> = []
  const drivers: Array<DriverView> = []
  for (let n = 0; n < VEHICLES; n += 1) vehicles.push(await tenant.vehicle({ unit_number: `V-${n}` }))
  for (let n = 0; n < DRIVERS; n += 1) drivers.push(await tenant.driver({ name: `D-${n}` }))
  return { app, tenant, vehicles, drivers }
}

export const at = <A>(all: ReadonlyArray<A>, index: number): A => {
  const one = all[index]
  if (one === undefined) throw new Error("There is none.")
  return one
}

export const otherVehicle = ({ target }: Step): number => target % VEHICLES

/** The period that a step asks for. */
export const periodOf = ({ from, length }: Step, now: number) => {
  const start = now + (from ?? 0) * HOUR
  return { from: start, until: length === null ? null : start + length * HOUR }
}

const instant = (millis: number): string => new Date(millis).toISOString()

export const requestAssign = ({ app, tenant, vehicles, drivers }: Scene, one: Step, now: number) => {
  const { from, until } = periodOf(one, now)
  return assigning(app, tenant, {
    vehicle: at(vehicles, one.vehicle),
    driver: at(drivers, one.driver),
    role: one.role,
    from: one.from === null ? null : instant(from),
    until: until === null ? null : instant(until)
  })
}

export const requestSwap = ({ app, tenant, vehicles }: Scene, one: Step) =>
  callEndpoint(app, SwapDrivers, {
    token: tenant.owner.access_token,
    params: tenant.params(),
    body: { vehicle_id: at(vehicles, one.vehicle).id, other_vehicle_id: at(vehicles, otherVehicle(one)).id }
  })

/** The end that an edit asks for. */
export const newEnd = ({ from }: Known, { length }: Step): number | null =>
  length === null ? null : from + length * HOUR

/** Edits, starts, ends or cancels an assignment. */
export const requestChange = async ({ app, tenant }: Scene, known: Known, one: Step) => {
  const id = AssignmentId.make(known.id)
  const actions = acting(app, tenant, { id })
  if (one.kind === "start") return actions.start()
  if (one.kind === "end") return actions.end()
  if (one.kind === "cancel") return actions.cancel()
  const until = newEnd(known, one)
  return callEndpoint(app, EditAssignment, {
    token: tenant.owner.access_token,
    params: tenant.params({ assignmentId: id }),
    body: { until: until === null ? null : instant(until) }
  })
}

/** Three hours pass: everything moves into the past, earliest first, so that nothing overlaps meanwhile. */
export const wait = async (
  { app, tenant }: Scene,
  known: ReadonlyArray<Known>
): Promise<ReadonlyArray<Known>> => {
  await app.admin.query(
    `do $$ declare one record; begin
       for one in select id from fleet.assignments where organization_id = '${tenant.id}' order by starts_at loop
         update fleet.assignments set starts_at = starts_at - interval '3 hours', ends_at = ends_at - interval '3 hours'
         where organization_id = '${tenant.id}' and id = one.id;
       end loop; end $$`
  )
  const earlier = (millis: number) => millis - 3 * HOUR
  return known.map((one) => ({
    ...one,
    from: earlier(one.from),
    until: one.until === null ? null : earlier(one.until)
  }))
}

/** An assignment as the model sees it. */
export const knownOf = ({ vehicles, drivers }: Scene, view: AssignmentView): Known => ({
  id: view.id,
  vehicle: vehicles.findIndex(({ id }) => id === view.vehicle.id),
  driver: drivers.findIndex(({ id }) => id === view.driver.id),
  role: view.role,
  state: view.state,
  from: view.from.getTime(),
  until: view.until?.getTime() ?? null
})

export const stored = async (scene: Scene): Promise<ReadonlyArray<Known>> => {
  const { rows } = await scene.app.admin.query<{
    id: string
    vehicle_id: string
    driver_id: string
    role: Known["role"]
    state: Known["state"]
    starts_at: Date
    ends_at: Date | null
  }>(
    `select id, vehicle_id, driver_id, role, state, starts_at, ends_at from fleet.assignments
     where organization_id = $1 order by id`,
    [scene.tenant.id]
  )
  return rows.map(({ id, vehicle_id, driver_id, role, state, starts_at, ends_at }) => ({
    id,
    vehicle: scene.vehicles.findIndex((vehicle) => vehicle.id === vehicle_id),
    driver: scene.drivers.findIndex((driver) => driver.id === driver_id),
    role,
    state,
    from: starts_at.getTime(),
    until: ends_at?.getTime() ?? null
  }))
}
