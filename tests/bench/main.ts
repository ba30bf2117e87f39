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
import type { Comparison } from "./compare.ts"
import { fill } from "./data.ts"
import { fleetComparisons, measureFleet } from "./fleet.ts"
import { FEWEST, fillFleet } from "./fleetData.ts"
import type { Inspected } from "./exports.ts"
import { fanOut } from "./fanout.ts"
import { atMost, verdict } from "./figures.ts"
import { measureImports } from "./imports.ts"
import { fillMessages, PEOPLE, SMALLEST } from "./messages.ts"
import { comparisonsOf, measureMessages, type Servers } from "./messaging.ts"
import { during, environmentOfFew, residentMegabytes, start } from "./programs.ts"
import { soak } from "./soak/soak.ts"
import { measureLatest, measureReports } from "./telematics.ts"
import { measureBrowser } from "./telematicsBrowser.ts"
import { FEWEST_POSITIONS, fillDevices, fillPositions, TRACKED } from "./telematicsData.ts"
import { measureBatches, measureGrowth } from "./telematicsIngest.ts"
import { measureStream } from "./telematicsStream.ts"
import { refuseOtherStatements, type StatementLog } from "./statements.ts"
import { measureWorkshop } from "./workshop.ts"
import { PEOPLE as OF_WORKSHOP } from "./workshopData.ts"

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
    : (process.env["BENCH_PARTS"] ?? "accounts,messages,fleet,streams,telematics,workshop").split(",")
const MESSAGES = Number(process.env["BENCH_MESSAGES"] ?? 1_000_000)
const VEHICLES = Number(process.env["BENCH_VEHICLES"] ?? 100_000)
const POSITIONS = Number(process.env["BENCH_POSITIONS"] ?? 20_000_000)
const IDLE_SECONDS = Number(process.env["BENCH_IDLE_SECONDS"] ?? 60)
const [PRODUCT, BARE, SMALL_PRODUCT, INSPECT] = [4801, 4802, 4806, 4807] as const
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

const SMALL_AGAIN = [
  `drop database if exists ${SMALL} with (force)`,
  (database: string | undefined) =>
    `create database ${SMALL} template ${database} strategy file_copy owner motorpool_owner`,
  `grant connect on database ${SMALL} to motorpool_app, motorpool_system, motorpool_jobs`
]

/** A copy of the database in its current state. */
const copy = async (server: EmbeddedPostgres): Promise<void> => {
  const address = new URL(server.urls.admin)
  const [, database] = address.pathname.split("/")
  address.pathname = "/postgres"
  const client = new Client({ connectionString: address.href })
  await client.connect()
  for (const statement of SMALL_AGAIN)
    await client.query(typeof statement === "string" ? statement : statement(database))
  await client.end()
}

/** The product with all data, the product with the least, and the bare server with all. */
const compared = async (
  server: EmbeddedPostgres,
  dataDir: string,
  measure: (log: StatementLog) => Promise<void>
): Promise<void> => {
  const large = environmentOfFew(server, dataDir)
  const small = environmentOfFew(server, dataDir, SMALL)
  const programs = await Promise.all([
    start("tests/bench/product.ts", { ...large, PORT: String(PRODUCT) }, "Product is ready"),
    start("tests/bench/product.ts", { ...small, PORT: String(SMALL_PRODUCT) }, "Product is ready"),
    startBare(large)
  ])
  try {
    await measure({ adminUrl: server.urls.admin, file: join(server.place, "postgres.log") })
  } finally {
    await Promise.all(programs.map((program) => stopProcess(program)))
  }
}

/** Twice: the second time, the servers remember what they read. */
const twice = (comparisons: ReadonlyArray<Comparison>): ReadonlyArray<Comparison> => {
  const [first, ...others] = comparisons
  return first === undefined ? others : [first, first, ...others]
}

const messages = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  if (!PARTS.includes("accounts")) await fill(server.urls.admin, 1, PEOPLE)
  await fillMessages(server.urls.admin, 0, SMALLEST)
  await copy(server)
  const began = performance.now()
  await fillMessages(server.urls.admin, SMALLEST, MESSAGES)
  process.stdout.write(`\nFilled in ${((performance.now() - began) / 1000).toFixed(0)} s.\n`)
  const servers: Servers = {
    ports: [PRODUCT, BARE, SMALL_PRODUCT],
    adminUrlOf: (port) =>
      port === SMALL_PRODUCT ? server.urls.admin.replace(/[^/]*$/, SMALL) : server.urls.admin,
    size: MESSAGES
  }
  await compared(server, dataDir, async (log) => {
    await refuseOtherStatements(log, [PRODUCT, BARE], twice(comparisonsOf(servers)))
    await measureMessages(servers)
  })
}

