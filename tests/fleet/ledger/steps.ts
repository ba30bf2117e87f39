import { Occupancy, Safety } from "#fleet"
import { type HoldId, HoldKind, type SafetyBlockId, VehicleId } from "#fleet/contract"
import { atInstant, CurrentActor, OrganizationId, transactional } from "#kernel"
import { Effect, Result } from "effect"
import * as fc from "fast-check"
import { randomUUID } from "node:crypto"
import { expect } from "vitest"
import type { TestApp } from "../../support/app.ts"
import type { Tenant } from "../../support/tenant.ts"

export const START = Date.UTC(2026, 3, 1)
const atHour = (hour: number): Date => new Date(START + hour * 3_600_000)

const VEHICLES = 2
const kinds = HoldKind.pick(["rental", "loaner", "maintenance", "hard_hold", "sale_pending"]).literals
/** One change to the ledger; which fields count depends on `what`. */
export const step = fc.record({
  what: fc.constantFrom(
    ...Array<"take">(4).fill("take"),
    "extend",
    "extend",
    "confirm",
    "withdraw",
    "start",
    "release",
    "release",
    "retake",
    "move",
    "swap",
    "ground",
    "makeSafe",
    "wait",
    "wait"
  ),
  vehicle: fc.nat(VEHICLES - 1),
  target: fc.nat(30),
  other: fc.nat(30),
  kind: fc.constantFrom(...kinds),
  isFirm: fc.constantFrom(true, true, true, false),
  demotes: fc.boolean(),
  /** From now on. */
  from: fc.integer({ min: -1, max: 12 }),
  length: fc.integer({ min: 0, max: 8 }),
  isOpen: fc.constantFrom(...Array<boolean>(7).fill(false), true)
})
export type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

/** Vehicles of their own, so that sequences do not affect each other, and what was added in a sequence. */
export interface Scene {
  readonly app: TestApp
  readonly organizationId: OrganizationId
  readonly tenant: Tenant
  readonly vehicles: ReadonlyArray<VehicleId>
  readonly ids: Array<HoldId>
  readonly blocks: Array<readonly [vehicle: number, id: SafetyBlockId]>
}

export const newScene = async (app: TestApp, tenant: Tenant): Promise<Scene> => {
  const vehicles = Array.from({ length: VEHICLES }, () => VehicleId.make(randomUUID()))
  await app.admin.query(
    `insert into fleet.vehicles (organization_id, id, unit_number, vin_status, name_key, kind, lifecycle,
       lifecycle_since, safety, version, created_at, updated_at)
     select $1, id, id, 'unchecked', id, 'van', 'in_service', now(), 'ok', 1, now(), now() from unnest($2::uuid[]) id`,
    [tenant.id, vehicles]
  )
  return { app, tenant, organizationId: OrganizationId.make(tenant.id), vehicles, ids: [], blocks: [] }
}

type Ports = Occupancy | Safety
type Work<A = unknown> = Effect.Effect<A, { readonly _tag: string }, Ports>

/** Runs work in a transaction of its own, at an hour; returns the error's tag, or an empty text. */
const written = async <A>({ app, organizationId, tenant }: Scene, hour: number, work: Work<A>) => {
  const actor = { _tag: "Job", name: "test", organizationId, userId: tenant.owner.user.id } as const
  const result = await Effect.runPromiseWith(app.services.application)(
    transactional(work).pipe(
      Effect.provideService(CurrentActor, actor),
      atInstant(atHour(hour)),
      Effect.result
    )
  )
  return Result.isSuccess(result)
    ? { value: result.success, outcome: "" }
    : { value: undefined, outcome: result.failure._tag }
}

const at = <A>(list: ReadonlyArray<A>, index: number): A => list[index] ?? expect.fail()

/** The period of a new hold, or the new end of another one. */
export const hoursOf = (now: number, { from, length, isOpen }: Step) => ({
  start: now + from,
  due: isOpen ? null : now + from + length
})

