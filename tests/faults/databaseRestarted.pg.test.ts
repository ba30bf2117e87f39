import { randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { sendUntilAnswered, type ServerError } from "./support/client.ts"
import { type Cluster, startCluster } from "./support/cluster.ts"
import { everyJobSettled } from "./support/jobs.ts"
import { listen } from "./support/listener.ts"
import { expectStoredOnce, expectAnnouncedOnce, sendAll, messagesToSend } from "./support/messages.ts"
import { expectPositionsStoredOnce, positionsToSend, trackAll } from "./support/positions.ts"
import { install, type Installation } from "./support/servers.ts"
import { createTeam, createdId, type Team } from "./support/team.ts"

let cluster: Cluster
let installation: Installation
let team: Team

beforeAll(async () => {
  cluster = await startCluster()
  installation = install(cluster.urls)
  team = await createTeam(cluster.urls, installation)
})
afterAll(async () => {
  await installation.stop()
  await cluster.stop()
})

const COUNT = 600
const RESTARTS = new Map([
  [100, "fast"],
  [300, "immediate"]
] as const)
const INVITED = 10

const invite = ({ organizationId, ada }: Team, n: number) => ({
  method: "POST",
  path: `/api/organizations/${organizationId}/invitations`,
  token: ada.access_token,
  headers: { "idempotency-key": randomUUID() },
  body: { invited_name: "New Member", email: `invited${n}@example.com`, role: "driver" }
})

/** The queued emails, and whether they were sent. */
const queuedMails = async () => {
  const client = new Client({ connectionString: cluster.urls.admin })
  await client.connect()
  const { rows } = await client.query<{ id: string; kind: string; status: string }>(
    "select id, kind, status from app.mails order by id"
  )
  await client.end()
  return rows
}

it("servers survive restarts of their database without losing or duplicating anything, and ask clients to retry", async () => {
  const servers = [await installation.newServer(), await installation.newServer()] as const
  const listeners = await Promise.all([
    listen(team.ada.access_token, [servers[0]]),
    listen(team.ben.access_token, [servers[1]])
  ])
  const requests = await messagesToSend(team, servers[0], COUNT)
  const serverErrors: Array<ServerError> = []
  const positions = await positionsToSend(team, servers[0], COUNT)
  const tracking = trackAll(positions, (n) => servers[n % 2 === 0 ? 0 : 1], serverErrors)
  let restarts: Promise<unknown> = Promise.resolve()
  const sending = sendAll(
    requests,
    (n) => servers[n % 2 === 0 ? 0 : 1],
    serverErrors,
    (count) => {
      const mode = [...RESTARTS].find(([at]) => at === count)?.[1]
      if (mode !== undefined) restarts = restarts.then(() => cluster.restart(mode))
    }
  )
  const invitations = await Promise.all(
    Array.from({ length: INVITED }, async (_, n) =>
      createdId(await sendUntilAnswered([servers[0]], invite(team, n), serverErrors))
    )
  )
  const acknowledged = await sending
  await restarts

  expect(acknowledged.size).toBe(COUNT)
  for (const listener of listeners) await expectAnnouncedOnce(cluster.urls.admin, listener, acknowledged)
  await Promise.all(listeners.map((listener) => listener.close()))
  await expectStoredOnce(cluster.urls.admin, acknowledged)
  expect(await tracking).toBe(COUNT)
  await expectPositionsStoredOnce(cluster.urls.admin, COUNT)

  expect(serverErrors.length).toBeGreaterThan(0)
  for (const { status, text } of serverErrors) {
    expect(status).toBe(503)
    // What waits for a connection meanwhile may reach its limit first.
    const { code, title } = JSON.parse(text) as { readonly code: string; readonly title: string }
    expect([code, title]).toEqual(
      code === "busy" ? ["busy", "Busy at the moment"] : ["unavailable", "Not available at the moment"]
    )
    expect(text).not.toMatch(/\bat .*\.ts\b|SqlError|ECONN/)
  }

  expect(new Set(invitations).size).toBe(INVITED)
  expect(await everyJobSettled(cluster.urls, installation)).toBe(0)
  const mails = await queuedMails()
  expect(mails.filter(({ kind }) => kind === "tenancy.invitation")).toHaveLength(INVITED + 1)
  expect(mails.filter(({ status }) => status !== "sent")).toEqual([])
  const written = readdirSync(join(installation.dataDir, "mail")).toSorted()
  expect(written).toEqual(mails.map(({ id }) => `${id}.eml`))
})