const fleet = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  if (!PARTS.includes("accounts") && !PARTS.includes("messages")) await fill(server.urls.admin, 1, 200)
  await fillFleet(server.urls.admin, 1, FEWEST)
  await copy(server)
  await fillFleet(server.urls.admin, FEWEST + 1, VEHICLES)
  await compared(server, dataDir, async (log) => {
    await refuseOtherStatements(log, [PRODUCT, BARE], twice(fleetComparisons))
    await measureFleet([PRODUCT, BARE, SMALL_PRODUCT], VEHICLES)
  })
}

/** Programs run one after the other, because all of them follow and store the same positions. */
const telematics = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  const { admin, owner } = server.urls
  const env = environmentOfFew(server, dataDir)
  const address = `http://localhost:${PRODUCT}`
  const parts = ["accounts", "messages", "fleet"].filter((part) => PARTS.includes(part))
  if (parts.length === 0) await fill(admin, 1, 200)
  const vehicles = PARTS.includes("fleet") ? VEHICLES : 0
  if (vehicles < TRACKED) await fillFleet(admin, vehicles + 1, TRACKED)
  await fillDevices(admin)
  await fillPositions(admin, "telematics.positions", { count: FEWEST_POSITIONS, second: 0 })
  await fillPositions(admin, "bench.positions", { count: FEWEST_POSITIONS, second: 0 })
  await during(
    start(
      "apps/server/main.ts",
      { ...env, PORT: String(PRODUCT), PUBLIC_URL: address },
      "Motorpool is ready"
    ),
    async (product) => {
      await measureLatest(PRODUCT)
      await measureStream(product, PRODUCT)
      await measureBrowser(admin, address)
    }
  )
  await measureBatches(env, owner)
  await during(
    start("tests/bench/product.ts", { ...env, PORT: String(PRODUCT) }, "Product is ready"),
    async () =>
      during(
        start("tests/bench/telematicsBare.ts", { ...env, PORT: String(BARE) }, "Bare server is ready"),
        () => measureReports([PRODUCT, BARE])
      )
  )
  await copy(server)
  const began = performance.now()
  const added = await fillPositions(admin, "telematics.positions", {
    count: POSITIONS - FEWEST_POSITIONS,
    second: 30
  })
  const named = (count: number) => `${count.toLocaleString("en")} positions`
  const filled = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(`\nAdded ${named(added)} in ${filled} s.\n`)
  await measureGrowth(env, environmentOfFew(server, dataDir, SMALL), [
    named(POSITIONS),
    named(FEWEST_POSITIONS)
  ])
}

const streams = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  if (PARTS.length === 1) await fill(server.urls.admin, 1, 5_000)
  const { ratio, idle } = await fanOut(server, start, environmentOfFew(server, dataDir))
  atMost("one event to 5,000 streams: p99 to that of a bare loop", ratio, 1.5)
  atMost("idle stream: kB", idle, 16)
}

const workshop = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  const isFilled = PARTS.includes("accounts") || PARTS.includes("messages")
  if (!isFilled) await fill(server.urls.admin, PARTS.length === 1 ? 1 : 201, OF_WORKSHOP)
  await measureWorkshop(server, dataDir, [PRODUCT, BARE])
}

/** Files of 100,000 rows, or of the number given. Exports are served by a process whose memory can be inspected. */
const imports = async (server: EmbeddedPostgres, dataDir: string): Promise<void> => {
  const env = environmentOfFew(server, dataDir)
  const startServer = (port: number, options: ReadonlyArray<string> = []) =>
    start("apps/server/main.ts", { ...env, PORT: String(port) }, "Motorpool is ready", options)
  const inspecting = async (work: (inspected: Inspected) => Promise<void>) => {
    const program = await startServer(SMALL_PRODUCT, [`--inspect=127.0.0.1:${INSPECT}`])
    try {
      await work({ port: SMALL_PRODUCT, inspect: INSPECT })
    } finally {
      await stopProcess(program)
    }
  }
  const product = await startServer(PRODUCT)
  try {
    await measureImports(PRODUCT, Number(process.env["BENCH_ROWS"] ?? 100_000), inspecting)
  } finally {
    await stopProcess(product)
  }
}

const MEASURED = { accounts, messages, fleet, streams, telematics, workshop, imports }

const dataDir = mkdtempSync(join(tmpdir(), "motorpool-bench-"))
// When run as root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(dataDir, 0o711)
const server = await ensurePostgres({ dataDir })
let isMet = false
try {
  await migrate(server.urls.owner)
  for (const [part, measure] of Object.entries(MEASURED))
    if (PARTS.includes(part)) await measure(server, dataDir)
  if (PARTS.includes("soak"))
    await soak(server, dataDir, { minutes: Number(options.minutes), attack: options.attack })
  isMet = verdict()
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(isMet || !(options.check || PARTS.includes("soak")) ? 0 : 1)
