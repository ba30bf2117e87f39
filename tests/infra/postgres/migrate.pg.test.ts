import { migrate, MigrationRefused, pendingMigrations, refuseUnsafeRole, UnsafeRole } from "#infra/postgres"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { PATIENT } from "../../support/patience.ts"
import { cloneDatabase } from "../../support/postgres.ts"

let database: Awaited<ReturnType<typeof cloneDatabase>>
let folder: string

beforeEach(async () => {
  database = await cloneDatabase()
  folder = mkdtempSync(join(tmpdir(), "motorpool-migrations-"))
  await query(database.urls.owner, "drop schema app_migrations cascade")
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const query = async (url: string, sql: string): Promise<ReadonlyArray<Record<string, unknown>>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = () => migrate(database.urls.owner, [{ module: "test", folder }])

describe("migrations", () => {
  it("are applied once, in order, with several statements each", async () => {
    write("0001_one.sql", "create schema test; create table test.a (n int); insert into test.a values (1);")
    write("0002_two.sql", "insert into test.a values (2);")
    expect(await pendingMigrations(database.urls.owner, [{ module: "test", folder }])).toEqual([
      "test/0001_one",
      "test/0002_two"
    ])
    expect(await run()).toEqual(["test/0001_one", "test/0002_two"])
    expect(await run()).toEqual([])
    expect(await query(database.urls.owner, "select n from test.a order by n")).toEqual([{ n: 1 }, { n: 2 }])
  })

  it("are applied by one of four concurrent processes", async () => {
    write("0001_one.sql", "create schema test; create table test.a (n int);")
    const applied = await Promise.all([run(), run(), run(), run()])
    expect(applied.flat()).toEqual(["test/0001_one"])
  })

  it("leave nothing behind on failure and can be retried", async () => {
    write("0001_one.sql", "create schema test; create table test.a (n int); select 1 / 0;")
    await expect(run()).rejects.toThrow("test/0001_one failed: division by zero")
    expect(await query(database.urls.owner, "select 1 from pg_namespace where nspname = 'test'")).toEqual([])
    write("0001_one.sql", "create schema test;")
    expect(await run()).toEqual(["test/0001_one"])
  })

  it("continue after the connection was killed during one", async () => {
    write("0001_one.sql", "create schema test;")
    write("0002_slow.sql", "create table test.slow (n int); select pg_sleep(60);")
    const interrupted = run()
    const refused = expect(interrupted).rejects.toThrow()
    await expect
      .poll(
        () =>
          query(
            database.urls.admin,
            "select pid from pg_stat_activity where application_name = 'motorpool-migrate' and query like '%pg_sleep%' and datname = current_database()"
          ),
        PATIENT
      )
      .toHaveLength(1)
    await query(
      database.urls.admin,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'motorpool-migrate' and datname = current_database()"
    )
    await refused
    write("0002_slow.sql", "create table test.slow (n int);")
    expect(await run()).toEqual(["test/0002_slow"])
  })

  it("refuse a file that changed after it was applied", async () => {
    write("0001_one.sql", "create schema test;")
    await run()
    write("0001_one.sql", "create schema test2;")
    await expect(run()).rejects.toThrow(MigrationRefused)
  })

  it("refuse a database that is newer than the code", async () => {
    write("0001_one.sql", "create schema test;")
    await run()
    rmSync(join(folder, "0001_one.sql"))
    await expect(run()).rejects.toThrow("Start the newer version.")
  })

  it("refuse a gap in the numbers", async () => {
    write("0002_two.sql", "select 1;")
    await expect(run()).rejects.toThrow("breaks the numbering")
  })
})

describe("the role of the application", () => {
  it("is accepted when row security restricts it", () => refuseUnsafeRole(database.urls.application))

  it.each(["admin", "owner"] as const)("is refused when it is the %s", (role) =>
    expect(refuseUnsafeRole(database.urls[role])).rejects.toThrow(UnsafeRole)
  )
})
