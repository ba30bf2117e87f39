import { CompleteLine, ListServiceProposals, StartWork } from "#maintenance/contract"
import { brokenInvariants } from "#infra/postgres"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { invariants } from "../../apps/system/assembly.ts"
import { type Workshop, workshop } from "../maintenance/workshopScene.ts"
import { startApp } from "../support/app.ts"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { type RetriedRequest, sendUntilAnswered, type ServerError } from "./support/client.ts"
import { install, type Installation, type Server } from "./support/servers.ts"

const VEHICLES = 12
const KILLED_AT = 4

let database: ClonedDatabase
let installation: Installation
let admin: Client
let server: Server
let closings: ReadonlyArray<RetriedRequest>
let acceptances: ReadonlyArray<RetriedRequest>

/** A request to close a work order of a vehicle, with two lines that are done, of which one is for a defect. */
const closing = async (scene: Workshop, n: number): Promise<RetriedRequest> => {
  const { id: vehicle_id } = await scene.vehicle({ unit_number: `In work ${n}` })
  const { id: defect_id } = await scene.defect({ vehicle_id })
  const { value: draft } = await scene.open({ vehicle_id, lines: [{ defect_id }, { title: "Discs" }] })
  let order = (await scene.on(StartWork, draft)).value
  for (const line of order.items) order = (await scene.onLine(CompleteLine, line)).value
  return {
    method: "PUT",
    path: `/api/organizations/${scene.id}/work-orders/${order.id}/close`,
    token: scene.owner.access_token,
    body: { expected_version: order.version, reading: { value: 50_000 + n, unit: "km" } }
  }
}

/** Requests to accept what is proposed for vehicles with a defect. */
const accepting = async (scene: Workshop): Promise<ReadonlyArray<RetriedRequest>> => {
  for (let n = 0; n < VEHICLES; n++) {
    const { id: vehicle_id } = await scene.vehicle({ unit_number: `Due ${n}` })
    await scene.defect({ vehicle_id, title: "Broken lamp" })
  }
  const { items } = (await scene.ask(ListServiceProposals)).value
  return items.map(({ vehicle, work, from, to }) => ({
    method: "POST",
    path: `/api/organizations/${scene.id}/service-proposals/accept`,
    token: scene.owner.access_token,
    headers: { "idempotency-key": randomUUID() },
    body: {
      vehicle_id: vehicle.id,
      occurrence_ids: [],
      defect_ids: work.map(({ id }) => id),
      from,
      to,
      bay_id: null,
      technician_id: null
    }
  }))
}

beforeAll(async () => {
  database = await cloneDatabase()
  installation = install(database.urls)
  const app = await startApp({ env: { ...installation.env }, database: { urls: database.urls } })
  try {
    const scene = await workshop(app)
    closings = await Promise.all(Array.from({ length: VEHICLES }, (_, n) => closing(scene, n)))
    acceptances = await accepting(scene)
  } finally {
    await app.stop()
  }
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  server = await installation.newServer()
})
afterAll(async () => {
  await installation.stop()
  await admin.end()
  await database.drop()
})

/** Sends all requests concurrently; kills and restarts the server once a third has been answered. */
const sendAndKill = async (requests: ReadonlyArray<RetriedRequest>) => {
  const serverErrors: Array<ServerError> = []
  const restarts: Array<Promise<void>> = []
  let answers = 0
  const statuses = await Promise.all(
    requests.map(async (request) => {
      const { status } = await sendUntilAnswered([server], request, serverErrors)
      if (++answers === KILLED_AT) restarts.push(server.kill().then(server.start))
      return status
    })
  )
  await Promise.all(restarts)
  expect(restarts).toHaveLength(1)
  expect(serverErrors).toEqual([])
  return statuses
}

const rows = async (statement: string): Promise<ReadonlyArray<Record<string, number>>> =>
  (await admin.query(statement)).rows

const nothingBroken = async () =>
  expect(
    await brokenInvariants(
      async <Row extends object>(statement: string) => (await admin.query<Row>(statement)).rows,
      invariants
    )
  ).toEqual([])

it("a server killed while work orders are closed closes each once and completely, or not at all", async () => {
  const statuses = await sendAndKill(closings)
  // A request that is repeated although it was carried out is refused: the work order has changed since.
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
  expect(
    await rows(`
      select count(distinct w.id)::int as closed, count(distinct d.id)::int as fixed,
        count(distinct h.id) filter (where h.ended_at is null)::int as held,
        count(distinct r.id) filter (where r.ends_at is null)::int as down
      from maintenance.work_orders w join maintenance.defects d on d.work_order_id = w.id and d.state = 'resolved'
      left join fleet.holds h on h.vehicle_id = w.vehicle_id and h.status = 'firm'
      left join maintenance.downtime_reasons r on r.work_order_id = w.id
      where w.state = 'closed'`)
  ).toEqual([{ closed: VEHICLES, fixed: VEHICLES, held: 0, down: 0 }])
  expect(
    await rows(`
      select count(*)::int as entries, count(distinct vehicle_id)::int as vehicles from fleet.timeline
      where kind = 'work_order.closed'`)
  ).toEqual([{ entries: VEHICLES, vehicles: VEHICLES }])
  expect(await rows("select count(*)::int as events from app.outbox where name = 'WorkOrderClosed'")).toEqual(
    [{ events: VEHICLES }]
  )
  expect(
    await rows("select count(*)::int as readings from fleet.readings where source = 'work_order'")
  ).toEqual([{ readings: VEHICLES }])
  await nothingBroken()
})

it("a server killed while proposals are accepted opens one work order with its hold for each", async () => {
  expect(acceptances).toHaveLength(VEHICLES)
  expect(await sendAndKill(acceptances)).toEqual(acceptances.map(() => 201))
  expect(
    await rows(`
      select count(*)::int as orders, count(distinct w.vehicle_id)::int as vehicles, count(h.id)::int as holds,
        sum(w.lines)::int as lines
      from maintenance.work_orders w
      left join fleet.holds h on h.organization_id = w.organization_id and h.id = w.hold_id and h.status = 'firm'
      where w.state = 'scheduled'`)
  ).toEqual([{ orders: VEHICLES, vehicles: VEHICLES, holds: VEHICLES, lines: VEHICLES }])
  await nothingBroken()
})
