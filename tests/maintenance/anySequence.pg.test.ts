import { ReplaceMeter, type VehicleView } from "#fleet/contract"
import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, item, KM } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

// All readings are of one day, so that nothing is known of the use, and what is due follows from them alone.

const OIL = "Engine oil"
const [FIRST, EVERY, LEAD] = [1000, 10_000, 2000]
/** That of the vehicle alone. */
const OWN = 7000

type Recur = "from_completion" | "fixed_grid"
interface Open {
  readonly seq: number
  readonly from: number
}
interface Closed extends Open {
  readonly how: "done" | "skipped"
  readonly at: number
}
/** A plain model of one service of a vehicle, in kilometers. */
interface Model {
  readonly recur: Recur
  readonly every: number
  readonly value: number
  readonly open: Open
  readonly closed: ReadonlyArray<Closed>
  readonly last: number
  readonly paused: boolean
  /** What the vehicle had done when its dial showed nothing. */
  readonly newDialAt: number
}

const dueOf = ({ recur, every, open: { from } }: Model) =>
  recur === "fixed_grid" ? (Math.floor(from / every) + 1) * every : from + every

const stateOf = (model: Model) => {
  const [due, { value, paused, every }] = [dueOf(model), model]
  if (paused) return "paused"
  if (value > due + every / 10) return "overdue"
  if (value >= due) return "due"
  return value >= due - LEAD ? "due_soon" : "upcoming"
}

const closed = (model: Model, how: Closed["how"]): Model => {
  const due = dueOf(model)
  const done = model.recur === "fixed_grid" ? Math.max(model.value, due) : model.value
  return {
    ...model,
    closed: [...model.closed, { ...model.open, how, at: model.value }],
    open: { seq: model.last + 1, from: how === "skipped" ? due : done },
    last: model.last + 1
  }
}

const reopened = (model: Model): Model => {
  const last = model.closed.at(-1)
  return last === undefined
    ? model
    : { ...model, open: { seq: last.seq, from: last.from }, closed: model.closed.slice(0, -1) }
}

type Step = { readonly kind: "read"; readonly more: number } | { readonly kind: (typeof OTHERS)[number] }

// An overhaul includes the service of the model.
const OTHERS = [
  "complete",
  "completeRead",
  "overhaul",
  "skip",
  "reopen",
  "pause",
  "resume",
  "replaceMeter",
  "own",
  "reset"
] as const

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("read" as const), more: fc.integer({ min: 1, max: 9000 }) })
    },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constantFrom(...OTHERS) })
    }
  ),
  { maxLength: 12 }
)

const scene = async (recur: Recur) => {
  const tenant = await createServiceTenant(app)
  const van = await tenant.vehicle()
  const { meter_id: meterId } = (await tenant.read(van, FIRST)).value
  const oil = item(await tenant.task(OIL), {
    every_m: EVERY * KM,
    due_soon_m: LEAD * KM,
    recur,
    tolerance_pct: 10
  })
  await tenant.program([
    oil,
    item(await tenant.task("Overhaul"), { every_m: 100 * EVERY * KM, supersedes: [oil.id] })
  ])
  const serviceOf = async (vehicle: VehicleView, isOil: boolean) => {
    const found = (await tenant.services(vehicle)).find(({ task }) => (task.name === OIL) === isOil)
    if (!found?.service) throw new Error("The vehicle does not need this service.")
    return found.service
  }
  return {
    ...tenant,
    van,
    next: () => serviceOf(van, true),
    overhaul: async () => tenant.complete(await serviceOf(van, false)),
    past: async () => (await tenant.past()).filter(({ task }) => task.name === OIL),
    replaceMeter: () =>
      tenant.request(
        ReplaceMeter,
        { meterId },
        { body: { reason: "replaced", end_value: null, start_value: 0, unit: "km", note: null } }
      )
  }
}
type Scene = Awaited<ReturnType<typeof scene>>

const perform = async (tenant: Scene, model: Model, step: Step): Promise<Model> => {
  const { van } = tenant
  const service = await tenant.next()
  switch (step.kind) {
    case "read":
      expect((await tenant.read(van, model.value + step.more - model.newDialAt)).status).toBe(201)
      return { ...model, value: model.value + step.more }
    case "complete":
      expect((await tenant.complete(service)).value.estimated).toBe(true)
      return closed(model, "done")
    case "completeRead": {
      const value = model.value + 1
      const odometer = { value: value - model.newDialAt, unit: "km" } as const
      expect((await tenant.complete(service, { odometer, confirm: true })).value.estimated).toBe(false)
      return closed({ ...model, value }, "done")
    }
    case "overhaul":
      expect((await tenant.overhaul()).status).toBe(201)
      return closed(model, "done")
    case "replaceMeter":
      expect((await tenant.replaceMeter()).status).toBe(201)
      return { ...model, newDialAt: model.value }
    case "skip":
      expect((await tenant.skip(service)).status).toBe(201)
      return closed(model, "skipped")
    case "reopen": {
      const [last] = (await tenant.past()).filter(({ can_reopen }) => can_reopen)
      if (last === undefined) expect(model.closed).toEqual([])
      else expect((await tenant.reopen(last)).status).toBe(204)
      return reopened(model)
    }
    case "own":
      expect((await tenant.setInterval(service.schedule_id, { every_m: OWN * KM })).status).toBe(204)
      return { ...model, every: OWN }
    case "reset":
      expect((await tenant.resetInterval(service.schedule_id)).status).toBe(204)
      return { ...model, every: EVERY }
    default:
      await tenant[step.kind](service.schedule_id)
      return { ...model, paused: step.kind === "pause" }
  }
}

it.each(["from_completion", "fixed_grid"] as const)(
  "any sequence of readings, completions, skips, reopenings, pauses, own intervals and new meters agrees with a plain model (%s)",
  async (recur) => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const tenant = await scene(recur)
        let model: Model = {
          recur,
          every: EVERY,
          value: FIRST,
          open: { seq: 1, from: FIRST },
          closed: [],
          last: 1,
          paused: false,
          newDialAt: 0
        }
        for (const step of sequence) {
          model = await perform(tenant, model, step)
          const service = await tenant.next()
          expect([service.seq, service.from_m, service.due_m, service.state]).toEqual([
            model.open.seq,
            model.open.from * KM,
            dueOf(model) * KM,
            stateOf(model)
          ])
          const past = (await tenant.past()).map(({ seq, state }) => [seq, state])
          expect(past.toReversed()).toEqual(model.closed.map(({ seq, how }) => [seq, how]))
        }
      }),
      { numRuns: 12 }
    )
  },
  60_000
)
