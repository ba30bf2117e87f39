import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Mailbox, mailbox, subjects } from "./scene.ts"

const THREADS = 3_000

let app: TestApp
let tenant: Tenant
let olga: Mailbox
let driver: Mailbox
let client: Client
beforeAll(async () => {
  // Requests are repeated until PostgreSQL has reported their statistics, more often than a person may.
  app = await startApp({ env: { READS_PER_SECOND: "100000" } })
  tenant = await createTenant(app)
  olga = mailbox(app, tenant.id, tenant.owner)
  driver = mailbox(app, tenant.id, await tenant.addMember("driver"))
  const third = await tenant.addMember("admin")
  // One in a thousand of the driver's threads, and none of the newest, contains a word that no other does, and one in a
  // hundred is unread. Most of the organization's messages are between two other users.
  await app.admin.query(
    `insert into messaging.messages (organization_id, id, thread_id, sender_id, recipient_id, client_id, subject,
       content, message_type, status, read_at, created_at)
     select $1, id, id, $2, case when n % 3 = 0 then $3::uuid else $4 end, id, 'Thread ' || n / 3,
       case when n / 3 % 1000 = 999 then 'a zeppelin' else 'the usual' end, 'internal',
       case when n / 3 % 100 = 0 then 'sent' else 'read' end, case when n / 3 % 100 = 0 then null else now() end,
       now() - n * interval '1 minute'
     from (select gen_random_uuid() as id, n from generate_series(3, ${THREADS} * 3 + 2) n) made`,
    [tenant.id, olga.id, driver.id, third.user.id]
  )
  await app.admin.query("vacuum analyze messaging.messages, messaging.participations, messaging.search_texts")
  client = new Client({ connectionString: app.urls.application })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.stop()
})

interface Node {
  readonly "Node Type": string
  readonly "Index Name"?: string
  readonly Plans?: ReadonlyArray<Node>
}
const nodes = (node: Node): ReadonlyArray<Node> => [node, ...(node.Plans ?? []).flatMap(nodes)]

/** The plan of a statement as the application's role, inside or outside of an organization. */
const planOf = async (statement: string, values: ReadonlyArray<unknown>, entered: boolean) => {
  await client.query("begin")
  try {
    if (entered) await client.query("select tenancy.enter($1, $2)", [tenant.id, driver.id])
    const { rows } = await client.query(`explain (analyze, format json) ${statement}`, [...values])
    const plan = rows[0]["QUERY PLAN"][0].Plan
    return { rows: plan["Actual Rows"], nodes: nodes(plan) }
  } finally {
    await client.query("rollback")
  }
}

interface Uses {
  readonly index: number
  readonly scans: number
}

/** How often an index was used, and how often a table of this module was scanned. */
const usesOf = async (index: string): Promise<Uses> => {
  const { rows } = await app.admin.query(
    `select (select idx_scan::int from pg_stat_user_indexes where indexrelname = $1) as index,
       (select sum(seq_scan)::int from pg_stat_user_tables where schemaname = 'messaging') as scans`,
    [index]
  )
  return rows[0]
}

/** The statistics of a request, once its connection has reported that it used the index. */
const usedBy = async (index: string, work: () => Promise<unknown>): Promise<Uses> => {
  const before = await usesOf(index)
  for (;;) {
    // Connections report at most once a second, and only after a transaction, so the request is repeated.
    await work()
    const after = await usesOf(index)
    if (after.index > before.index) return { ...after, scans: after.scans - before.scans }
  }
}

const FIND = `select thread_id from messaging.findable
  where messaging.grams(organization_id, words) @> messaging.grams($1, messaging.folded($2))
    and words like messaging.pattern_of($2)`

// First, so that no statistics of other requests are reported in between.
describe("the application", () => {
  it.each([
    ["participations_newest_first", () => driver.list()],
    ["participations_unread", () => driver.list({ unread: "true" })],
    ["messages_unread", () => driver.unread()]
  ])("uses %s and scans no table", async (index, work) => expect((await usedBy(index, work)).scans).toBe(0))

  it("searches a rare word in the index", async () =>
    expect(
      (await usedBy("search_texts_by_gram", () => driver.list({ search: "zeppelin" }))).index
    ).toBeGreaterThan(0))
})

