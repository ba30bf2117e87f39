import {
  AddDowntime,
  CompleteService,
  CreateCampaign,
  CreateProgram,
  CreateSticker,
  CreateTask,
  CreateWarranty,
  ListRecalls,
  ListServices,
  MarkRecallNotApplicable,
  ReportDefect
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { importsOf } from "../imports/scene.ts"
import { newestEvent, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { everyVehicle, follow, item } from "./scene.ts"
import { inHours, workshop, type Workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const report = ({ ask }: Workshop, vehicle_id: string) =>
  ask(ReportDefect, {
    params: { defectId: randomUUID() },
    body: {
      vehicle_id,
      title: "Worn pads",
      system: "brakes",
      severity: "minor",
      blocking: false,
      source: "driver",
      note: null,
      photos: []
    }
  })

const addDowntime = ({ ask }: Workshop, vehicleId: string) =>
  ask(AddDowntime, {
    params: { vehicleId },
    body: { cause: "accident", planned: false, from: inHours(-2), until: inHours(-1), note: null }
  })

const completeService = async ({ ask, id }: Workshop, vehicleId: string) => {
  const { value: task } = await ask(CreateTask, { body: { name: "Engine oil", system: "engine" } })
  const rule = { ...everyVehicle, vehicle_ids: [vehicleId] }
  const items = [item(task.id, { every_months: 12 })]
  await ask(CreateProgram, { body: { name: "Oil", items, rule } })
  await follow(app, "ProgramChanged", id)
  const [service] = (await ask(ListServices)).value.items
  return ask(CompleteService, { params: { occurrenceId: service?.id ?? "" }, body: {} })
}

/** Decides a recall of one vehicle. It is open for the others of the make. */
const decideRecall = async ({ ask, id }: Workshop, vehicle: string) => {
  const anyVehicle = { make: "Ford", model: null, year_from: null, year_to: null }
  const campaign = {
    number: "24V-101",
    manufacturer: null,
    component: "Brake hoses",
    system: "brakes"
  } as const
  const text = { summary: null, remedy: null, reported_on: null }
  await ask(CreateCampaign, { body: { ...campaign, ...text, ...anyVehicle } })
  await runJob(app, "maintenance.when-campaign-changed", await newestEvent(app, "CampaignChanged", id))
  const [recall] = (await ask(ListRecalls, { query: { vehicle } })).value.items
  return ask(MarkRecallNotApplicable, {
    params: { recallId: recall?.id ?? "" },
    body: { expected_version: recall?.version ?? 0, reason: "Other hoses" }
  })
}

const addWarranty = ({ ask }: Workshop, vehicleId: string) =>
  ask(CreateWarranty, {
    params: { vehicleId },
    body: {
      scope: "powertrain",
      systems: [],
      covers: null,
      provider: "Ford",
      reference: null,
      starts_on: "2024-01-10",
      until_date: null,
      until_m: null,
      until_s: null,
      note: null
    }
  })

it("undoing an import keeps vehicles for which the workshop recorded something", async () => {
  const scene = await workshop(app)
  const imports = importsOf(app, scene, scene.owner, "vehicles")
  const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n},van,Ford`)
  const { id } = await imports.run(["unit number,kind,make", ...rows])
  const imported = new Map((await scene.list()).map((vehicle) => [vehicle.unit_number, vehicle.id]))
  const of = (number: string): string => imported.get(number) ?? ""
  const replies = [
    await report(scene, of("1")),
    await scene.open({ vehicle_id: of("2") }),
    await addDowntime(scene, of("3")),
    await scene.ask(CreateSticker, { params: { vehicleId: of("4") } }),
    await completeService(scene, of("5")),
    await addWarranty(scene, of("7")),
    await decideRecall(scene, of("8"))
  ]
  expect(replies.map(({ status }) => status < 300)).toEqual(replies.map(() => true))
  expect(await imports.undone(id)).toMatchObject({ state: "undone", removed: 1, archived: 7 })
})
