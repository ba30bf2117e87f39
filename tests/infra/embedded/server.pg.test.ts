import { once } from "node:events"
import { readFileSync, statSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { networkInterfaces } from "node:os"
import { join } from "node:path"
import {
  EmbeddedFailed,
  type EmbeddedPostgres,
  ensurePostgres,
  findPostgres,
  removePostgres
} from "#infra/embedded"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { clear, makeDataDir, pidOf, portOf, query } from "./support.ts"

const modeOf = ({ place }: EmbeddedPostgres, path: string): number => statSync(join(place, path)).mode & 0o777

describe("the embedded server", () => {
  let dataDir: string
  let server: EmbeddedPostgres
  beforeAll(async () => {
    dataDir = makeDataDir()
    server = await ensurePostgres({ dataDir, throwaway: true })
  })
  afterAll(() => clear(dataDir))

  it("is PostgreSQL 18 and reports it", async () => {
    expect(server.started).toBe(true)
    expect(await query(server.urls.application, "show server_version")).toEqual([
      { server_version: expect.stringMatching(/^18\./) }
    ])
  })

  it("is reused by the next caller, with the same URLs", async () => {
    const again = await ensurePostgres({ dataDir, throwaway: true })
    expect(again.started).toBe(false)
    expect(again.urls).toEqual(server.urls)
    expect((await findPostgres(dataDir))?.urls).toEqual(server.urls)
  })

  it.each([["application"], ["owner"], ["system"], ["jobs"]] as const)(
    "signs %s in as a role that row security restricts",
    async (role) => {
      const [row] = await query(
        server.urls[role],
        "select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user"
      )
      expect(row).toEqual({
        rolname: new URL(server.urls[role]).username,
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false
      })
    }
  )

  it.each([["application"], ["owner"], ["system"], ["jobs"], ["admin"]] as const)(
    "refuses %s with a wrong password",
    async (role) => {
      const url = new URL(server.urls[role])
      url.password = "postgres"
      await expect(query(url.href, "select 1")).rejects.toThrow(/password authentication failed/)
    }
  )

  it("has a different password for each role", () => {
    const passwords = Object.values(server.urls).map((url) => new URL(url).password)
    expect(new Set(passwords).size).toBe(5)
    for (const password of passwords) expect(password.length).toBeGreaterThanOrEqual(32)
  })

  it("keeps the passwords and its files private", () => {
    expect(modeOf(server, "passwords.json")).toBe(0o600)
    expect(modeOf(server, "postgres.log")).toBe(0o600)
    expect(modeOf(server, "data")).toBe(0o700)
    expect(modeOf(server, ".") & 0o027).toBe(0)
  })

  it("runs neither as root nor as the user nobody", () => {
    const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pidOf(server)}/status`, "utf8")) ?? []
    expect(["0", "65534"]).not.toContain(uid)
  })

  it("receives nothing of our environment", () => {
    const environment = readFileSync(`/proc/${pidOf(server)}/environ`, "utf8").split("\0")
    const names = environment.filter((entry) => entry !== "").map((entry) => entry.split("=")[0])
    expect(new Set(names)).toEqual(new Set(["LC_ALL", "PATH"]))
  })

  it("listens on loopback only", async () => {
    const others = Object.values(networkInterfaces()).flatMap((list) =>
      (list ?? [])
        .filter(({ internal, family }) => !internal && family === "IPv4")
        .map(({ address }) => address)
    )
    const [{ listen_addresses: listening } = {}] = await query(server.urls.admin, "show listen_addresses")
    expect(listening).toBe("127.0.0.1")
    for (const address of others) {
      const socket = connect(portOf(server), address)
      const [cause] = await once(socket, "error")
      expect(cause).toMatchObject({ code: "ECONNREFUSED" })
    }
  })

  it("lets no role read another's queues or create tables in public", async () => {
    await query(server.urls.jobs, "create table pgboss.probe (id int)")
    for (const role of ["application", "system"] as const)
      await expect(query(server.urls[role], "select * from pgboss.probe")).rejects.toThrow(
        /permission denied/
      )
    for (const role of ["application", "system", "jobs"] as const)
      await expect(query(server.urls[role], "create table public.probe (id int)")).rejects.toThrow(
        /permission denied/
      )
    await query(server.urls.jobs, "drop table pgboss.probe")
  })

  it("is not deleted while a program uses it", async () => {
    const client = new Client({
      connectionString: server.urls.application,
      application_name: "motorpool-test"
    })
    await client.connect()
    await expect(removePostgres(dataDir)).rejects.toThrow(/is using the database \(1 connections\)/)
    await client.end()
  })
})

describe("an invalid data folder", () => {
  let dataDir: string
  beforeAll(() => void (dataDir = makeDataDir()))
  afterAll(() => clear(dataDir))

  const refusal = (folder: string) =>
    ensurePostgres({ dataDir: folder, throwaway: true }).then(
      () => "none",
      (cause: unknown) => (cause instanceof EmbeddedFailed ? cause.message : "another error")
    )

  it("is refused with advice: a file, a path below one, and /proc", async () => {
    const file = join(dataDir, "a file")
    writeFileSync(file, "")
    for (const folder of [file, join(file, "below"), "/proc/motorpool/data"]) {
      const message = await refusal(folder)
      expect(message).toContain(`Motorpool cannot use its data folder ${folder} (`)
      expect(message).toMatch(/\)\. Grant access to it, or set DATA_DIR to a folder of your own\.$/)
    }
  })
})
