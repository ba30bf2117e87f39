import { ChangeLifecycle } from "#fleet/contract"
import { CountDefects, ListDefects } from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createDefectTenant } from "./defectScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("the list of defects", () => {
  const sorts = ["-reported", "reported", "-severity", "due", "-number", "number"]

  it("pages through every order", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    for (const severity of ["minor", "critical", "advisory", "major", "critical"] as const)
      await tenant.report(van, { severity })
    const [first] = await tenant.defects({ sort: "number" })
    await tenant.editing(await tenant.defect(first?.id ?? ""), { due_on: "2031-01-01" })
    for (const sort of sorts) {
      const all = (await tenant.defects({ sort })).map(({ number }) => number)
      expect(all).toHaveLength(5)
      const paged: Array<number> = []
      for (let after: Readonly<Record<string, string>> = {}; ;) {
        const { items, next } = (
          await callEndpoint(app, ListDefects, {
            token: tenant.owner.access_token,
            params: tenant.params(),
            query: { sort, limit: "2", ...after }
          })
        ).value
        paged.push(...items.map(({ number }) => number))
        if (next === null) break
        after = { after: next }
      }
      expect(paged).toEqual(all)
    }
    expect((await tenant.defects({ sort: "-severity" })).map(({ severity }) => severity)).toEqual([
      "critical",
      "critical",
      "major",
      "minor",
      "advisory"
    ])
    expect((await tenant.defects({ sort: "due" }))[0]?.due_on).toBe("2031-01-01")
  })

  it("filters, and leaves out what is resolved", async () => {
    const tenant = await createDefectTenant(app)
    const [van, car] = [await tenant.vehicle(), await tenant.vehicle({ unit_number: "V-2" })]
    const horn = await tenant.report(van, { title: "Hórn is silent", system: "horn", severity: "minor" })
    const brakes = await tenant.report(car, { source: "workshop", blocking: true })
    await tenant.editing(horn, { assignee_id: tenant.owner.user.id })
    const done = await tenant.report(van, { title: "Done" })
    await tenant.resolving(done)
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await tenant.defects({ sort: "number", ...query })).map(({ id }) => id)
    expect(await ids({})).toEqual([horn.id, brakes.id])
    expect(await ids({ state: "resolved" })).toEqual([done.id])
    expect(await ids({ vehicle: van.id })).toEqual([horn.id, done.id])
    expect(await ids({ severity: "minor,advisory" })).toEqual([horn.id])
    expect(await ids({ source: "workshop" })).toEqual([brakes.id])
    expect(await ids({ blocking: "true" })).toEqual([brakes.id])
    expect(await ids({ assignee: "none" })).toEqual([brakes.id])
    expect(await ids({ assignee: tenant.owner.user.id })).toEqual([horn.id])
    expect(await ids({ search: "horn" })).toEqual([horn.id])
    expect(await ids({ search: "D-1002" })).toEqual([brakes.id])
    expect(await ids({ system: "brakes", state: "open,triaged" })).toEqual([brakes.id])
    const token = tenant.owner.access_token
    const { value } = await callEndpoint(app, CountDefects, { token, params: tenant.params() })
    expect(value).toEqual({ count: 2 })
  })

  it("shows those of a sold vehicle for that vehicle only", async () => {
    const tenant = await createDefectTenant(app)
    const van = await tenant.vehicle()
    const open = await tenant.report(van)
    const token = tenant.owner.access_token
    const params = tenant.params({ vehicleId: van.id })
    for (const lifecycle of ["for_sale", "sold"] as const)
      await callEndpoint(app, ChangeLifecycle, { token, params, body: { lifecycle, note: null } })
    expect(await tenant.defects()).toEqual([])
    expect(await tenant.defects({ vehicle: van.id })).toMatchObject([{ id: open.id }])
    expect((await tenant.resolving(open)).value.state).toBe("resolved")
  })
})
