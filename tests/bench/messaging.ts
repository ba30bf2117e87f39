import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { COLUMNS, compare, type Comparison, get, print, ratioOf, send } from "./compare.ts"
import { TOKEN } from "./data.ts"
import { atLeast, atMost, heading } from "./figures.ts"
import { messageId, organizationId, organizationOf, PEOPLE, personId, WORD } from "./messages.ts"

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

/** Messages that are marked as read: of the threads that are there at every size, none of the reader's. */
const [FIRST_MARKED, LAST_MARKED] = [400, 8_399]
const MARKED = `id between '${messageId(FIRST_MARKED)}' and '${messageId(LAST_MARKED)}'`

const run = async (url: string, ...statements: ReadonlyArray<string>) => {
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

// What each write leaves behind besides the message, and what would grow from round to round.
const LEFT_BEHIND = ["truncate app.outbox", "delete from pgboss.job", "vacuum pgboss.job_common"]

/** Every member writes to the next one, so that no limit of a single person is met. */
const sending = ({ adminUrlOf }: Servers): Comparison => {
  let sent = 0
  return {
    name: "send",
    requests: () => () => {
      const writer = ((sent++ * 7) % PEOPLE) + 1
      const organization = organizationOf(writer)
      const first = writer - ((writer - 1) % 20)
      const recipient = first + ((writer - first + 1) % 20)
      const body = {
        recipient_id: personId(recipient),
        subject: "Where are the keys?",
        content:
          "The blue van is back from the workshop; please check its mileage before handing it over tomorrow.",
        client_id: randomUUID()
      }
      const path = `/api/organizations/${organizationId(organization)}/messages`
      return send("POST", path, tokenOf(writer), JSON.stringify(body))
    },
    putBack: async (port) => {
      await run(
        adminUrlOf(port),
        `delete from messaging.messages where id > '${messageId(99_999_999_999)}'`,
        "vacuum messaging.messages, messaging.participations, messaging.search_texts",
        ...LEFT_BEHIND
      )
    }
  }
}

const marking = ({ adminUrlOf }: Servers): Comparison => ({
  name: "mark read",
  requests: async (port) => {
    const rows = await run(
      adminUrlOf(port),
      `update messaging.messages set status = 'sent', read_at = null where ${MARKED} and read_at is not null`,
      "vacuum messaging.messages",
      `select id, organization_id, recipient_id from messaging.messages where ${MARKED} order by hashtext(id::text)`
    )
    const requests = rows.map(({ id, organization_id, recipient_id = "" }) =>
      send(
        "PUT",
        `/api/organizations/${organization_id}/messages/${id}/read`,
        tokenOf(Number(recipient_id.slice(-11)))
      )
    )
    return () => requests.pop()
  },
  putBack: async (port) => {
    await run(adminUrlOf(port), ...LEFT_BEHIND)
  }
})

/** All that is compared. */
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
    atLeast(`${comparison.name}, ${size}: of the bare server`, ratio, isRead ? 0.6 : 0.5)
    atMost(`${comparison.name}: p50 at ${size} to that at 10,000`, growth, 1.25)
  }
}
