import { randomUUID } from "node:crypto"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { insist, type Trouble } from "./support/client.ts"
import { type Cluster, startCluster } from "./support/cluster.ts"
import { everyJobSettled } from "./support/jobs.ts"
import { listen } from "./support/listener.ts"
import { expectEachOnce, expectHeardOnce, sendAll, sends } from "./support/messages.ts"
import { install, type Installation } from "./support/servers.ts"
import { gather, madeId, type Team } from "./support/team.ts"

let cluster: Cluster
let installation: Installation
let team: Team

beforeAll(async () => {
  cluster = await startCluster()
  installation = install(cluster.urls)
  team = await gather(cluster.urls, installation)
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

it("servers survive restarts of their database: nothing is lost or duplicated, and clients are asked to retry", async () => {
  const servers = [await installation.newServer(), await installation.newServer()] as const
  const listeners = await Promise.all([
    listen(team.ada.access_token, [servers[0]]),
    listen(team.ben.access_token, [servers[1]])
  ])
  const asks = await sends(team, servers[0], COUNT)
  const troubles: Array<Trouble> = []
  let restarts: Promise<unknown> = Promise.resolve()
  const sending = sendAll(
    asks,
    (n) => servers[n % 2 === 0 ? 0 : 1],
    troubles,
    (count) => {
      const mode = [...RESTARTS].find(([at]) => at === count)?.[1]
      if (mode !== undefined) restarts = restarts.then(() => cluster.restart(mode))
    }
  )
  const invitations = await Promise.all(
    Array.from({ length: INVITED }, async (_, n) =>
      madeId(await insist([servers[0]], invite(team, n), troubles))
    )
  )
  const acknowledged = await sending
  await restarts

  expect(acknowledged.size).toBe(COUNT)
  for (const listener of listeners) await expectHeardOnce(cluster.urls.admin, listener, acknowledged)
  await Promise.all(listeners.map((listener) => listener.close()))
  await expectEachOnce(cluster.urls.admin, acknowledged)

  expect(troubles.length).toBeGreaterThan(0)
  for (const { status, text } of troubles) {
    expect(status).toBe(503)
    expect(JSON.parse(text)).toMatchObject({ code: "unavailable", title: "Not available at the moment" })
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