describe("in a large mailbox", () => {
  it("finds a rare word beyond the newest threads, and a frequent one among them", async () => {
    expect(subjects(await driver.list({ search: "Zeppelin" }))).toEqual([
      "Thread 999",
      "Thread 1999",
      "Thread 2999"
    ])
    const usual = (await driver.list({ search: "usual" })).value
    expect(usual.items).toHaveLength(50)
    expect(usual.items[0]?.subject).toBe("Thread 1")
    expect((await driver.list({ search: "nowhere to be found" })).value).toEqual({ items: [], next: null })
  })

  it("continues search results on every page", async () => {
    const subjectsSoFar: Array<string> = []
    for (let after: string | null = ""; after !== null;) {
      const query = { search: "thread 2", limit: "50" }
      const { value } = await driver.list(after === "" ? query : { ...query, after })
      subjectsSoFar.push(...subjects({ value }))
      after = value.next
    }
    const all = Array.from({ length: THREADS }, (_, n) => `Thread ${n + 1}`)
    expect(subjectsSoFar).toEqual(all.filter((subject) => subject.startsWith("Thread 2")))
  })

  it("lists conversations with unread messages only, which are those that the badge counts", async () => {
    const answered = (await driver.list({ unread: "true" })).value.items[0]?.id ?? ""
    await olga.reply(answered)
    const found: Array<{ readonly id: string; readonly subject: string; readonly unread_count: number }> = []
    for (let after: string | null = ""; after !== null;) {
      const query = { unread: "true", limit: "20" }
      const { value } = await driver.list(after === "" ? query : { ...query, after })
      found.push(...value.items)
      after = value.next
    }
    expect(found).toHaveLength(THREADS / 100)
    expect(found[0]).toMatchObject({ id: answered, subject: "Thread 100", unread_count: 2 })
    expect(found.every(({ unread_count }) => unread_count > 0)).toBe(true)
    const sum = found.reduce((total, { unread_count }) => total + unread_count, 0)
    expect(await driver.unread()).toBe(sum)
    const searched = await driver.list({ unread: "true", search: "thread 20" })
    expect(subjects(searched)).toEqual(["Thread 200", "Thread 2000"])
    expect((await driver.list({ unread: "false" })).value.items[1]?.subject).toBe("Thread 1")

    await driver.readThread(answered)
    expect(subjects(await driver.list({ unread: "true" }))).not.toContain("Thread 100")
    // Unread by their recipients, but not by whoever sent them, and nothing to another organization.
    expect(subjects(await olga.list({ unread: "true" }))).toEqual([])
    const other = await createTenant(app)
    expect(subjects(await mailbox(app, other.id, other.owner).list({ unread: "true" }))).toEqual([])
    expect(await mailbox(app, tenant.id, other.owner).list({ unread: "true" })).toMatchObject({ status: 404 })
  })

  it("finds words too short for the index everywhere", async () => {
    await olga.send(driver.id, { subject: "Short", content: "qx" })
    await app.admin.query(
      "update messaging.participations p set latest_at = '2020-01-01' from messaging.messages m where m.id = p.thread_id and m.subject = 'Short'"
    )
    expect(subjects(await driver.list({ search: "qx" }))).toEqual(["Short"])
  })
})

describe("the application's role", () => {
  it("searches with the index", async () => {
    const plan = await planOf(FIND, [tenant.id, "Zeppelin"], true)
    expect(plan.rows).toBe(3)
    expect(plan.nodes.map((node) => node["Index Name"])).toContain("search_texts_by_gram")
  })

  it("finds nothing without an organization and a user", async () => {
    expect((await planOf(FIND, [tenant.id, "Zeppelin"], false)).rows).toBe(0)
    expect((await planOf("select from messaging.findable", [], false)).rows).toBe(0)
  })
})