const take = (scene: Scene, now: number, one: Step) => {
  const { start, due } = hoursOf(now, one)
  return Occupancy.use((occupancy) =>
    occupancy.take(scene.organizationId, {
      vehicleId: at(scene.vehicles, one.vehicle),
      kind: one.kind,
      status: one.isFirm ? "firm" : "tentative",
      starts_at: atHour(start),
      due_at: due === null ? null : atHour(due),
      held_for: null,
      note: null,
      onConflict: one.demotes ? "demote" : "refuse"
    })
  )
}

const onHold = (scene: Scene, now: number, one: Step): Work => {
  const pick = (index: number) => at(scene.ids, index % scene.ids.length)
  const hold = { organizationId: scene.organizationId, holdId: pick(one.target) }
  const { due } = hoursOf(now, one)
  return Occupancy.use((occupancy): Work => {
    switch (one.what) {
      case "extend": {
        const onConflict = one.demotes ? "demote" : "refuse"
        return occupancy.extend({ ...hold, due_at: due === null ? null : atHour(due), onConflict })
      }
      case "confirm":
        return occupancy.confirm(hold)
      case "withdraw":
        return occupancy.withdraw(hold)
      case "start":
        return occupancy.start(hold)
      case "release":
        return occupancy.release(hold)
      case "retake":
        return occupancy.retake(hold)
      case "move":
        return occupancy.move({ ...hold, toVehicleId: at(scene.vehicles, one.vehicle) })
      default:
        return occupancy.swap({ ...hold, withHoldId: pick(one.other) })
    }
  })
}

/** Writes a step to the ledger; returns the error's tag, or an empty text. */
export const write = async (scene: Scene, now: number, one: Step): Promise<string> => {
  const { organizationId, ids, blocks } = scene
  if (one.what === "take") {
    const { value, outcome } = await written(scene, now, take(scene, now, one))
    if (value !== undefined) ids.push(value.hold.id)
    return outcome
  }
  if (one.what === "ground") {
    const entered = {
      vehicleId: at(scene.vehicles, one.vehicle),
      severity: "grounded",
      reason: "Brakes"
    } as const
    const work = Safety.use((safety) => safety.block(organizationId, entered))
    const { value, outcome } = await written(scene, now, work)
    if (value !== undefined) blocks.push([one.vehicle, value.block.id])
    return outcome
  }
  if (one.what === "makeSafe") {
    const [, id] = blocks.pop() ?? []
    if (id === undefined) return ""
    return (
      await written(
        scene,
        now,
        Safety.use((safety) => safety.release(organizationId, id, "Fixed"))
      )
    ).outcome
  }
  if (one.what === "wait" || ids.length === 0) return ""
  return (await written(scene, now, onHold(scene, now, one))).outcome
}

/** Pairs of firm holds that take the same vehicle at the same time. */
export const overlapping = async ({ admin }: TestApp): Promise<ReadonlyArray<unknown>> =>
  (
    await admin.query(`
      select one.id, other.id from fleet.holds one join fleet.holds other
        on other.organization_id = one.organization_id and other.vehicle_id = one.vehicle_id and other.id > one.id
      where one.status = 'firm' and other.status = 'firm' and one.period && other.period`)
  ).rows

export interface Row {
  readonly id: string
  readonly vehicle_id: string
  readonly kind: string
  readonly status: string
  readonly start: number
  readonly due: number | null
  readonly ended: number | null
}

/** What the ledger says of the scene's vehicles, in hours. */
export const ledgerOf = async ({ app, vehicles }: Scene): Promise<ReadonlyArray<Row>> =>
  (
    await app.admin.query<Row>(
      `select id, vehicle_id, kind, status, extract(epoch from starts_at - $2)::int / 3600 as start,
         extract(epoch from due_at - $2)::int / 3600 as due, extract(epoch from ended_at - $2)::int / 3600 as ended
       from fleet.holds where vehicle_id = any($1)`,
      [vehicles, new Date(START)]
    )
  ).rows
