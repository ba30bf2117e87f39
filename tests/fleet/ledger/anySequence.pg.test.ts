import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { createTenant, type Tenant } from "../../support/tenant.ts"
import * as model from "./model.ts"
import { hoursOf, ledgerOf, newScene, overlapping, type Scene, type Step, step, write } from "./steps.ts"

let app: TestApp
let tenant: Tenant
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
})
afterAll(() => app.stop())

const holdAt = ({ holds }: model.Sheet, index: number): model.Paper =>
  holds[index % holds.length] ?? expect.fail()

/** The same step on paper; returns the expected error. */
const expected = (sheet: model.Sheet, blocks: Scene["blocks"], one: Step): string => {
  const { start, due } = hoursOf(sheet.now, one)
  switch (one.what) {
    case "take": {
      const status = one.isFirm ? "firm" : "tentative"
      const { vehicle, kind, demotes } = one
      return model.take(sheet, { vehicle, kind, status, before: null, start, due, ended: null }, demotes)
    }
    case "ground":
      return model.ground(sheet, one.vehicle)
    case "makeSafe": {
      const [vehicle] = blocks.at(-1) ?? []
      const isLast = blocks.filter(([other]) => other === vehicle).length === 1
      return vehicle !== undefined && isLast ? model.makeSafe(sheet, vehicle) : ""
    }
    case "wait":
      return model.wait(sheet, one.target % 4)
    default:
      return sheet.holds.length === 0 ? "" : expectedOfHold(sheet, one, due)
  }
}

const expectedOfHold = (sheet: model.Sheet, one: Step, due: number | null): string => {
  const hold = holdAt(sheet, one.target)
  switch (one.what) {
    case "extend":
      return model.extend(sheet, hold, due, one.demotes)
    case "confirm":
      return model.confirm(sheet, hold)
    case "withdraw":
      return model.withdraw(sheet, hold)
    case "start":
      return model.start(sheet, hold)
    case "release":
      return model.release(sheet, hold)
    case "retake":
      return model.retake(sheet, hold)
    case "move":
      return model.move(sheet, hold, one.vehicle)
    default:
      return model.swap(sheet, hold, holdAt(sheet, one.other))
  }
}

const matches = async (scene: Scene, sheet: model.Sheet) => {
  const { ids, vehicles } = scene
  const rows = await ledgerOf(scene)
  const stored = ids.map((id) => rows.find((row) => row.id === id))
  expect(stored.map((row) => row && [row.vehicle_id, row.status, row.start, row.due, row.ended])).toEqual(
    sheet.holds.map(({ vehicle, status, start, due, ended }) => [
      vehicles[vehicle],
      status,
      start,
      due,
      ended
    ])
  )
  // A grounded vehicle is blocked whenever nothing else takes it, and no other vehicle is.
  const groundings = rows.filter(({ kind, status }) => kind === "inspection_grounding" && status === "firm")
  for (const [vehicle, id] of vehicles.entries())
    for (let hour = sheet.now; hour < sheet.now + 30; hour += 1) {
      const isBlocked = groundings.some(
        ({ vehicle_id, start, due, ended }) =>
          vehicle_id === id && start <= hour && hour < (ended ?? due ?? Number.POSITIVE_INFINITY)
      )
      const shouldBe = sheet.grounded.has(vehicle) && !model.isTakenIn(sheet, vehicle, hour)
      expect(isBlocked, `vehicle ${vehicle} in hour ${hour}`).toBe(shouldBe)
    }
}

describe("any sequence of changes to the ledger", () => {
  it("equals a plain model, and never takes a vehicle twice", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40, size: "max" }), async (steps) => {
        const scene = await newScene(app, tenant)
        const sheet = model.emptySheet()
        for (const one of steps) {
          const { now } = sheet
          const outcome = expected(sheet, scene.blocks, one)
          expect(await write(scene, now, one)).toBe(outcome)
          await matches(scene, sheet)
        }
      }),
      { seed: 20_270_401, numRuns: 40, endOnFailure: true }
    )
    expect(await overlapping(app)).toEqual([])
  })
})
