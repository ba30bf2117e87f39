import {
  AddCommonTasks,
  ArchivePart,
  ArchiveTask,
  CreatePart,
  CreateTask,
  EditTask,
  ListTasks,
  MAX_TASK_PARTS,
  RestorePart,
  RestoreTask,
  type TaskView
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { logged, published } from "../support/history.ts"
import { createServiceTenant, item } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createServiceTenant(app)
  const { request } = tenant
  return {
    ...tenant,
    create: (body: (typeof CreateTask)["body"]["Encoded"]) => request(CreateTask, {}, { body }),
    edit: ({ id: taskId, version }: TaskView, changes: object) =>
      request(EditTask, { taskId }, { body: { ...changes, expected_version: version } }),
    archive: (taskId: string) => request(ArchiveTask, { taskId }),
    restore: (taskId: string) => request(RestoreTask, { taskId }),
    tasks: async () => (await request(ListTasks, {})).value.items,
    part: async (number: string, name: string) => {
      const fields = { number, name, unit: "pcs", cost_minor: 900, reorder_point: null, bin: null }
      return (await request(CreatePart, {}, { body: fields })).value
    },
    names: async (query = {}) => (await request(ListTasks, {}, { query })).value.items.map(({ name }) => name)
  }
}

describe("service tasks", () => {
  it("are added, edited and searched by name and code", async () => {
    const { create, edit, names } = await scene()
    const { value: oil } = await create({ name: "Oil", code: "PM-A", system: "engine" })
    await create({ name: "Brakes", system: "brakes", default_minutes: 45, instructions: "Measure.\nNote." })
    expect((await edit(oil, { name: "Oil and filter" })).value).toMatchObject({ version: 2, code: "PM-A" })
    expect(await names()).toEqual(["Brakes", "Oil and filter"])
    expect(await names({ search: "pm-a" })).toEqual(["Oil and filter"])
  })

  it("are not overwritten by someone who saw an older version", async () => {
    const { create, edit } = await scene()
    const { value } = await create({ name: "Oil", system: "engine" })
    await edit(value, { name: "Oil 2" })
    expect((await edit(value, { name: "Oil 3" })).code).toBe("task_was_changed")
  })

  it("have codes of their own, ignoring case, unless they are archived", async () => {
    const { archive, create, edit, restore } = await scene()
    const { value } = await create({ name: "Oil", code: "PM-A", system: "engine" })
    expect((await create({ name: "Oil", code: "pm-a", system: "engine" })).code).toBe("task_code_taken")
    await archive(value.id)
    const { value: other } = await create({ name: "Oil", code: "pm-a", system: "engine" })
    expect((await restore(value.id)).code).toBe("task_code_taken")
    await edit(other, { code: null })
    expect((await restore(value.id)).status).toBe(204)
  })

  it("are not archived while a program contains them", async () => {
    const { archive, createProgram, task } = await scene()
    const id = await task()
    await createProgram("Vans", [item(id, { every_months: 6 })])
    expect((await archive(id)).code).toBe("task_in_use")
  })

  it("of the common list are added once each, in a language", async () => {
    const { request, names } = await scene()
    const add = (tasks: (typeof AddCommonTasks)["body"]["Encoded"]["tasks"]) =>
      request(AddCommonTasks, {}, { body: { tasks, language: "es" } })
    expect((await add(["OIL", "BRAKES", "OIL"])).value.items).toHaveLength(2)
    expect((await add(["OIL", "ANNUAL"])).value.items).toHaveLength(1)
    expect(await names()).toEqual(["Aceite y filtro del motor", "Inspección anual", "Revisión de frenos"])
  })

  it.each([
    [{ name: "", system: "engine" }],
    [{ name: "x".repeat(121), system: "engine" }],
    [{ name: "Oil", system: "spaceship" }],
    [{ name: "Oil", system: "engine", default_minutes: 0 }],
    [{ name: "Oil", system: "engine", default_minutes: 1.5 }]
  ])("are refused with bad input: %o", async (body) => {
    const { request } = await scene()
    // The compiler would refuse it.
    expect((await request(CreateTask, {}, { body: body as never })).status).toBe(422)
  })
})

