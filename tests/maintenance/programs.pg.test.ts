import {
  ArchiveProgram,
  CountProgramVehicles,
  EditProgram,
  GetProgram,
  ListPrograms,
  type ProgramView,
  RestoreProgram
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createServiceTenant, everyVehicle, follow, item, KM } from "./scene.ts"

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
    get: async ({ id: programId }: ProgramView) => (await request(GetProgram, { programId })).value,
    edit: ({ id: programId, version }: ProgramView, changes: object) =>
      request(EditProgram, { programId }, { body: { ...changes, expected_version: version } }),
    archive: ({ id: programId }: ProgramView) => request(ArchiveProgram, { programId }),
    restore: ({ id: programId }: ProgramView) => request(RestoreProgram, { programId }),
    list: async () => (await request(ListPrograms, {})).value.items
  }
}

describe("a service program", () => {
  it("is listed with how many vehicles it applies to", async () => {
    const { list, program, task, vehicle } = await scene()
    await vehicle({ unit_number: "1" })
    await vehicle({ unit_number: "2", kind: "truck" })
    await program([item(await task("A"), { every_months: 6 }), item(await task("B"), { every_m: KM })], {
      kinds: ["van"]
    })
    expect(await list()).toMatchObject([{ name: "Vans", tasks: 2, vehicles: 1, rule: { kinds: ["van"] } }])
  })

  it("tells how many vehicles its rule would apply to", async () => {
    const { request, vehicle } = await scene()
    const van = await vehicle({ unit_number: "1", make: "Ford" })
    await vehicle({ unit_number: "2", kind: "truck", make: "Volvo" })
    const count = async (rule: object) =>
      (await request(CountProgramVehicles, {}, { body: { rule: { ...everyVehicle, ...rule } } })).value.count
    expect(await count({})).toBe(2)
    expect(await count({ kinds: ["truck"] })).toBe(1)
    expect(await count({ makes: ["FORD"], kinds: ["truck"] })).toBe(0)
    expect(await count({ kinds: ["truck"], vehicle_ids: [van.id] })).toBe(2)
    expect(await count({ vehicle_ids: [van.id] })).toBe(1)
  })

  it("is edited unless someone else changed it, and keeps its items", async () => {
    const { createProgram, edit, get, task } = await scene()
    const [a, b] = [
      item(await task("A"), { every_m: 10_000 * KM }),
      item(await task("B"), { every_months: 12 })
    ]
    const { value } = await createProgram("Vans", [a, b])
    const { value: changed } = await edit(value, {
      name: "All vans",
      items: [b, { ...a, every_m: 5000 * KM }]
    })
    expect(changed.items.map(({ id, every_m }) => [id, every_m])).toEqual([
      [b.id, null],
      [a.id, 5_000_000]
    ])
    expect((await edit(value, { name: "Vans" })).code).toBe("program_was_changed")
    expect((await get(value)).name).toBe("All vans")
  })

  it("has a name of its own, unless it is archived", async () => {
    const { archive, createProgram, list, restore } = await scene()
    const { value } = await createProgram("Vans", [])
    expect((await createProgram("VANS", [])).code).toBe("program_exists")
    await archive(value)
    await createProgram("Vans", [])
    expect((await restore(value)).code).toBe("program_exists")
    expect((await list()).map(({ archived_at }) => archived_at === null)).toEqual([true, false])
  })

  it("that is archived takes its services away, and returns them when it is restored", async () => {
    const tenant = await scene()
    const van = await tenant.vehicle()
    const program = await tenant.program([item(await tenant.task(), { every_months: 6 })])
    expect(await tenant.services(van)).toHaveLength(1)
    await tenant.archive(program)
    await follow(app, "ProgramChanged", tenant.id)
    expect(await tenant.services(van)).toHaveLength(0)
    await tenant.restore(program)
    await follow(app, "ProgramChanged", tenant.id)
    expect(await tenant.next(van)).toMatchObject({ seq: 2, state: "upcoming" })
  })

  it("is refused with items that do not fit together", async () => {
    const { createProgram, task } = await scene()
    const [a, b] = [item(await task("A"), { every_months: 6 }), item(await task("B"), { every_months: 12 })]
    const codes = async (...items: ReadonlyArray<typeof a>) => (await createProgram("X", items)).code
    expect(await codes({ ...a, every_months: null })).toBe("interval_missing")
    expect(await codes({ ...a, every_days: 180 })).toBe("interval_unclear")
    expect(await codes(a, { ...b, id: a.id })).toBe("item_unknown")
    expect(await codes(a, { ...b, task_id: a.task_id })).toBe("item_unknown")
    expect(await codes({ ...a, supersedes: [randomUUID()] })).toBe("item_unknown")
    expect(await codes({ ...a, supersedes: [a.id] })).toBe("superseding_in_circle")
    expect(await codes({ ...a, supersedes: [b.id] }, { ...b, supersedes: [a.id] })).toBe(
      "superseding_in_circle"
    )
    expect(await codes({ ...a, task_id: randomUUID() })).toBe("not_found")
    expect(await codes({ ...a, supersedes: [b.id] }, b)).toBe("")
    // Its items belong to the other program.
    expect((await createProgram("Y", [a])).code).toBe("item_unknown")
  })

  it.each([
    { every_m: -5 },
    { every_m: 0 },
    { every_m: 2_000_000_001 },
    { every_s: -1 },
    { every_s: 360_000_001 },
    { every_months: 0 },
    { every_months: 241 },
    { every_days: 7301 },
    { every_m: 10_000, tolerance_pct: 101 },
    { every_m: 10_000, due_soon_m: -1 }
  ])("is refused with an interval out of bounds: %o", async (changes) => {
    const { createProgram, task } = await scene()
    expect((await createProgram("X", [item(await task(), changes)])).status).toBe(422)
  })

  it("has at most 100 items, and names no groups and vehicles of another organization", async () => {
    const { createProgram, task } = await scene()
    const id = await task()
    const many = Array.from({ length: 101 }, () => item(id, { every_months: 6 }))
    expect((await createProgram("X", many)).status).toBe(422)
    const stranger = await scene()
    const { id: vehicleId } = await stranger.vehicle()
    expect((await createProgram("X", [], { vehicle_ids: [vehicleId] })).status).toBe(404)
    expect((await createProgram("X", [], { group_ids: [await stranger.group()] })).status).toBe(404)
  })

  it("cannot be changed by technicians, who can read it", async () => {
    const { addMember, createProgram, request } = await scene()
    const technician = await addMember("technician")
    const { value } = await createProgram("Vans", [])
    const params = { programId: value.id }
    expect((await request(GetProgram, params, {}, technician)).status).toBe(200)
    const body = { rule: everyVehicle, expected_version: 1 }
    expect((await request(EditProgram, params, { body }, technician)).code).toBe("forbidden")
  })
})
