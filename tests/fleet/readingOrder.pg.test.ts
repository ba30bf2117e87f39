import { RestoreReading, VoidReading, type VehicleId } from "#fleet/contract"
import * as fc from "fast-check"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createMeterTenant, daysAgo, type MeterTenant } from "./meterScene.ts"

let app: TestApp
let tenant: MeterTenant
let writers: ReadonlyArray<Person>
beforeAll(async () => {
  app = await startApp()
  tenant = await createMeterTenant(app)
  writers = [tenant.owner, await tenant.addMember("driver"), await tenant.addMember("technician")]
})
afterAll(() => app.stop())

/** Two connections of the application's role, in the organization, that bypass the application. */
const devices = async (isolation: string) => {
  const both = [0, 1].map(() => new Client({ connectionString: app.urls.application }))
  for (const device of both) {
    await device.connect()
    await device.query(`begin isolation level ${isolation}`)
    await device.query("select tenancy.enter($1, $2)", [tenant.id, tenant.owner.user.id])
    // The snapshot of a transaction begins with its first look at the data.
    await device.query("select count(*) from fleet.readings")
  }
  const [first, second] = both
  if (first === undefined || second === undefined) throw new Error("There are two devices.")
  return { first, second }
}

/** What becomes of a reading that another device commits a higher one before, at an earlier time. */
const raced = async (isolation: string) => {
  const { id: vehicleId } = await tenant.vehicle({ unit_number: randomUUID() })
  // Not the odometer, which is also shown on the vehicle: that alone would make them wait for each other.
  const hours = { read_at: daysAgo(9), kind: "engine_hours", unit: "h" } as const
  await tenant.read(700, hours, tenant.owner, vehicleId)
  const { first, second } = await devices(isolation)
  const insert = (device: Client, value: number, days: number) =>
    device.query(
      `insert into fleet.readings (organization_id, id, meter_id, segment_id, read_at, value, raw_value, raw_unit,
         source, plausibility, recorded_at)
       select organization_id, $1, meter_id, id, $2, $3::bigint * 3600, $3, 'h', 'manual', 'ok', now()
       from fleet.meter_segments where meter_id = (select id from fleet.meters where vehicle_id = $4)`,
      [randomUUID(), daysAgo(days), value, vehicleId]
    )
  await insert(first, 900, 2)
  const outcome = insert(second, 800, 1).then(
    () => "accepted",
    ({ code, constraint }) => constraint ?? code
  )
  // The second one waits for the first.
  await expect
    .poll(async () => (await app.admin.query("select from pg_locks where not granted")).rowCount)
    .toBeGreaterThan(0)
  await first.query("commit")
  const result = await outcome
  await Promise.all([first.end(), second.end()])
  return result
}

describe("the database", () => {
  it("refuses the lower of two readings of the same moment, even without the application", async () => {
    expect(await raced("read committed")).toBe("readings_in_order")
  })

  it("refuses it, too, when the transaction began before the other one was committed", async () => {
    expect(await raced("repeatable read")).toBe("40001")
  })
})

interface Reading {
  readonly id: string
  readonly day: number
  readonly km: number
  readonly isVoid: boolean
}

const fits = (model: ReadonlyArray<Reading>, { day, km }: Pick<Reading, "day" | "km">): boolean =>
  model
    .filter(({ isVoid }) => !isVoid)
    .every((other) =>
      other.day === day ? other.km === km : other.day < day === other.km < km || other.km === km
    )

const entry = fc.record({ day: fc.nat(12), km: fc.nat(12).map((n) => n * 100) })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("record" as const),
      entries: fc.array(entry, { minLength: 1, maxLength: 3 })
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom("void" as const, "restore" as const), target: fc.nat(20) })
  }
)
type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

/** Records readings at the same moment, each by another writer. */
const recordAll = async (
  vehicleId: VehicleId,
  model: ReadonlyArray<Reading>,
  entries: ReadonlyArray<Pick<Reading, "day" | "km">>
): Promise<ReadonlyArray<Reading>> => {
  const replies = await Promise.all(
    entries.map(({ day, km }, index) =>
      tenant.read(km, { read_at: daysAgo(20 - day), confirm: true }, writers[index], vehicleId)
    )
  )
  const accepted = entries.flatMap((one, index) => {
    const reply = replies[index]
    return reply?.status === 201 ? [{ ...one, id: reply.value.id, isVoid: false }] : []
  })
  const after = [...model, ...accepted]
  for (const one of accepted) expect(fits(after, one)).toBe(true)
  entries.forEach((one, index) => {
    if (replies[index]?.code === "reading_out_of_order") expect(fits(after, one)).toBe(false)
    else expect(replies[index]?.status).toBe(201)
  })
  return after
}

const change = async (model: ReadonlyArray<Reading>, kind: "void" | "restore", target: number) => {
  const chosen = model[target % Math.max(1, model.length)]
  if (chosen === undefined) return model
  const request = { token: tenant.owner.access_token, params: tenant.params({ readingId: chosen.id }) }
  const { status } =
    kind === "void"
      ? await callEndpoint(app, VoidReading, { ...request, body: { reason: "Wrong" } })
      : await callEndpoint(app, RestoreReading, request)
  const isPossible = kind === "void" || !chosen.isVoid || fits(model, chosen)
  expect(status).toBe(isPossible ? 204 : 409)
  return isPossible ? model.map((one) => (one === chosen ? { ...one, isVoid: kind === "void" } : one)) : model
}

const run = async (vehicleId: VehicleId, steps: ReadonlyArray<Step>) => {
  let model: ReadonlyArray<Reading> = []
  for (const one of steps)
    model =
      one.kind === "record"
        ? await recordAll(vehicleId, model, one.entries)
        : await change(model, one.kind, one.target)
  return model
}

/** Pairs of valid readings of a segment of which the later one is lower. */
const BROKEN = `
  select from fleet.readings a join fleet.readings b on b.segment_id = a.segment_id and b.read_at >= a.read_at
  where a.voided_at is null and b.voided_at is null and (b.value < a.value or b.read_at = a.read_at and b.value <> a.value)`

it("any readings of several writers in any order stay in order, and end as a simple model says", async () => {
  let recorded = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10, size: "max" }), async (steps) => {
      const { id } = await tenant.vehicle({ unit_number: randomUUID() })
      const model = await run(id, steps)
      recorded += model.length
      const { rows } = await app.admin.query(
        `select r.id, v.odometer_m::float8 as shown from fleet.vehicles v
         left join fleet.meters m on m.vehicle_id = v.id
         left join fleet.readings r on r.meter_id = m.id and r.voided_at is null where v.id = $1`,
        [id]
      )
      const valid = model.filter(({ isVoid }) => !isVoid)
      expect(new Set(rows.flatMap((row) => row.id ?? []))).toEqual(new Set(valid.map((one) => one.id)))
      const newest = valid.toSorted((one, other) => one.day - other.day).at(-1)
      expect(rows[0].shown).toBe(newest === undefined ? null : newest.km * 1000)
    }),
    { seed: 20_270_302, numRuns: 12, endOnFailure: true }
  )
  expect((await app.admin.query(BROKEN)).rowCount).toBe(0)
  expect(recorded).toBeGreaterThan(40)
})
