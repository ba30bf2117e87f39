import { GetInspectionNumbers, ListDueInspections } from "#inspections/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { assigning } from "../fleet/assigning.ts"
import { runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { countingStatements } from "../support/countingStatements.ts"
import { before, check, inspectionScene, sectionsOf } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const DAY = 24 * 60

it("inspections of three vehicles take as many statements as those of thirty, when they are due, counted and reported", async () => {
  const scene = await inspectionScene(app)
  const { published, request, schedule, tenant } = scene
  const { during } = countingStatements(app)
  const member = await tenant.addMember("driver")
  const driver = await tenant.driver({ user_id: member.user.id })
  const former = await tenant.driver({ name: "Former driver" })
  const other = await published(sectionsOf(check("lights")))
  await schedule()
  await schedule({ form_id: other.id })
  await schedule({ cadence: { kind: "before_use", valid_hours: 12 } })
  await schedule({ form_id: other.id, cadence: { kind: "before_use", valid_hours: 24 } })
  let vehicles = 0
  /** Someone had each of them an hour ago, and the member will get each of them for half an hour. */
  const addVehicles = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const vehicle = await tenant.vehicle({ unit_number: `I-${++vehicles}` })
      const used = {
        vehicle,
        driver: former,
        from: before(62 + 2 * vehicles),
        until: before(61 + 2 * vehicles)
      }
      const planned = { vehicle, driver, from: before(-30 * vehicles), until: before(-30 * (vehicles + 1)) }
      for (const one of [used, planned]) expect((await assigning(app, tenant, one)).status).toBe(201)
    }
  }
  const due = (query: Readonly<Record<string, string>>, most: number) =>
    during(async (counted) => {
      const by = query["mine"] === undefined ? tenant.owner : member
      const { value } = await callEndpoint(counted, ListDueInspections, { ...request({}, by), query })
      expect(value.count).toBe(most)
    })
  let day = 1
  const report = () =>
    during((counted) => {
      day += 1
      return runJob(counted, "inspections.report-missed", {}, { at: new Date(before(-day * DAY)) })
    })
  const taken = async () => ({
    // The scene has a vehicle of its own.
    all: await due({}, 2 * (vehicles + 1)),
    mine: await due({ mine: "true" }, 4 * vehicles),
    numbers: await during((counted) => callEndpoint(counted, GetInspectionNumbers, request())),
    report: await report()
  })
  await addVehicles(3)
  await taken()
  const few = await taken()
  await addVehicles(27)
  expect(await taken()).toEqual(few)
  expect(Math.min(...Object.values(few))).toBeGreaterThan(2)
})
