import {
  ArchiveCustomField,
  ArrangeCustomFields,
  ChangeVehicles,
  CreateCustomField,
  type CustomFieldView,
  EditCustomField,
  ExportVehicles,
  ListCustomFields,
  MAX_CUSTOM_FIELDS,
  RestoreCustomField
} from "#fleet/contract"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createFleetTenant } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const scene = async () => {
  const tenant = await createFleetTenant(app)
  const request = (params: Readonly<Record<string, string>> = {}) => ({
    token: tenant.owner.access_token,
    params: tenant.params(params)
  })
  const create = (body: (typeof CreateCustomField)["body"]["Encoded"]) =>
    callEndpoint(app, CreateCustomField, { ...request(), body })
  const field = async (body: (typeof CreateCustomField)["body"]["Encoded"]) => (await create(body)).value
  return {
    tenant,
    request,
    create,
    field,
    edit: ({ id: customFieldId }: CustomFieldView, body: (typeof EditCustomField)["body"]["Encoded"]) =>
      callEndpoint(app, EditCustomField, { ...request({ customFieldId }), body }),
    archive: ({ id: customFieldId }: CustomFieldView) =>
      callEndpoint(app, ArchiveCustomField, request({ customFieldId })),
    restore: ({ id: customFieldId }: CustomFieldView) =>
      callEndpoint(app, RestoreCustomField, request({ customFieldId })),
    list: async () => (await callEndpoint(app, ListCustomFields, request())).value.items
  }
}

describe("the custom fields of an organization", () => {
  it("have different names, and an order", async () => {
    const { create, field, list, request } = await scene()
    const cost = await field({ name: "Cost center", type: "text" })
    const color = await field({ name: "Wrap", type: "choice", choices: ["Red", "Blue"] })
    expect(await create({ name: "cost cénter", type: "date" })).toMatchObject({ code: "custom_field_exists" })
    await callEndpoint(app, ArrangeCustomFields, { ...request(), body: { ids: [color.id, randomUUID()] } })
    expect((await list()).map(({ id }) => id)).toEqual([color.id, cost.id])
  })

  it.each([
    [{ name: "Wrap", type: "choice" as const }],
    [{ name: "Wrap", type: "choice" as const, choices: ["Red", "red"] }],
    [{ name: "Wrap", type: "text" as const, choices: ["Red"] }]
  ])("are refused with other choices than they need: %o", async (body) => {
    const { create } = await scene()
    expect(await create(body)).toMatchObject({ status: 422, code: "choices_invalid" })
  })

  it("are at most 50 at a time, even when ten requests arrive together", async () => {
    const { archive, create, list, restore, tenant } = await scene()
    await app.admin.query(
      `insert into fleet.custom_fields (organization_id, id, name, type, choices, position, created_at, updated_at)
       select $1, gen_random_uuid(), 'Field ' || n, 'text', '[]', n, now(), now() from generate_series(1, $2) n`,
      [tenant.id, MAX_CUSTOM_FIELDS - 1]
    )
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => create({ name: `New ${n}`, type: "text" }))
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual([
      "",
      ...Array(9).fill("too_many_custom_fields")
    ])
    const [first] = await list()
    if (first === undefined) throw new Error("There are fields.")
    await archive(first)
    await create({ name: "Another", type: "text" })
    expect(await restore(first)).toMatchObject({ code: "too_many_custom_fields" })
  })

  it("keep their type and choices once vehicles have values, which follow a choice's name", async () => {
    const { archive, edit, field, list, restore, tenant } = await scene()
    const wrap = await field({ name: "Wrap", type: "choice", choices: ["Red", "Blue"] })
    const [red, blue] = wrap.choices
    expect((await edit(wrap, { type: "text" })).value.choices).toEqual([])
    const back = (await edit(wrap, { type: "choice", choices: [{ name: "Red" }, { name: "Blue" }] })).value
    const [first, second] = back.choices
    expect([first?.id, second?.id]).not.toEqual([red?.id, blue?.id])
    await tenant.vehicle({ unit_number: "1", custom: { [wrap.id]: first?.id ?? "" } })
    expect(await edit(wrap, { type: "text" })).toMatchObject({ status: 409, code: "custom_field_in_use" })
    expect(await edit(wrap, { choices: [{ id: second?.id ?? "", name: "Blue" }] })).toMatchObject({
      code: "choice_in_use",
      detail: expect.stringContaining("“Red”")
    })
    await edit(wrap, { choices: [{ id: first?.id ?? "", name: "Crimson" }] })
    expect((await list())[0]).toMatchObject({ choices: [{ id: first?.id, name: "Crimson" }], is_used: true })
    expect(await tenant.names({ custom: `${wrap.id}:${first?.id}` })).toEqual(["1"])
    await archive(wrap)
    expect((await tenant.create({ unit_number: "2", custom: { [wrap.id]: first?.id ?? "" } })).code).toBe(
      "custom_value_invalid"
    )
    expect((await restore(wrap)).status).toBe(204)
  })

  it("of another organization are not found anywhere", async () => {
    const [mine, theirs] = [await scene(), await scene()]
    const foreign = await theirs.field({ name: "Wrap", type: "choice", choices: ["Red"] })
    const custom = { [foreign.id]: foreign.choices[0]?.id ?? "" }
    for (const reply of [
      await mine.edit(foreign, { name: "Mine" }),
      await mine.archive(foreign),
      await mine.restore(foreign),
      await mine.tenant.create({ unit_number: "1", custom })
    ])
      expect(reply.status).toBe(404)
    await theirs.tenant.vehicle({ unit_number: "1", custom })
    expect(await mine.tenant.names({ custom: `${foreign.id}:${foreign.choices[0]?.id}` })).toEqual([])
    expect(await theirs.tenant.names({ custom: `${foreign.id}:${foreign.choices[0]?.id}` })).toEqual(["1"])
  })
})

