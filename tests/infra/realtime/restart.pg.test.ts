import { ensurePostgres, type EmbeddedPostgres } from "#infra/embedded"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { migrate } from "../../../apps/system/migrations.ts"
import { startApp, type TestApp } from "../../support/app.ts"
import { listen } from "../../support/live.ts"
import { clear, makeDataDir } from "../embedded/support.ts"
import { metric, publish, team, write } from "./support.ts"

let dataDir: string
let server: EmbeddedPostgres
let app: TestApp
let other: TestApp

beforeAll(async () => {
  dataDir = makeDataDir()
  server = await ensurePostgres({ dataDir })
  await migrate(server.urls.owner)
  app = await startApp({ database: server })
  other = await startApp({ database: server })
})
afterAll(async () => {
  await other?.stop()
  await app?.stop()
  await clear(dataDir)
})

/** Connections that listen for new events. */
const LISTENERS = "select pid from pg_stat_activity where query ilike 'listen%motorpool_signals%'"

const ask = async (statement: string): Promise<ReadonlyArray<{ pid: number }>> => {
  const client = new Client({ connectionString: server.urls.admin })
  // The restart may cut the connection.
  client.on("error", () => {})
  await client.connect()
  try {
    return (await client.query<{ pid: number }>(statement)).rows
  } finally {
    await client.end()
  }
}

/** The number of listening connections; none while the database is down. */
const listeners = async (): Promise<ReadonlyArray<number>> =>
  (await ask(LISTENERS).catch(() => [])).map(({ pid }) => pid)

it("keeps every stream through a database restart, and is then notified by other processes again", async () => {
  const { owner, organizationId } = await team(app)
  const streams = [await listen(app, owner.access_token), await listen(other, owner.access_token)]
  const before = await listeners()
  expect(before.length).toBe(2)
  // When one of its processes is killed, PostgreSQL ends all others, recovers and continues at the same address.
  process.kill(before[0] ?? 0, "SIGKILL")
  await expect
    .poll(async () => (await listeners()).filter((pid) => !before.includes(pid)).length, { timeout: 20_000 })
    .toBe(2)
  const client = new Client({ connectionString: server.urls.system })
  await client.connect()
  await write(client, "AfterRecovery", { organizationId })
  for (const { messages } of streams)
    await expect
      .poll(() => messages.map(({ data }) => data.name), { timeout: 5_000 })
      .toEqual(["AfterRecovery"])
  const delivered = await metric("live_events_handed_over_total")
  await client.end()
  const delays: Array<number> = []
  for (let number = 1; number <= 10; number++) {
    const sent = performance.now()
    await publish(app, organizationId, owner.user.id)
    for (const { messages } of streams)
      await expect.poll(() => messages.length, { interval: 2, timeout: 3_000 }).toBe(number + 1)
    delays.push(performance.now() - sent)
  }
  // Without notifications, polling would deliver each event a second after the previous one.
  expect(delays.toSorted((a, b) => a - b)[5]).toBeLessThan(150)
  expect(await metric("live_events_handed_over_total")).toBe(delivered + 20)
  await Promise.all(streams.map(({ close }) => close()))
})
