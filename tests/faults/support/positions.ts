import { Client } from "pg"
import { expect } from "vitest"
import { type RetriedRequest, sendUntilAnswered, type ServerError } from "./client.ts"
import type { Server } from "./servers.ts"
import type { Team } from "./team.ts"

const DEVICES = 5

const added = async ({ organizationId, ada }: Team, server: Server, n: number): Promise<string> => {
  const response = await fetch(`${server.address}/api/organizations/${organizationId}/devices`, {
    method: "POST",
    headers: { authorization: `Bearer ${ada.access_token}`, "content-type": "application/json" },
    body: JSON.stringify({ source: "tracker", name: `Tracker ${n}` })
  })
  const body: { readonly access: { readonly key: string } } = JSON.parse(await response.text())
  return body.access.key
}

/** What trackers would send once a second, each a position of its own. */
export const positionsToSend = async (
  team: Team,
  server: Server,
  count: number
): Promise<ReadonlyArray<RetriedRequest>> => {
  const keys = await Promise.all(Array.from({ length: DEVICES }, (_, n) => added(team, server, n)))
  const from = Math.floor(Date.now() / 1000) - count
  return Array.from({ length: count }, (_, n) => ({
    method: "POST",
    path: `/ingest/osmand?${new URLSearchParams({
      id: keys[n % DEVICES] ?? "",
      timestamp: String(from + n),
      lat: String(50 + n / 100_000),
      lon: "8"
    }).toString()}`
  }))
}

/** Sends all positions, each until it is acknowledged, as trackers do. Returns how many were. */
export const trackAll = async (
  requests: ReadonlyArray<RetriedRequest>,
  serverOf: (n: number) => Server,
  serverErrors: Array<ServerError>
): Promise<number> => {
  const statuses = await Promise.all(
    requests.map(async (request, n) => (await sendUntilAnswered([serverOf(n)], request, serverErrors)).status)
  )
  return statuses.filter((status) => status === 200).length
}

/** Checks that so many positions are stored, each once, and that each device is where it was last. */
export const expectPositionsStoredOnce = async (adminUrl: string, count: number): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query(`
      select count(*)::int as stored, count(distinct latitude)::int as different,
        (select count(*)::int from telematics.device_states s where s.fixed_at is distinct from (
          select max(p.fixed_at) from telematics.positions p where p.device_id = s.device_id)) as behind
      from telematics.positions`)
    expect(rows).toEqual([{ stored: count, different: count, behind: 0 }])
  } finally {
    await client.end()
  }
}
