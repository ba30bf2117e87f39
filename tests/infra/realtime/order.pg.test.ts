import { Pool } from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { createPerson } from "../../support/seeds.ts"
import { listen, type OpenStream } from "../../support/live.ts"
import { connected, publish, team, write } from "./support.ts"

let app: TestApp
let other: TestApp

beforeAll(async () => {
  app = await startApp()
  other = await startApp({ database: app })
})
afterAll(async () => {
  await other?.stop()
  await app?.stop()
})

const WRITERS = 200
const EACH = 3

/** Pseudorandom numbers that are the same in every run. */
const seeded = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

/** A transaction that takes its number early and commits after a random number of round trips. */
const transact = async (pool: Pool, userId: string, writer: number, random: () => number) => {
  const client = await pool.connect()
  try {
    await client.query("begin")
    for (let number = 0; number < EACH; number++) {
      await write(client, `Event${writer}.${number}`, { userId })
      for (let trip = Math.floor(random() * 12); trip > 0; trip--) await client.query("select 1")
    }
    // Some roll back: no one may receive their events.
    await client.query(writer % 20 === 7 ? "rollback" : "commit")
  } finally {
    client.release()
  }
}

const idsOf = ({ messages }: OpenStream) => messages.map(({ id }) => id)

it("delivers 200 concurrent commits exactly once and in the same order on every process, including late ones", async () => {
  const person = await createPerson(app)
  const streams = [
    await listen(app, person.access_token),
    await listen(other, person.access_token),
    await listen(other, person.access_token)
  ]
  const pool = new Pool({ connectionString: app.urls.system, max: 40 })
  const late = await connected(app)
  await late.query("begin")
  await write(late, "CommitsLate", { userId: person.user.id })
  const random = seeded(20_260_901)
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    transact(pool, person.user.id, writer, random)
  )
  await Promise.all(writers)
  // All but the first have committed, and none is delivered: the oldest transaction holds them back.
  expect(streams.flatMap(idsOf)).toEqual([])
  await late.query("commit")
  const { rows } = await app.admin.query<{ id: string }>(
    `select xid || '.' || position as id from app.outbox
     where user_id = $1 and (name like 'Event%' or name = 'CommitsLate')
     order by xid, position`,
    [person.user.id]
  )
  expect(rows.length).toBe((WRITERS - WRITERS / 20) * EACH + 1)
  for (const stream of streams)
    await expect.poll(() => idsOf(stream), { timeout: 5_000 }).toEqual(rows.map(({ id }) => id))
  await Promise.all([late.end(), pool.end(), ...streams.map(({ close }) => close())])
})

it("resumes any number of times without gaps or duplicates", async () => {
  const person = await createPerson(app)
  const witness = await listen(app, person.access_token)
  const pool = new Pool({ connectionString: app.urls.system, max: 20 })
  const random = seeded(7)
  const received: Array<string | undefined> = []
  const writers = new Set(Array.from({ length: 100 }, (_, writer) => writer))
  const writing = [...writers].map((writer) =>
    transact(pool, person.user.id, writer, random).then(() => writers.delete(writer))
  )
  let last = witness.readyAt
  const follow = async (process: TestApp) => {
    const stream = await listen(process, person.access_token, last)
    await stream.close()
    received.push(...idsOf(stream))
    last = received.at(-1) ?? last
  }
  for (let round = 0; writers.size > 0; round++) await follow(round % 2 ? app : other)
  await Promise.all(writing)
  await expect.poll(() => witness.messages.length, { timeout: 3_000 }).toBe(95 * EACH)
  await follow(other)
  expect(received).toEqual(idsOf(witness))
  await Promise.all([pool.end(), witness.close()])
})

it("notifies another process long before its readers would poll", async () => {
  const { owner, organizationId } = await team(app)
  const streams = [await listen(app, owner.access_token), await listen(other, owner.access_token)]
  const delays: Array<number> = []
  for (let number = 1; number <= 20; number++) {
    const sent = performance.now()
    await publish(app, organizationId, owner.user.id)
    for (const { messages } of streams)
      await expect.poll(() => messages.length, { interval: 2, timeout: 3_000 }).toBe(number)
    delays.push(performance.now() - sent)
  }
  // Polling every second would take 500 ms on average.
  expect(delays.toSorted((a, b) => a - b)[10]).toBeLessThan(150)
  await Promise.all(streams.map(({ close }) => close()))
})
