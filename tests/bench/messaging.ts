import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { COLUMNS, compare, type Comparison, get, print, ratioOf, send } from "./compare.ts"
import { TOKEN } from "./data.ts"
import { atLeast, atMost, heading } from "./figures.ts"
import {
  MEMBERS,
  messageId,
  organizationId,
  organizationOf,
  PEOPLE,
  personId,
  SMALLEST,
  WORD
} from "./messages.ts"

/** Ports of the servers, and the databases behind them by port. */
export interface Servers {
  /** The product and the bare server at the full size, and the product at the smallest. */
  readonly ports: readonly [number, number, number]
  readonly adminUrlOf: (port: number) => string
  readonly size: number
}

const READER = `/api/organizations/${organizationId(1)}`
const always = (path: string) => () => () => get(`${READER}/${path}`, TOKEN)

const reads: ReadonlyArray<Comparison> = [
  { name: "newest 50 threads", requests: always("threads?limit=50") },
  { name: "unread count", requests: always("unread-messages") },
  { name: "search", requests: always(`threads?limit=50&search=${WORD}`) }
]

const tokenOf = (person: number): string => (person === 1 ? TOKEN : `a${person}`)

/** The messages marked as read: from the threads that exist at every size, none of the reader's. */
const [FIRST_MARKED, LAST_MARKED] = [400, SMALLEST - 1]
const MARKED = `id between '${messageId(FIRST_MARKED)}' and '${messageId(LAST_MARKED)}'`

const run = async (url: string, statements: ReadonlyArray<string>) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: ReadonlyArray<Record<string, string>> = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Runs it in every database. */
const everywhere = async ({ ports, adminUrlOf }: Servers, statements: ReadonlyArray<string>) => {
  const found = new Map<string, ReadonlyArray<Record<string, string>>>()
  for (const url of new Set(ports.map(adminUrlOf))) found.set(url, await run(url, statements))
  return found
}

// Rows that each write adds besides the message, and that would grow from round to round.
const LEFT_BEHIND = ["truncate app.outbox", "delete from pgboss.job", "vacuum pgboss.job_common"]

const SENT_AWAY = [
  `delete from messaging.messages where id > '${messageId(99_999_999_999)}'`,
  "vacuum messaging.messages, messaging.participations, messaging.search_texts",
  ...LEFT_BEHIND
]

/** Every member writes to the next one, so that no user's rate limit is reached. */
const sending = (servers: Servers): Comparison => {
  let sent = 0
  const next = () => {
    const writer = ((sent++ * 7) % PEOPLE) + 1
    const first = writer - ((writer - 1) % MEMBERS)
    const body = {
      recipient_id: personId(first + ((writer - first + 1) % MEMBERS)),
      subject: "Where are the keys?",
      content:
        "The blue van is back from the workshop; please check its mileage before handing it over tomorrow.",
      client_id: randomUUID()
    }
    const path = `/api/organizations/${organizationId(organizationOf(writer))}/messages`
    return send("POST", path, tokenOf(writer), JSON.stringify(body))
  }
  const begin = async () => void (await everywhere(servers, SENT_AWAY))
  return { name: "send", requests: () => next, begin }
}

const UNREAD_AGAIN = [
  `update messaging.messages set status = 'sent', read_at = null where ${MARKED} and read_at is not null`,
  "vacuum messaging.messages",
  ...LEFT_BEHIND,
  `select id, organization_id, recipient_id from messaging.messages where ${MARKED} order by hashtext(id::text)`
]

/** Each message is marked once in a round, by its recipient. */
const marking = (servers: Servers): Comparison => {
  const left = new Map<string, Array<string>>()
  const begin = async () => {
    for (const [url, rows] of await everywhere(servers, UNREAD_AGAIN))
      left.set(
        url,
        rows.map(({ id, organization_id, recipient_id = "" }) => {
          const path = `/api/organizations/${organization_id}/messages/${id}/read`
          return send("PUT", path, tokenOf(Number(recipient_id.slice(-11))))
        })
      )
  }
  return { name: "mark read", requests: (port) => () => left.get(servers.adminUrlOf(port))?.pop(), begin }
}

/** All comparisons. */
export const comparisonsOf = (servers: Servers): ReadonlyArray<Comparison> => [
  ...reads,
  sending(servers),
  marking(servers)
]

/** Messages at the full size, against the bare server and against the smallest size. */
export const measureMessages = async (servers: Servers): Promise<void> => {
  const size = `${servers.size.toLocaleString("en")} messages`
  heading([...COLUMNS, "p50 to that at 10,000"])
  for (const comparison of comparisonsOf(servers)) {
    const compared = await compare(comparison, servers.ports)
    const growth = ratioOf(compared, "p50", [0, 2])
    const ratio = print(comparison.name, size, compared, [growth])
    const isRead = reads.includes(comparison)
    atLeast(`${comparison.name}, ${size}: of the bare server`, ratio, isRead ? 0.75 : 0.5)
    atMost(`${comparison.name}: p50 at ${size} to that at 10,000`, growth, 1.25)
  }
}
