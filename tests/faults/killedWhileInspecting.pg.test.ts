import { randomUUID } from "node:crypto"
import { Client } from "pg"
import sharp from "sharp"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { type RetriedRequest, sendUntilAnswered } from "./support/client.ts"
import { inspectedVehicle, type InspectedVehicle, inspection } from "./support/inspections.ts"
import { install, type Installation, type Server } from "./support/servers.ts"
import { createTeam, type Team } from "./support/team.ts"

let database: ClonedDatabase
let installation: Installation
let team: Team
let admin: Client
let server: Server
let vehicle: InspectedVehicle

beforeAll(async () => {
  database = await cloneDatabase()
  installation = install(database.urls)
  team = await createTeam(database.urls, installation)
  admin = new Client({ connectionString: database.urls.admin })
  await admin.connect()
  server = await installation.newServer()
  vehicle = await inspectedVehicle(server, team)
})
afterAll(async () => {
  await installation.stop()
  await admin.end()
  await database.drop()
})

const PHOTO = await sharp({ create: { width: 40, height: 30, channels: 3, background: "teal" } })
  .jpeg()
  .toBuffer()

/** Uploads a photo of the brakes; returns its id. */
const upload = async (): Promise<string> => {
  const id = randomUUID()
  const query = new URLSearchParams({
    id,
    name: "pads.jpg",
    size: String(PHOTO.length),
    part: "0"
  }).toString()
  const answer = await fetch(`${server.address}/api/organizations/${team.organizationId}/files?${query}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${team.ada.access_token}`,
      "content-type": "application/octet-stream"
    },
    body: new Uint8Array(PHOTO)
  })
  expect(answer.status).toBe(201)
  return id
}

const count = async (source: string): Promise<number> =>
  (await admin.query(`select count(*)::int as count from ${source}`)).rows[0].count

/** Everything that inspections with these ids and failed brakes leave behind, each once. */
const expectRecordedOnce = async (paths: ReadonlyArray<string>) => {
  for (const path of paths) {
    const { status, body } = await sendUntilAnswered([server], {
      method: "GET",
      path,
      token: team.ada.access_token
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      result: "pass_with_defects",
      photos: 1,
      answers: [{ key: "brakes", note: "Pads are worn", photos: [{ name: "pads.jpg" }] }]
    })
  }
  const recorded = paths.length
  const sources = {
    inspections: await count("inspections.inspections"),
    links: await count("inspections.links"),
    photos: await count("inspections.inspection_files"),
    defects: await count("maintenance.defects"),
    events: await count("app.outbox where name = 'InspectionSubmitted'")
  }
  expect(sources).toEqual({
    inspections: recorded,
    links: recorded,
    photos: recorded,
    defects: recorded,
    events: recorded
  })
  const chain = await sendUntilAnswered([server], {
    method: "GET",
    path: `/api/organizations/${team.organizationId}/vehicles/${vehicle.id}/inspection-chain`,
    token: team.ada.access_token
  })
  expect(chain.body).toMatchObject({ inspections: recorded, is_intact: true })
}

/** Sends a request, and kills the server as soon as the inspection is committed; its answer is never read. */
const loseTheAnswer = async ({ method, path, token, body }: RetriedRequest) => {
  await admin.query("listen recorded")
  const committed = new Promise<void>((resolve) => admin.once("notification", () => resolve()))
  const sender = new AbortController()
  const answer = fetch(`${server.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: sender.signal
  }).then(
    ({ status }) => status,
    () => "lost"
  )
  await committed
  sender.abort()
  await server.kill()
  return answer
}

// Long because: the moments at which the server is killed, one after another.
it("an inspection exists exactly once, wherever the server is killed while it is sent", async () => {
  const between = inspection(team, vehicle, await upload())
  await server.kill()
  await server.start()
  expect(await sendUntilAnswered([server], between)).toMatchObject({ status: 200 })
  await expectRecordedOnce([between.path])

  await admin.query(`
    create function app.notify_of_recorded() returns trigger language plpgsql as
      $$ begin perform pg_notify('recorded', ''); return null; end $$;
    create trigger announced after insert on inspections.inspections
      for each row execute function app.notify_of_recorded()`)
  const after = inspection(team, vehicle, await upload())
  await loseTheAnswer(after)
  await server.start()
  // The phone uploads the photo again, too.
  expect(await sendUntilAnswered([server], after)).toMatchObject({ status: 200 })
  await expectRecordedOnce([between.path, after.path])
})

const SENT = 30
const KILLED_AT = [8, 20]

it("inspections that are sent while the server is killed twice are recorded once each", async () => {
  const before = await count("inspections.inspections")
  const requests: Array<RetriedRequest> = []
  for (let n = 0; n < SENT; n++) requests.push(inspection(team, vehicle, await upload()))
  let answers = 0
  const kills: Array<Promise<void>> = []
  const statuses = await Promise.all(
    requests.map(async (request) => {
      const { status } = await sendUntilAnswered([server], request)
      if (KILLED_AT.includes(++answers)) kills.push(server.kill().then(server.start))
      return status
    })
  )
  await Promise.all(kills)
  expect(kills).toHaveLength(KILLED_AT.length)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await count("inspections.inspections")).toBe(before + SENT)
  expect(await count("inspections.links")).toBe(before + SENT)
})
