import { spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { EmbeddedFailed, ensurePostgres, findPostgres, removePostgres } from "#infra/embedded"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { clear, makeDataDir, pidOf, query } from "./support.ts"

const MODULE = new URL("../../../infra/embedded/index.ts", import.meta.url).href

/** Starts the server of a folder in another process. */
const startElsewhere = async (
  dataDir: string
): Promise<{ readonly started: boolean; readonly url: string }> => {
  const code = `import { ensurePostgres } from ${JSON.stringify(MODULE)}
    const { started, urls } = await ensurePostgres({ dataDir: ${JSON.stringify(dataDir)}, throwaway: true })
    process.stdout.write(JSON.stringify({ started, url: urls.admin }))`
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"]
  })
  let output = ""
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()))
  await once(child, "close")
  return JSON.parse(output)
}

describe("recovering the embedded server", () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = makeDataDir()
  })
  afterAll(() => clear(dataDir))

  it("keeps committed data after kill -9", async () => {
    const server = await ensurePostgres({ dataDir })
    await query(
      server.urls.owner,
      "create schema probe; create table probe.t (id int); insert into probe.t values (1)"
    )
    process.kill(pidOf(server), "SIGKILL")
    const again = await ensurePostgres({ dataDir })
    expect(again.started).toBe(true)
    expect(await query(again.urls.owner, "select id from probe.t")).toEqual([{ id: 1 }])
  })

  it("ignores a process id that now belongs to another program", async () => {
    const server = await ensurePostgres({ dataDir })
    const file = join(server.place, "data/postmaster.pid")
    const contents = readFileSync(file, "utf8")
    await server.stop()
    // A crash leaves the file behind; our own process id belongs to a running program.
    writeFileSync(file, contents.replace(/^\d+/, String(process.pid)))
    const again = await ensurePostgres({ dataDir })
    expect(again.started).toBe(true)
    expect(await query(again.urls.owner, "select id from probe.t")).toEqual([{ id: 1 }])
  })

  it("keeps a server that another program uses, and stops an unused one", async () => {
    const server = await ensurePostgres({ dataDir })
    const client = new Client({
      connectionString: server.urls.application,
      application_name: "motorpool-other"
    })
    await client.connect()
    await server.leave()
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }])
    await client.end()
    await server.leave()
    expect(await findPostgres(dataDir)).toBeUndefined()
  })

  it("reports missing passwords, and starts over only on request", async () => {
    const { place } = await ensurePostgres({ dataDir })
    await (await findPostgres(dataDir))?.stop()
    rmSync(join(place, "passwords.json"))
    await expect(ensurePostgres({ dataDir })).rejects.toThrow(/passwords\.json.+ is missing/)
    await removePostgres(dataDir)
    expect((await ensurePostgres({ dataDir })).started).toBe(true)
  })

  it("refuses passwords that others can read", async () => {
    const { place } = await ensurePostgres({ dataDir })
    chmodSync(join(place, "passwords.json"), 0o644)
    await expect(ensurePostgres({ dataDir })).rejects.toThrow(EmbeddedFailed)
    chmodSync(join(place, "passwords.json"), 0o600)
  })
})

it("starts the server once for concurrent callers", async () => {
  const dataDir = makeDataDir()
  const results = await Promise.all(Array.from({ length: 4 }, () => startElsewhere(dataDir)))
  expect(results.filter(({ started }) => started)).toHaveLength(1)
  expect(new Set(results.map(({ url }) => url)).size).toBe(1)
  await clear(dataDir)
})

it("starts over when the first start was killed while creating the files", async () => {
  const dataDir = makeDataDir()
  const { place, stop } = await ensurePostgres({ dataDir, throwaway: true })
  await stop()
  // The state at that moment: the passwords exist, but the data folder does not.
  rmSync(join(place, "data"), { recursive: true })
  writeFileSync(join(place, "password.new"), "left behind", { mode: 0o600 })
  const again = await ensurePostgres({ dataDir, throwaway: true })
  expect(await query(again.urls.application, "select 1 as one")).toEqual([{ one: 1 }])
  await clear(dataDir)
})