describe("the usual parts of a task", () => {
  it("are listed by name, and replaced only if they are given", async () => {
    const tenant = await scene()
    const { create, edit, part, tasks } = tenant
    const [oil, filter] = [await part("O-1", "Oil 5W-30"), await part("F-1", "Filter")]
    const parts = [
      { part_id: oil.id, quantity: 4.5 },
      { part_id: filter.id, quantity: 1 }
    ]
    const { value: added } = await create({ name: "Oil", system: "engine", parts })
    const listed = [
      { part_id: filter.id, number: "F-1", name: "Filter", unit: "pcs", quantity: 1 },
      { part_id: oil.id, number: "O-1", name: "Oil 5W-30", unit: "pcs", quantity: 4.5 }
    ]
    expect([added.parts, (await tasks())[0]?.parts]).toEqual([listed, listed])
    const { value: renamed } = await edit(added, { name: "Oil change" })
    expect(renamed.parts).toEqual(listed)
    const { value: replaced } = await edit(renamed, { parts: [{ part_id: oil.id, quantity: 0.001 }] })
    expect(replaced).toMatchObject({ name: "Oil change", version: 3, parts: [{ quantity: 0.001 }] })
    expect((await tasks())[0]).toEqual(replaced)
    expect((await edit(replaced, { parts: [] })).value.parts).toEqual([])
    expect(await logged(app, tenant, "service_task.edited")).toHaveLength(3)
    expect(await published(app, tenant, "TaskChanged")).toBe(4)
  })

  it("are not overwritten by someone who saw an older version", async () => {
    const { create, edit, part, tasks } = await scene()
    const { id } = await part("F-1", "Filter")
    const { value } = await create({ name: "Oil", system: "engine" })
    await edit(value, { parts: [{ part_id: id, quantity: 1 }] })
    expect((await edit(value, { parts: [] })).code).toBe("task_was_changed")
    expect((await tasks())[0]?.parts).toHaveLength(1)
  })

  it("leave out a part while it is archived, which cannot be added", async () => {
    const { create, edit, part, request, tasks } = await scene()
    const { id: partId } = await part("F-1", "Filter")
    const oil = { part_id: (await part("O-1", "Oil")).id, quantity: 4 }
    const parts = [{ part_id: partId, quantity: 2 }]
    const { value: added } = await create({ name: "Oil", system: "engine", parts })
    await request(ArchivePart, { partId })
    const { value: renamed } = await edit(added, { name: "Oil change" })
    expect(renamed.parts).toEqual([])
    expect(await edit(renamed, { parts })).toMatchObject({ status: 409, code: "usual_part_is_archived" })
    await edit(renamed, { parts: [oil] })
    await request(RestorePart, { partId })
    expect((await tasks())[0]?.parts).toMatchObject([{ part_id: partId, quantity: 2 }, oil])
  })

  it("are refused if they are unknown, of another organization, or more than a task has", async () => {
    const { create, edit, part, tasks } = await scene()
    const own = await part("F-1", "Filter")
    const foreign = await (await scene()).part("F-1", "Filter")
    const { value: task } = await create({ name: "Oil", system: "engine" })
    const refused = async (parts: ReadonlyArray<object>) => (await edit(task, { parts })).status
    const one = { part_id: own.id, quantity: 1 }
    for (const part_id of [foreign.id, randomUUID()])
      expect(await refused([one, { ...one, part_id }])).toBe(404)
    const many = Array.from({ length: MAX_TASK_PARTS + 1 }, () => ({ part_id: randomUUID(), quantity: 1 }))
    expect([await refused([one, one]), await refused(many)]).toEqual([422, 422])
    for (const quantity of [0, -1, 0.0001, 100_001, 1e300, Number.NaN, "1", null])
      expect(await refused([{ ...one, quantity }]), String(quantity)).toBe(422)
    expect((await tasks())[0]).toEqual(task)
    expect((await edit(task, { parts: [{ ...one, quantity: 100_000 }] })).value.parts).toMatchObject([
      { quantity: 100_000 }
    ])
  })
})
