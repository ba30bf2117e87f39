import {
  ArchiveCampaign,
  CancelWorkOrder,
  CloseWorkOrder,
  CompleteLine,
  CreateCampaign,
  EditCampaign,
  ListCampaigns,
  ListRecalls,
  MarkRecallNotApplicable,
  RemoveLine,
  ReopenRecall,
  ReportRecallDone,
  RestoreCampaign,
  RestoreWorkOrder,
  StartWork
} from "#maintenance/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, newestEvent, reactTo, runJob } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

type Entered = (typeof CreateCampaign)["body"]["Encoded"]

const transit: Entered = {
  number: "24V-101",
  manufacturer: "Ford",
  component: "Brake hoses",
  system: "brakes",
  summary: "Hoses may leak.",
  remedy: "Dealers replace the hoses.",
  reported_on: "2024-05-06",
  make: "FORD",
  model: "transit",
  year_from: 2022,
  year_to: 2024
}

/** Vehicles of several models, of which V-1 and V-2 are Transits of 2024. */
const scene = async () => {
  const shop = await workshop(app)
  await shop.vehicle({ unit_number: "V-2" })
  await shop.vehicle({ unit_number: "V-3", model_year: 2021 })
  await shop.vehicle({ unit_number: "V-4", model: "Ranger" })
  await shop.vehicle({ unit_number: "V-5", make: "Fiat", model: "Ducato" })
  const { ask } = shop
  const match = async () =>
    runJob(app, "maintenance.when-campaign-changed", await newestEvent(app, "CampaignChanged", shop.id))
  const recalls = async (query: Readonly<Record<string, string>> = {}) =>
    (await ask(ListRecalls, { query })).value.items.toSorted((one, other) =>
      one.vehicle.name < other.vehicle.name ? -1 : 1
    )
  const enter = async (fields: Partial<Entered> = {}) => {
    const { value } = await ask(CreateCampaign, { body: { ...transit, ...fields } })
    await match()
    return value
  }
  const first = async () => {
    const [recall] = await recalls({ vehicle: shop.vehicleOfOrders.id })
    if (recall === undefined) throw new Error("The vehicle has no recall.")
    return recall
  }
  return { ...shop, enter, first, match, recalls }
}

const vehiclesOf = (recalls: ReadonlyArray<{ readonly vehicle: { readonly name: string } }>) =>
  recalls.map(({ vehicle }) => vehicle.name)

describe("a campaign that was entered by hand", () => {
  it("opens a recall for each vehicle of its make, model and years, once", async () => {
    const { ask, enter, match, recalls, timeline } = await scene()
    await enter()
    await match()
    expect(await recalls()).toMatchObject([
      { vehicle: { name: "V-1" }, state: "open", campaign: { number: "24V-101", source: "manual" } },
      { vehicle: { name: "V-2" }, state: "open" }
    ])
    expect((await timeline()).filter((kind) => kind === "recall.matched")).toHaveLength(1)
    expect((await ask(ListCampaigns)).value.items).toMatchObject([{ vehicles: 2, undone: 2 }])
  })

  it("concerns whatever its rule does not limit", async () => {
    const { enter, recalls } = await scene()
    await enter({ model: null, year_from: null, year_to: null })
    expect(vehiclesOf(await recalls())).toEqual(["V-1", "V-2", "V-3", "V-4"])
    expect(vehiclesOf(await recalls({ search: "v-4" }))).toEqual(["V-4"])
    expect(vehiclesOf(await recalls({ search: "hoses", state: "done" }))).toEqual([])
  })

  it("lets go of untouched recalls that its new rule leaves out", async () => {
    const { ask, enter, match, recalls } = await scene()
    const campaign = await enter({ model: null, year_from: null })
    const [v1] = await recalls()
    if (v1 === undefined) throw new Error("There is no recall.")
    const params = { recallId: v1.id }
    await ask(MarkRecallNotApplicable, { params, body: { expected_version: 1, reason: "By the VIN" } })
    const changed = await ask(EditCampaign, {
      params: { campaignId: campaign.id },
      body: { expected_version: 1, model: "Ranger" }
    })
    expect(changed.value.model).toBe("Ranger")
    await match()
    expect(vehiclesOf(await recalls({ state: "open,not_applicable" }))).toEqual(["V-1", "V-4"])
  })

  it("has a number of its own, years in order, and is archived and restored with its recalls", async () => {
    const { ask, enter, match, recalls } = await scene()
    const { id: campaignId } = await enter()
    const create = (fields: Partial<Entered>) => ask(CreateCampaign, { body: { ...transit, ...fields } })
    expect(await create({ number: "24v-101" })).toMatchObject({ status: 409, code: "campaign_exists" })
    expect(await create({ number: "2", year_to: 2020 })).toMatchObject({
      status: 422,
      code: "years_reversed"
    })
    const params = { campaignId }
    await ask(ArchiveCampaign, { params })
    expect(await recalls()).toEqual([])
    const listed = async (query: { readonly archived?: "true" }) =>
      (await ask(ListCampaigns, { query })).value.items.map(({ id }) => id)
    expect([await listed({ archived: "true" }), await listed({})]).toEqual([[campaignId], []])
    const edit = { params, body: { expected_version: 2, remedy: null } }
    expect(await ask(EditCampaign, edit)).toMatchObject({ status: 409, code: "campaign_is_archived" })
    await ask(RestoreCampaign, { params })
    await match()
    expect(await recalls()).toHaveLength(2)
  })

  it("is announced once to those who plan services, however many vehicles it concerns", async () => {
    const { addMember, enter, id, match, owner, vehicle } = await scene()
    const [manager, technician] = [await addMember("manager"), await addMember("technician")]
    await enter()
    await reactTo(app, await newestEvent(app, "RecallsAnnounced", id))
    await vehicle({ unit_number: "V-6" })
    await match()
    const { rows } = await app.admin.query(
      "select data from app.outbox where name = 'RecallsAnnounced' and organization_id = $1",
      [id]
    )
    expect(rows).toHaveLength(1)
    const title = "Possible recall of 2 vehicles: 24V-101"
    for (const person of [owner, manager])
      expect((await listOf(app, person)).items).toContainEqual(expect.objectContaining({ title }))
    expect((await listOf(app, technician)).items).not.toContainEqual(expect.objectContaining({ title }))
  })
})

