import * as fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { ended, type Known, refusals, replaced, stateAt, swapped } from "./assignmentModel.ts"
import {
  at,
  knownOf,
  newEnd,
  newScene,
  otherVehicle,
  periodOf,
  requestAssign,
  requestChange,
  requestSwap,
  type Scene,
  type Step,
  step,
  stored,
  wait
} from "./assignmentSteps.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** Whether a request was refused; it must be, with one of these codes, unless there are none. */
const isRefused = (reply: { readonly status: number; readonly code: string }, codes: ReadonlySet<string>) => {
  if (codes.size === 0) expect(reply.code).toBe("")
  else expect([...codes]).toContain(reply.code)
  return codes.size > 0
}

type Perform = (scene: Scene, known: ReadonlyArray<Known>, one: Step) => Promise<ReadonlyArray<Known>>

const assign: Perform = async (scene, known, one) => {
  const now = Date.now()
  const { vehicle, driver, role } = one
  const period = periodOf(one, now)
  const state = stateAt(period.from, period.until, now)
  const response = await requestAssign(scene, one, now)
  const added = { id: "", vehicle, driver, role, state, ...period }
  return isRefused(response, refusals(known, added)) ? known : [...known, knownOf(scene, response.value)]
}

const swap: Perform = async (scene, known, one) => {
  const vehicles = [one.vehicle, otherVehicle(one)] as const
  const expected = swapped(known, vehicles, Date.now())
  const response = await requestSwap(scene, one)
  if (isRefused(response, expected.codes)) return known
  const added = response.value.items.map((item) => knownOf(scene, item))
  return [...swapped(known, vehicles, at(added, 0).from).all, ...added]
}

const IMPOSSIBLE = new Set(["assignment_not_possible"])

/** The codes with which a change may be refused. */
const refusalsOf = (known: ReadonlyArray<Known>, target: Known, one: Step): ReadonlySet<string> => {
  const { state } = target
  const now = Date.now()
  if (one.kind === "cancel") return state === "planned" ? new Set() : IMPOSSIBLE
  if (one.kind === "end") return state === "active" ? ended(known, target, now).codes : IMPOSSIBLE
  if (one.kind === "start")
    return state === "planned" ? refusals(known, { ...target, state: "active", from: now }) : IMPOSSIBLE
  const isOpen = state === "planned" || state === "active"
  return isOpen ? refusals(known, { ...target, until: newEnd(target, one) }) : IMPOSSIBLE
}

const change: Perform = async (scene, known, one) => {
  if (known.length === 0) return known
  const target = at(known, one.target % known.length)
  const codes = refusalsOf(known, target, one)
  const response = await requestChange(scene, target, one)
  if (isRefused(response, codes)) return known
  const after = knownOf(scene, response.value)
  return one.kind === "end" ? ended(known, target, after.until ?? 0).all : replaced(known, after)
}

const perform: Perform = (scene, known, one) => {
  if (one.kind === "assign") return assign(scene, known, one)
  if (one.kind === "swap") return swap(scene, known, one)
  return one.kind === "wait" ? wait(scene, known) : change(scene, known, one)
}

/** Primary assignments of one vehicle or one driver that overlap. */
const OVERLAPPING = `
  select a.id from fleet.assignments a
  join fleet.assignments b on b.organization_id = a.organization_id and b.id > a.id
    and (b.vehicle_id = a.vehicle_id or b.driver_id = a.driver_id)
  where a.role = 'primary' and b.role = 'primary' and a.state <> 'cancelled' and b.state <> 'cancelled'
    and (a.period && b.period or a.state = 'active' and b.state = 'active')`

it("any sequence of assignments matches a simple model, and never overlaps", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: "max" }), async (steps) => {
      const scene = await newScene(app)
      let known: ReadonlyArray<Known> = []
      for (const one of steps) known = await perform(scene, known, one)
      expect(await stored(scene)).toEqual(known.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    }),
    { seed: 20_261_125, numRuns: 10, endOnFailure: true }
  )
  expect((await app.admin.query(OVERLAPPING)).rows).toEqual([])
  const { rows } = await app.admin.query("select count(*)::int as n from fleet.assignments group by state")
  expect(rows).toHaveLength(4)
  for (const { n } of rows) expect(n).toBeGreaterThan(5)
})

/** What a writer does without knowing what the others do. */
const writeBlindly = async (scene: Scene, known: ReadonlyArray<Known>, one: Step) => {
  if (one.kind === "swap") return requestSwap(scene, one)
  if (one.kind === "assign" || one.kind === "wait" || known.length === 0)
    return requestAssign(scene, one, Date.now())
  return requestChange(scene, at(known, one.target % known.length), one)
}

it("several writers never make assignments overlap, and none of them fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 30, maxLength: 48, size: "max" }), async (steps) => {
      const scene = await newScene(app)
      for (let from = 0; from < steps.length; from += 6) {
        const known = await stored(scene)
        const together = steps.slice(from, from + 6)
        const responses = await Promise.all(together.map((one) => writeBlindly(scene, known, one)))
        for (const { status, text } of responses) expect([200, 201, 409, 422], text).toContain(status)
      }
    }),
    { seed: 20_261_126, numRuns: 3, endOnFailure: true }
  )
  expect((await app.admin.query(OVERLAPPING)).rows).toEqual([])
})
