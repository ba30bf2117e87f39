import { MAX_VIEWS } from "#views/contract"
import { RemoveMember } from "#tenancy/contract"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { logged, published } from "../support/history.ts"
import { listen, named } from "../support/live.ts"
import { PATIENT } from "../support/patience.ts"
import { createViewsTenant, fields, type ViewsTenant } from "./scene.ts"

let app: TestApp
let views: ViewsTenant
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  views = await createViewsTenant(app)
})

describe("a personal view", () => {
  it("is stored as given, and seen by its owner only", async () => {
    const { status, value } = await views.create(views.viewer, { name: "  Companies  " })
    expect(status).toBe(201)
    expect(value).toMatchObject({
      ...fields,
      name: "Companies",
      owner_id: views.viewer.user.id,
      version: 1,
      can: { edit: true, share: false }
    })
    expect(await views.list(views.viewer)).toEqual([value])
    expect(await views.list(views.owner)).toEqual([])
    expect(await views.list(views.viewer, "vehicles")).toEqual([])
    expect((await views.edit(views.owner, value.id, { expected_version: 1, name: "Mine" })).status).toBe(404)
    expect((await views.remove(views.owner, value.id)).status).toBe(404)
  })

  it("leaves no trace in the audit log, and is announced to its owner alone", async () => {
    const [own, others] = [
      await listen(app, views.agent.access_token),
      await listen(app, views.owner.access_token)
    ]
    await views.create(views.agent)
    await views.create(views.agent, { name: "For everyone", shared: true })
    await expect.poll(() => named(own.messages), PATIENT).toEqual(["SavedViewChanged", "SavedViewChanged"])
    await expect.poll(() => named(others.messages), PATIENT).toEqual(["SavedViewChanged"])
    await Promise.all([own.close(), others.close()])
    expect(await logged(app, views, "view.shared")).toMatchObject([{ subject: "For everyone" }])
  })

  it("is deleted when its owner leaves, while a shared one remains", async () => {
    await views.create(views.agent)
    await views.create(views.agent, { name: "Shared", shared: true })
    await callEndpoint(app, RemoveMember, {
      token: views.owner.access_token,
      params: views.params({ memberId: await views.memberId(views.agent) })
    })
    const { rows } = await app.admin.query(
      "select name from views.saved_views where organization_id = $1 order by name",
      [views.id]
    )
    expect(rows).toEqual([{ name: "Shared" }])
    expect(await views.names(views.viewer)).toEqual(["Shared"])
  })
})

describe("a shared view", () => {
  it("is seen by everyone, by name, and changed by its owner and by managers", async () => {
    const { value } = await views.create(views.agent, { name: "été", shared: true })
    await views.create(views.viewer, { name: "Zoo" })
    await views.create(views.agent, { name: "Alpha", shared: true })
    expect(await views.names(views.viewer)).toEqual(["Alpha", "été", "Zoo"])
    expect((await views.edit(views.viewer, value.id, { expected_version: 1, name: "No" })).status).toBe(403)
    expect((await views.remove(views.viewer, value.id)).status).toBe(403)
    const manager = await views.addMember("manager")
    expect(
      (await views.edit(manager, value.id, { expected_version: 1, name: "Summer" })).value
    ).toMatchObject({
      name: "Summer",
      owner_id: views.agent.user.id,
      version: 2
    })
    expect((await views.edit(manager, value.id, { expected_version: 2, shared: false })).code).toBe(
      "view_of_another"
    )
    expect((await views.list(manager)).map(({ can }) => can)).toEqual([
      { edit: true, share: false },
      { edit: true, share: false }
    ])
    expect(await logged(app, views, "view.edited")).toMatchObject([{ subject: "Summer" }])
  })

  it("is shared only by those who may", async () => {
    expect((await views.create(views.viewer, { shared: true })).status).toBe(403)
    const { id } = (await views.create(views.viewer)).value
    expect((await views.edit(views.viewer, id, { expected_version: 1, shared: true })).status).toBe(403)
  })

  it("can be made personal again by its owner", async () => {
    const { id } = (await views.create(views.agent)).value
    await views.edit(views.agent, id, { expected_version: 1, shared: true })
    expect(await views.names(views.viewer)).toEqual(["Companies"])
    await views.edit(views.agent, id, { expected_version: 2, shared: false })
    expect(await views.names(views.viewer)).toEqual([])
    expect(await logged(app, views, "view.unshared")).toHaveLength(1)
  })
})

describe("editing a view", () => {
  it("is refused if it was changed in the meantime, and does nothing without a difference", async () => {
    const { id } = (await views.create(views.agent, { shared: true })).value
    const events = await published(app, views, "SavedViewChanged")
    expect(
      (await views.edit(views.agent, id, { expected_version: 1, query: fields.query })).value.version
    ).toBe(1)
    expect(await published(app, views, "SavedViewChanged")).toBe(events)
    const changes = await Promise.all(
      ["type=person", "owner=me"].map((query) => views.edit(views.agent, id, { expected_version: 1, query }))
    )
    expect(changes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(changes.map(({ code }) => code)).toContain("view_was_changed")
  })
})

describe("deleting a view", () => {
  it("can be undone for a day, also by a manager, without changing its owner", async () => {
    const { value } = await views.create(views.agent, { shared: true })
    const { owner } = views
    expect((await views.remove(owner, value.id)).status).toBe(204)
    expect(await views.list(views.agent)).toEqual([])
    expect((await views.remove(owner, value.id)).status).toBe(404)
    expect((await views.restore(views.viewer, value.id)).status).toBe(403)
    expect((await views.restore(owner, value.id)).status).toBe(204)
    expect(await views.list(views.agent)).toEqual([value])
    expect(await logged(app, views, "view.deleted")).toHaveLength(1)
    expect(await logged(app, views, "view.restored")).toHaveLength(1)
  })
})

describe("the number of views", () => {
  it("is limited for each list: personal ones per member, shared ones for all", async () => {
    await app.admin.query(
      `insert into views.saved_views (organization_id, id, user_id, list, name, query, columns, shared, version, created_at, updated_at)
       select $1, gen_random_uuid(), $2, 'customers', 'View ' || n, '', '[]', shared, 1, now(), now()
       from generate_series(1, $3::int - 1) n cross join (values (true), (false)) as kinds (shared)`,
      [views.id, views.agent.user.id, MAX_VIEWS]
    )
    const results = await Promise.all([
      views.create(views.agent, { shared: true }),
      views.create(views.owner, { shared: true })
    ])
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    const { value } = await views.create(views.agent)
    expect((await views.create(views.agent)).code).toBe("too_many_views")
    expect((await views.create(views.agent, { list: "vehicles" })).status).toBe(201)
    expect((await views.create(views.viewer)).status).toBe(201)
    expect((await views.edit(views.agent, value.id, { expected_version: 1, shared: true })).code).toBe(
      "too_many_views"
    )
  })
})

it.each([
  { name: " " },
  { query: "a b" },
  { query: "q".repeat(2001) },
  { list: "Customers!" },
  { columns: [{ key: "name", width: 3 }] },
  { columns: Array.from({ length: 61 }, (_, at) => ({ key: `c${at}`, width: null })) }
])("refuses %j", async (body) => {
  expect((await views.create(views.agent, body)).status).toBe(422)
})
