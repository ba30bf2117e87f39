import { Client } from "pg"
import { expect, vi } from "vitest"
import { PATIENT } from "../../support/patience.ts"
import { type RetriedRequest, sendUntilAnswered, type ServerError } from "./client.ts"
import type { Listener } from "./listener.ts"
import type { Server } from "./servers.ts"
import { createdId, message, reply, type Team } from "./team.ts"

/** Messages for Ben to reply to, sent before any failure. */
const THREADS = 10

/** The messages to send: every other one is a reply, many of them concurrently to one thread. */
export const messagesToSend = async (
  team: Team,
  server: Server,
  count: number
): Promise<ReadonlyArray<RetriedRequest>> => {
  const firsts = await Promise.all(
    Array.from({ length: THREADS }, (_, n) => sendUntilAnswered([server], message(team, `Answered ${n}`)))
  )
  const threads = firsts.map(createdId)
  return Array.from({ length: count }, (_, n) =>
    n % 2 === 0
      ? message(team, `Sent ${n}`)
      : reply(team, threads[(n >> 1) % THREADS] ?? "", `Answer number ${n}`)
  )
}

/**
 * Sends all messages concurrently and repeatedly until each is acknowledged; calls `onCount` with their number. Returns
 * the acknowledged message's id for each client id.
 */
export const sendAll = async (
  requests: ReadonlyArray<RetriedRequest>,
  serverOf: (n: number) => Server,
  serverErrors: Array<ServerError>,
  onCount: (acknowledged: number) => void
): Promise<ReadonlyMap<string, string>> => {
  const acknowledged = new Map<string, string>()
  await Promise.all(
    requests.map(async (ask, n) => {
      const id = createdId(await sendUntilAnswered([serverOf(n)], ask, serverErrors))
      acknowledged.set(String(Reflect.get(ask.body ?? {}, "client_id")), id)
      onCount(acknowledged.size)
    })
  )
  return acknowledged
}

const SENT = `
  select client_id, id from messaging.messages where client_id = any ($1::uuid[])`

// Lists, counts and search texts that do not match the messages.
const INCONSISTENCIES = `
  with threads as (
    select organization_id, thread_id, count(*) - 1 as replies,
      (array_agg(id order by created_at desc, id desc))[1] as latest_id, max(created_at) as latest_at
    from messaging.messages group by 1, 2
  )
  select
    (select count(*) from threads t where 2 <> (
      select count(*) from messaging.participations p
      where p.organization_id = t.organization_id and p.thread_id = t.thread_id
        and p.reply_count = t.replies and p.latest_id = t.latest_id and p.latest_at = t.latest_at
    ))::int as lists,
    (select count(*) from messaging.messages m where not exists (
      select from messaging.search_texts s
      where s.organization_id = m.organization_id and s.message_id = m.id
    ))::int as missing,
    (select count(*) from messaging.search_texts s where not exists (
      select from messaging.messages m where m.organization_id = s.organization_id and m.id = s.message_id
    ))::int as orphaned,
    (select count(*) - count(distinct data->>'messageId') from app.outbox where name = 'MessageSent')::int as duplicated`

/** Checks that every acknowledged message is stored once, consistently with its list, counts and search text. */
export const expectStoredOnce = async (
  adminUrl: string,
  acknowledged: ReadonlyMap<string, string>
): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ client_id: string; id: string }>(SENT, [[...acknowledged.keys()]])
    expect(rows).toHaveLength(acknowledged.size)
    expect(new Map(rows.map(({ client_id, id }) => [client_id, id]))).toEqual(acknowledged)
    expect((await client.query(INCONSISTENCIES)).rows).toEqual([
      { lists: 0, missing: 0, orphaned: 0, duplicated: 0 }
    ])
  } finally {
    await client.end()
  }
}

const ANNOUNCED = `
  select xid::text || '.' || position as place, data->>'messageId' as id from app.outbox where name = 'MessageSent'`

/** Checks that the listener received the event of every message once, without a reset. */
export const expectAnnouncedOnce = async (
  adminUrl: string,
  listener: Listener,
  acknowledged: ReadonlyMap<string, string>
): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ place: string; id: string }>(ANNOUNCED)
    const messageAt = new Map(rows.map(({ place, id }) => [place, id]))
    const ids = new Set(acknowledged.values())
    const received = () =>
      listener.announcements
        .map((place) => messageAt.get(place))
        .filter((id) => id !== undefined && ids.has(id))
    await vi.waitFor(() => expect(new Set(received()).size).toBe(ids.size), PATIENT)
    expect(received()).toHaveLength(ids.size)
    expect(listener.resets()).toBe(0)
  } finally {
    await client.end()
  }
}