describe("the values of vehicles", () => {
  const four = async () => {
    const all = await scene()
    const [text, number, date, choice] = [
      await all.field({ name: "Cost center", type: "text" }),
      await all.field({ name: "Payload", type: "number" }),
      await all.field({ name: "Wrapped on", type: "date" }),
      await all.field({ name: "Wrap", type: "choice", choices: ["Red", "Blue"] })
    ]
    return { ...all, text, number, date, choice }
  }

  it("are changed one by one, and removed with null", async () => {
    const { choice, date, number, tenant, text } = await four()
    const [red] = choice.choices
    const vehicle = await tenant.vehicle({
      unit_number: "1",
      custom: { [text.id]: " North ", [number.id]: 12.5, [date.id]: "2026-03-04", [choice.id]: red?.id ?? "" }
    })
    expect(vehicle.custom).toEqual({
      [text.id]: "North",
      [number.id]: 12.5,
      [date.id]: "2026-03-04",
      [choice.id]: red?.id
    })
    const { value } = await tenant.edit(vehicle, { custom: { [number.id]: -3, [date.id]: null } })
    expect(value.custom).toEqual({ [text.id]: "North", [number.id]: -3, [choice.id]: red?.id })
    expect(value.version).toBe(2)
    expect((await tenant.edit(value, { custom: { [number.id]: -3 } })).value.version).toBe(2)
  })

  it("must fit their fields", async () => {
    const { choice, date, number, tenant, text } = await four()
    for (const custom of [
      { [text.id]: 5 },
      { [text.id]: "two\nlines" },
      { [number.id]: "12" },
      { [number.id]: 1e10 },
      { [date.id]: "2026-02-30" },
      { [choice.id]: "Red" }
    ])
      expect(await tenant.create({ unit_number: "1", custom })).toMatchObject({
        status: 422,
        code: "custom_value_invalid"
      })
    expect((await tenant.create({ unit_number: "1", custom: { [randomUUID()]: "x" } })).code).toBe(
      "not_found"
    )
  })

  it("select vehicles", async () => {
    const { choice, date, number, tenant, text } = await four()
    const [red, blue] = choice.choices.map(({ id }) => id)
    const rows = [
      { [text.id]: "Nörth, 1|2", [number.id]: 10, [date.id]: "2026-01-31", [choice.id]: red ?? "" },
      { [text.id]: "South", [number.id]: 20.5, [date.id]: "2026-02-01", [choice.id]: blue ?? "" },
      { [text.id]: "10..20" }
    ]
    for (const [n, custom] of rows.entries()) await tenant.vehicle({ unit_number: `${n + 1}`, custom })
    const value = encodeURIComponent
    for (const [custom, names] of [
      [`${text.id}:${value("north, 1|2")}`, ["1"]],
      [`${text.id}:${value("Nörth, 1|2")}|south`, ["1", "2"]],
      [`${text.id}:10%2E%2E20`, ["3"]],
      [`${number.id}:010..20.5`, ["1", "2"]],
      [`${number.id}:..10`, ["1"]],
      [`${number.id}:10.5..`, ["2"]],
      [`${date.id}:2026-02-01..`, ["2"]],
      [`${date.id}:..2026-01-31`, ["1"]],
      [`${choice.id}:${red}|${blue}`, ["1", "2"]],
      [`${text.id}:NORTH%2C 1%7C2|south,${choice.id}:${red}|${blue},${number.id}:15..`, ["2"]],
      [`${text.id}:1..2`, []]
    ] as const)
      expect(await tenant.names({ custom }), custom).toEqual(names)
  })

  it("are changed for several vehicles together", async () => {
    const { choice, number, request, tenant } = await four()
    const [red] = choice.choices
    const vehicles = [
      await tenant.vehicle({ unit_number: "1", custom: { [number.id]: 1 } }),
      await tenant.vehicle({ unit_number: "2" })
    ]
    const change = (custom: Record<string, string | number | null>) =>
      callEndpoint(app, ChangeVehicles, { ...request(), body: { ids: vehicles.map(({ id }) => id), custom } })
    const { value } = await change({ [choice.id]: red?.id ?? "", [number.id]: null })
    expect(value.changed.map(({ custom }) => custom)).toEqual([{ [number.id]: 1 }, {}])
    expect(await tenant.names({ custom: `${choice.id}:${red?.id}` })).toEqual(["1", "2"])
    expect(await tenant.names({ custom: `${number.id}:..5` })).toEqual([])
    expect((await change({ [number.id]: "five" })).code).toBe("custom_value_invalid")
  })

  it("are exported under the names of fields and choices", async () => {
    const { choice, number, request, tenant } = await four()
    const custom = { [choice.id]: choice.choices[1]?.id ?? "", [number.id]: 12.5 }
    await tenant.vehicle({ unit_number: "1", custom })
    const query = new URLSearchParams({
      columns: `unit_number,custom_${choice.id},custom_${number.id}`
    }).toString()
    const url = ExportVehicles.path.replace(":organizationId", tenant.id)
    const reply = await app.request(`${url}?${query}`, {
      headers: { authorization: `Bearer ${request().token}` }
    })
    expect((await reply.text()).replace("\ufeff", "").trim().split("\r\n")).toEqual([
      `"unit number","Wrap","Payload"`,
      `"1","Blue","12.5"`
    ])
  })
})
