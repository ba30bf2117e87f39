import { afterAll, beforeAll, expect, it } from "vitest"
import { cloneDatabase, type ClonedDatabase } from "../support/postgres.ts"
import { exceptBusy, sendUntilAnswered, type ServerError } from "./support/client.ts"
import { listen } from "./support/listener.ts"
import { expectStoredOnce, expectAnnouncedOnce, sendAll, messagesToSend } from "./support/messages.ts"
import { expectPositionsStoredOnce, positionsToSend, trackAll } from "./support/positions.ts"
import { install, type Installation } from "./support/servers.ts"
import { createTeam, type Team } from "./support/team.ts"

let database: ClonedDatabase
let installation: Installation
let team: Team

beforeAll(async () => {
  database = await cloneDatabase()
  installation = install(database.urls)
  team = await createTeam(database.urls, installation)
})
afterAll(async () => {
  await installation.stop()
  await database.drop()
})

const COUNT = 1_000
const KILLED_AT = [150, 500]

const POSITIONS = 1_000

it("a server killed twice during 1,000 sends and reports stores each message and position exactly once", async () => {
  const [killed, spared] = [await installation.newServer(), await installation.newServer()]
  const [ada, ben] = [team.ada.access_token, team.ben.access_token]
  const listeners = await Promise.all([
    listen(ada, [killed]),
    listen(ben, [spared]),
    // Loses its stream at the first kill and resumes on the other process.
    listen(ben, [killed, spared])
  ])
  const requests = await messagesToSend(team, spared, COUNT)
  const serverErrors: Array<ServerError> = []
  const kills: Array<Promise<void>> = []
  const serverOf = (n: number) => (n % 5 === 0 ? spared : killed)
  const positions = await positionsToSend(team, spared, POSITIONS)
  const tracking = trackAll(positions, serverOf, serverErrors)
  const acknowledged = await sendAll(requests, serverOf, serverErrors, (count) => {
    if (KILLED_AT.includes(count)) kills.push(killed.kill().then(killed.start))
  })
  await Promise.all(kills)
  expect(kills).toHaveLength(KILLED_AT.length)
  expect(exceptBusy(serverErrors)).toEqual([])
  expect(acknowledged.size).toBe(COUNT)
  for (const listener of listeners) await expectAnnouncedOnce(database.urls.admin, listener, acknowledged)
  expect(listeners.map((listener) => listener.openings() > 1)).toEqual([true, false, true])
  await Promise.all(listeners.map((listener) => listener.close()))
  await expectStoredOnce(database.urls.admin, acknowledged)
  expect(await tracking).toBe(POSITIONS)
  await expectPositionsStoredOnce(database.urls.admin, POSITIONS)

  const path = `/api/organizations/${team.organizationId}`
  const unread = await sendUntilAnswered([killed], {
    method: "GET",
    path: `${path}/unread-messages`,
    token: ben
  })
  // Ada's ten first messages and her half of the others; Ben's replies are to her.
  expect(unread.body).toEqual({ unread: 10 + COUNT / 2 })
  const threads = await sendUntilAnswered([killed], {
    method: "GET",
    path: `${path}/threads?search=number%20777`,
    token: ada
  })
  expect(threads.body).toMatchObject({ items: [{ reply_count: COUNT / 20 }] })
})
