import { ensurePostgres, type EmbeddedPostgres } from "#infra/embedded"
import { type ChildProcess, spawn } from "node:child_process"
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { once } from "node:events"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { migrate } from "../../apps/system/migrations.ts"
import { fill, ORGANIZATION, TOKEN } from "./data.ts"
import { fanOut, type Start } from "./fanout.ts"
import { load, type Measured } from "./load.ts"

const ROUNDS = 5
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 4)
const CONNECTIONS = 16
const PRODUCT = 4801
const BARE = 4802
const paths = {
  "GET /api/me": "/api/me",
  "GET members, 200": `/api/organizations/${ORGANIZATION}/members?limit=200`
}

// The options a server is started with; the bare one gets the same.
const serverOptions: ReadonlyArray<string> = JSON.parse(readFileSync("scripts/server-options.json", "utf8"))

const start: Start = (script, env, ready, options = []) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...serverOptions, ...options, script], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"]
    })
    child.stdout?.on("data", (chunk: Buffer) => chunk.toString().includes(ready) && resolve(child))
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)))
  })

const productEnv = (server: EmbeddedPostgres, dataDir: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: "Warn",
  DATABASE_URL: server.urls.application,
  DATABASE_OWNER_URL: server.urls.owner,
  DATABASE_SYSTEM_URL: server.urls.system,
  DATABASE_JOBS_URL: server.urls.jobs
})

const servers = (server: EmbeddedPostgres, dataDir: string) =>
  Promise.all([
    start(
      "apps/server/main.ts",
      { ...productEnv(server, dataDir), PORT: String(PRODUCT) },
      "Motorpool is ready"
    ),
    start(
      "tests/bench/bare.ts",
      { PORT: String(BARE), DATABASE_URL: server.urls.application },
      "Bare server is ready"
    )
  ])

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child.removeAllListeners("exit"), "exit")
  child.kill("SIGTERM")
  await ended
}

const median = (numbers: ReadonlyArray<number>): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const middle = (rounds: ReadonlyArray<Measured>): Measured => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p50: median(rounds.map(({ p50 }) => p50)),
  p99: median(rounds.map(({ p99 }) => p99))
})

/** Product and bare server in turn, so that a slow moment of the machine meets both. */
const compare = async (path: string) => {
  const options = { token: TOKEN, connections: CONNECTIONS, seconds: SECONDS }
  const product: Array<Measured> = []
  const bare: Array<Measured> = []
  for (const port of [PRODUCT, BARE]) await load(port, path, { ...options, seconds: 2 })
  for (let round = 0; round < ROUNDS; round++) {
    product.push(await load(PRODUCT, path, options))
    bare.push(await load(BARE, path, options))
  }
  const ratios = product.map((measured, round) => measured.perSecond / (bare[round]?.perSecond ?? 1))
  return { product: middle(product), bare: middle(bare), ratio: median(ratios) }
}

const row = (cells: ReadonlyArray<string | number>): void =>
  void process.stdout.write(
    `| ${cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell)).join(" | ")} |\n`
  )

const measure = async (users: number): Promise<Record<string, number>> => {
  const p50: Record<string, number> = {}
  for (const [name, path] of Object.entries(paths)) {
    const { product, bare, ratio } = await compare(path)
    row([
      name,
      users.toLocaleString("en"),
      product.perSecond,
      product.p50,
      product.p99,
      bare.perSecond,
      bare.p50,
      bare.p99,
      ratio
    ])
    p50[name] = product.p50
  }
  return p50
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

const dataDir = mkdtempSync(join(tmpdir(), "motorpool-bench-"))
// As root PostgreSQL runs as another user, who has to get to the folder.
chmodSync(dataDir, 0o711)
const server = await ensurePostgres({ dataDir })
try {
  await migrate(server.urls.owner)
  await fill(server.urls.admin, 1, 1_000)
  const [product, bare] = await servers(server, dataDir)
  await sleep(Number(process.env["BENCH_IDLE_SECONDS"] ?? 60) * 1000)
  const idle = residentMegabytes(product.pid ?? 0)
  row(["request", "users", "req/s", "p50 ms", "p99 ms", "bare req/s", "bare p50", "bare p99", "ratio"])
  row(Array.from({ length: 9 }, () => "---"))
  const small = await measure(1_000)
  await fill(server.urls.admin, 1_001, 100_000)
  const large = await measure(100_000)
  process.stdout.write("\n")
  for (const name of Object.keys(paths))
    process.stdout.write(
      `${name}: p50 at 100,000 users is ${((large[name] ?? 0) / (small[name] ?? 1)).toFixed(2)} times that at 1,000\n`
    )
  process.stdout.write(`Server process, idle: ${idle.toFixed(0)} MB\n`)
  await Promise.all([product, bare].map(end))
  await fanOut(server, start, productEnv(server, dataDir))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(0)
