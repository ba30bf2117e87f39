import type { EmbeddedPostgres } from "#infra/embedded"
import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { TOKEN } from "./data.ts"
import type { Request, Reply } from "./fanoutClient.ts"
import { collectGarbage } from "./heap.ts"

const STREAMS = 5_000
const FIRST = 1_000
const ROUNDS = 40
const WARM_UP = 10
const PRODUCT = 4803
const BARE = 4804
const INSPECT = 4805
const ORGANIZATION = "00000000-0000-7000-8000-000000000f0a"
const MEMBER = "00000000-0000-7000-8000-2f0a00000002"
const PERSON = "00000000-0000-7000-8000-100000000002"

/** Starts a program; resolves once it reports that it is ready. */
export type Start = (
  script: string,
  env: Record<string, string>,
  ready: string,
  options?: ReadonlyArray<string>
) => Promise<ChildProcess>

/** An organization whose members have known tokens: a1, a2 and so on, the first one TOKEN. */
const gather = async (adminUrl: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  const person = "('00000000-0000-7000-8000-1' || lpad(i::text, 11, '0'))::uuid"
  try {
    await client.query(
      `insert into tenancy.organizations (id, name, industry, created_by, created_at, trial_ends_at, time_zone, currency, units)
       select $1, 'Fan-out', 'fleet', ${person}, now(), now() + interval '14 days', 'UTC', 'EUR', 'metric'
       from generate_series(1, 1) i`,
      [ORGANIZATION]
    )
    await client.query(
      `insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
       select $1, ('00000000-0000-7000-8000-2f0a' || lpad(i::text, 8, '0'))::uuid, ${person},
         case when i = 1 then 'owner' else 'driver' end, 'active', now(), now()
       from generate_series(1, ${STREAMS}) i`,
      [ORGANIZATION]
    )
  } finally {
    await client.end()
  }
}

const askOf =
  (client: ChildProcess) =>
  async (request: Request): Promise<Reply> => {
    client.send(request)
    const [reply] = await once(client, "message")
    return reply
  }

const residentKilobytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])

/** A process's memory after garbage collection. */
const heldBy = async (child: ChildProcess, inspect: number): Promise<number> => {
  await sleep(3_000)
  await collectGarbage(inspect)
  return residentKilobytes(child.pid ?? 0)
}

const at = (times: ReadonlyArray<number>, share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

const median = (numbers: ReadonlyArray<number>): number => at(numbers, 0.5)

const event = {
  name: "MemberRoleChanged",
  organizationId: ORGANIZATION,
  userId: PERSON,
  data: { memberId: MEMBER }
}

/** The same event to the same number of streams, alternating between product and baseline. */
const rounds = async (ask: ReturnType<typeof askOf>, url: string) => {
  const product: Array<Reply> = []
  const bare: Array<Reply> = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const reply = await ask({ ask: "publish", port: PRODUCT, url, event })
    product.push(reply)
    bare.push(await ask({ ask: "write", port: BARE, bytes: reply.event }))
  }
  return { product: product.slice(WARM_UP), bare: bare.slice(WARM_UP) }
}

const all = (reply: ReadonlyArray<Reply>): ReadonlyArray<number> => reply.flatMap(({ times }) => times)

/**
 * One event to 5,000 streams. For the product, measured from the statement that writes it to each receipt,
 * including commit, notification and reading; compared with a loop over `node:http` responses, measured from
 * the request that starts it. Also the memory of an idle stream. A separate process reads the streams.
 */
export const fanOut = async (
  server: EmbeddedPostgres,
  start: Start,
  productEnv: Record<string, string>
): Promise<{ readonly ratio: number; readonly idle: number }> => {
  await gather(server.urls.admin)
  const product = await start(
    "apps/server/main.ts",
    { ...productEnv, PORT: String(PRODUCT) },
    "Motorpool is ready",
    [`--inspect=127.0.0.1:${INSPECT}`]
  )
  const bare = await start("tests/bench/fanoutBare.ts", { PORT: String(BARE) }, "Bare streams are ready")
  const client = fork("tests/bench/fanoutClient.ts")
  try {
    const ask = askOf(client)
    const tokens = [TOKEN, ...Array.from({ length: STREAMS - 1 }, (_, index) => `a${index + 2}`)]
    // The first ones warm up the process and are not counted.
    await ask({ ask: "open", port: PRODUCT, tokens: tokens.slice(0, FIRST) })
    const few = await heldBy(product, INSPECT)
    await ask({ ask: "open", port: PRODUCT, tokens: tokens.slice(FIRST) })
    const idle = ((await heldBy(product, INSPECT)) - few) / (STREAMS - FIRST)
    await ask({ ask: "open", port: BARE, tokens })
    const measured = await rounds(ask, server.urls.system)
    const ratios = measured.product.map(
      ({ times }, round) => at(times, 0.99) / at(measured.bare[round]?.times ?? [], 0.99)
    )
    const line = (name: string, reply: ReadonlyArray<Reply>) =>
      `${name}: p50 ${at(all(reply), 0.5).toFixed(0)} ms, p99 ${at(all(reply), 0.99).toFixed(0)} ms\n`
    process.stdout.write(
      `\nOne event to ${STREAMS.toLocaleString("en")} streams, ${ROUNDS} times\n` +
        line("Product, from INSERT to receipt", measured.product) +
        line("Bare node:http loop, the same bytes, from request to receipt", measured.bare) +
        `Ratio of p99, median: ${median(ratios).toFixed(2)}\n` +
        `Held by an idle stream: ${idle.toFixed(1)} kB\n`
    )
    return { ratio: median(ratios), idle }
  } finally {
    for (const child of [client, product, bare]) child.removeAllListeners("exit").kill("SIGTERM")
  }
}
