import { ensurePostgres, type EmbeddedPostgres } from "#infra/embedded"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { parseArgs } from "node:util"
import { Client } from "pg"
import { migrate } from "../../apps/system/migrations.ts"
import { stopProcess } from "../support/processes.ts"
import { measureAccounts } from "./accounts.ts"
import { fill } from "./data.ts"
import { fanOut } from "./fanout.ts"
import { atMost, verdict } from "./figures.ts"
import { fillMessages, PEOPLE, SMALLEST } from "./messages.ts"
import { comparisonsOf, measureMessages, type Servers } from "./messaging.ts"
import { environmentOfFew, residentMegabytes, start } from "./programs.ts"
import { soak } from "./soak/soak.ts"
import { refuseOtherStatements } from "./statements.ts"

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean" },
    minutes: { type: "string", default: "20" },
    attack: { type: "string" }
  }
})

/** The parts to run, by default the comparisons, and the number of messages, by default a million. */
const PARTS =
  positionals.length > 0
    ? positionals
    : (process.env["BENCH_PARTS"] ?? "accounts,messages,streams").split(",")
const MESSAGES = Number(process.env["BENCH_MESSAGES"] ?? 1_000_000)
const IDLE_SECONDS = Number(process.env["BENCH_IDLE_SECONDS"] ?? 60)
const [PRODUCT, BARE, SMALL_PRODUCT] = [4801, 4802, 4806] as const
const SMALL = "motorpool_small"

const startBare = (env: Record<string, string>) =>
  start("tests/bench/bare.ts", { ...env, PORT: String(BARE) }, "Bare server is ready")

/** Memory of an idle server, then accounts and members. */
const accounts = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  const env = environmentOfFew(server, dataDir)
  await fill(server.urls.admin, 1, 1_000)
  const product = await start("apps/server/main.ts", { ...env, PORT: String(PRODUCT) }, "Motorpool is ready")
  await sleep(IDLE_SECONDS * 1000)
  atMost(`server process, ${IDLE_SECONDS} s idle: MB`, residentMegabytes(product), 150)
  const bare = await startBare(env)
  await measureAccounts(server.urls.admin, [PRODUCT, BARE])
  await Promise.all([product, bare].map((program) => stopProcess(program)))
}

/** A copy of the database in its current state. */
const copy = async (server: EmbeddedPostgres): Promise<void> => {
  const address = new URL(server.urls.admin)
  const [, database] = address.pathname.split("/")
  address.pathname = "/postgres"
  const client = new Client({ connectionString: address.href })
  await client.connect()
  await client.query(`create database ${SMALL} template ${database} strategy file_copy owner motorpool_owner`)
  await client.query(`grant connect on database ${SMALL} to motorpool_app, motorpool_system, motorpool_jobs`)
  await client.end()
}

const messages = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  if (!PARTS.includes("accounts")) await fill(server.urls.admin, 1, PEOPLE)
  await fillMessages(server.urls.admin, 0, SMALLEST)
  await copy(server)
  const began = performance.now()
  await fillMessages(server.urls.admin, SMALLEST, MESSAGES)
  process.stdout.write(`\nFilled in ${((performance.now() - began) / 1000).toFixed(0)} s.\n`)
  const large = environmentOfFew(server, dataDir)
  const small = environmentOfFew(server, dataDir, SMALL)
  const programs = await Promise.all([
    start("tests/bench/product.ts", { ...large, PORT: String(PRODUCT) }, "Product is ready"),
    start("tests/bench/product.ts", { ...small, PORT: String(SMALL_PRODUCT) }, "Product is ready"),
    startBare(large)
  ])
  const servers: Servers = {
    ports: [PRODUCT, BARE, SMALL_PRODUCT],
    adminUrlOf: (port) =>
      port === SMALL_PRODUCT ? server.urls.admin.replace(/[^/]*$/, SMALL) : server.urls.admin,
    size: MESSAGES
  }
  const log = { adminUrl: server.urls.admin, file: join(server.place, "postgres.log") }
  const [list, ...others] = comparisonsOf(servers)
  // Twice: the second time, the servers have the page.
  const compared = list === undefined ? others : [list, list, ...others]
  try {
    await refuseOtherStatements(log, [PRODUCT, BARE], compared)
    await measureMessages(servers)
  } finally {
    await Promise.all(programs.map((program) => stopProcess(program)))
  }
}

const streams = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  if (PARTS.length === 1) await fill(server.urls.admin, 1, 5_000)
  const { ratio, idle } = await fanOut(server, start, environmentOfFew(server, dataDir))
  atMost("one event to 5,000 streams: p99 to that of a bare loop", ratio, 1.5)
  atMost("idle stream: kB", idle, 16)
}

const dataDir = mkdtempSync(join(tmpdir(), "motorpool-bench-"))
// When run as root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(dataDir, 0o711)
const server = await ensurePostgres({ dataDir })
let isMet = false
try {
  await migrate(server.urls.owner)
  if (PARTS.includes("accounts")) await accounts(server, dataDir)
  if (PARTS.includes("messages")) await messages(server, dataDir)
  if (PARTS.includes("streams")) await streams(server, dataDir)
  if (PARTS.includes("soak"))
    await soak(server, dataDir, { minutes: Number(options.minutes), attack: options.attack })
  isMet = verdict()
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isMet || !(options.check || PARTS.includes("soak")) ? 0 : 1)