describe("a recall of a vehicle", () => {
  it("is done outside of the workshop, does not apply, and is opened again", async () => {
    const { ask, enter, first, timeline } = await scene()
    await enter()
    const { id: recallId } = await first()
    const at = (version: number) => ({ params: { recallId }, version })
    const done = (version: number, done_on = "2026-01-02") =>
      ask(ReportRecallDone, {
        params: at(version).params,
        body: { expected_version: version, done_on, note: "At the dealer" }
      })
    expect(await done(1, "2150-01-01")).toMatchObject({ status: 422, code: "recall_done_in_future" })
    expect((await done(1)).value).toMatchObject({
      state: "done",
      done_on: "2026-01-02",
      note: "At the dealer"
    })
    expect(await done(1)).toMatchObject({ status: 409, code: "recall_was_changed" })
    expect(await done(2)).toMatchObject({ status: 409, code: "recall_not_possible" })
    const reopen = { params: { recallId }, body: { expected_version: 2 } }
    expect((await ask(ReopenRecall, reopen)).value).toMatchObject({
      state: "open",
      note: null,
      done_on: null
    })
    const body = { expected_version: 3, reason: "Not this VIN" }
    expect((await ask(MarkRecallNotApplicable, { params: { recallId }, body })).value).toMatchObject({
      state: "not_applicable",
      note: "Not this VIN"
    })
    expect((await timeline()).slice(0, 4)).toEqual([
      "recall.not_applicable",
      "recall.reopened",
      "recall.done",
      "recall.matched"
    ])
  })

  it("is done when the work order that it is in is closed, at the manufacturer's expense", async () => {
    const { ask, enter, first, on, onLine, open, timeline, vehicleOfOrders } = await scene()
    await enter()
    const { id: recall_id } = await first()
    const { value: draft } = await open({ kind: "recall", lines: [{ recall_id }] })
    expect(draft.items).toMatchObject([
      { title: "Brake hoses", complaint: "Hoses may leak.", system: "brakes", warranty_check: "claimed" }
    ])
    expect(await first()).toMatchObject({ state: "scheduled", work_order: { number: draft.number } })
    const again = { vehicle_id: vehicleOfOrders.id, lines: [{ recall_id }] }
    expect(await open(again)).toMatchObject({ status: 409, code: "in_another_work_order" })
    const done = {
      params: { recallId: recall_id },
      body: { expected_version: 2, done_on: "2026-01-02", note: null }
    }
    expect(await ask(ReportRecallDone, done)).toMatchObject({ status: 409, code: "recall_not_possible" })
    const { value: started } = await on(StartWork, draft)
    const [line] = started.items
    if (line === undefined) throw new Error("There is no line.")
    const { value: ready } = await onLine(CompleteLine, line)
    expect((await on(CloseWorkOrder, ready)).value.state).toBe("closed")
    expect(await first()).toMatchObject({ state: "done", work_order: { number: draft.number } })
    expect(await timeline()).toContain("recall.done")
    expect(await open(again)).toMatchObject({ status: 409, code: "source_is_over" })
  })

  it("is open again when its line is removed or its work order cancelled", async () => {
    const { ask, enter, first, on, open } = await scene()
    await enter()
    const { id: recall_id } = await first()
    const { value: draft } = await open({ lines: [{ recall_id }] })
    await ask(RemoveLine, { params: { lineId: draft.items[0]?.id ?? "" } })
    expect((await first()).state).toBe("open")
    const { value: other } = await open({ lines: [{ recall_id }] })
    const { value: cancelled } = await on(CancelWorkOrder, other, { reason: "Not now" })
    expect(await first()).toMatchObject({ state: "open", work_order: null })
    expect((await on(RestoreWorkOrder, cancelled)).value.state).toBe("draft")
    expect(await first()).toMatchObject({ state: "scheduled", work_order: { number: other.number } })
  })
})
