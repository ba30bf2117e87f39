import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { failureOf } from "../../apps/cli/failures.ts"
import { program } from "../../apps/cli/program.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let elsewhere: string
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  elsewhere = mkdtempSync(join(tmpdir(), "motorpool-cli-"))
})
afterAll(async () => {
  rmSync(elsewhere, { recursive: true })
  await app.stop()
})

/** Runs a command in another environment and returns its refusal. */
const refusedIn = async (environment: Record<string, string>, ...words: ReadonlyArray<string>) => {
  const silent = { write: () => {}, note: () => {} }
  try {
    await program(silent, environment).parseAsync(["node", "motorpool", ...words])
  } catch (cause) {
    const { message, hint, exitCode } = failureOf(cause)
    return { message, hint, exitCode }
  }
  throw new Error("It was not refused.")
}

it("db status and db migrate find a migrated database up to date", async () => {
  expect(await cli.json("db", "status")).toEqual({ migrations: [] })
  expect(await cli.json("db", "migrate")).toEqual({ migrations: [] })
  expect((await cli.type("db", "status")).out).toBe("The database is up to date.")
  expect(await cli.type("db", "migrate", "--dry-run")).toEqual({
    out: "The database is up to date.",
    notes: "Dry run: nothing was changed."
  })
})

it("db status lists a missing migration, and other commands refuse the database", async () => {
  const name = "0002_forgetting"
  const { rows } = await app.admin.query("delete from app_migrations.applied where name = $1 returning *", [
    name
  ])
  expect(await cli.json("db", "status")).toEqual({ migrations: [`audit/${name}`] })
  expect(await cli.refused("tenants", "list")).toEqual({
    message: "The database lacks 1 migration of this version.",
    hint: "`motorpool db migrate` applies it; so does `npm start`.",
    exitCode: 1
  })
  expect(await cli.type("db", "migrate", "--dry-run")).toEqual({
    out: `Migrations to apply:\n  audit/${name}`,
    notes: "Dry run: nothing was changed."
  })
  const { module, checksum, applied_at } = rows[0]
  await app.admin.query("insert into app_migrations.applied values ($1, $2, $3, $4)", [
    module,
    name,
    checksum,
    applied_at
  ])
  expect(await cli.json("db", "status")).toEqual({ migrations: [] })
})

it("refuses a database with a changed or unknown migration", async () => {
  const ledger = (change: string) => app.admin.query(`update app_migrations.applied set ${change}`)
  await ledger("checksum = checksum || 'x' where module = 'customers' and name like '0001%'")
  expect(await cli.refused("tenants", "list")).toMatchObject({
    message: expect.stringContaining("was changed after it was applied."),
    exitCode: 1
  })
  await ledger("checksum = rtrim(checksum, 'x')")
  await app.admin.query("insert into app_migrations.applied values ('leads', '9999_later', 'x', now())")
  expect((await cli.refused("tenants", "list")).message).toContain("which this version does not know.")
  await app.admin.query("delete from app_migrations.applied where name = '9999_later'")
  await cli.type("tenants", "list")
})

it("shows the SQLSTATE of a rejected statement, but not when it timed out waiting for a lock", async () => {
  await app.admin.query("alter table leads.leads rename column company to firm")
  expect(await cli.refused("leads", "list")).toEqual({
    message: "The database rejected a statement (SQLSTATE 42703).",
    hint: "Run `motorpool doctor` for details.",
    exitCode: 1
  })
  await app.admin.query("alter table leads.leads rename column firm to company")
  for (const code of ["55P03", "57014"]) {
    const cause = Object.assign(new Error("canceling statement"), { severity: "ERROR", code })
    expect(failureOf(cause).message).toBe("Someone else is changing this; try again.")
  }
})

it("a missing database, an unreachable one and invalid settings each have a message and an exit code", async () => {
  const none = await refusedIn({ DATA_DIR: elsewhere }, "users", "list")
  expect(none).toMatchObject({ exitCode: 4, message: `There is no database in ${elsewhere}.` })
  expect(none.hint).toContain("motorpool db migrate")
  // A created key would make the wrong folder look like an installation.
  expect(await refusedIn({ DATA_DIR: elsewhere }, "db", "migrate", "--dry-run")).toEqual(none)
  expect(readdirSync(elsewhere)).toEqual([])
  const dead = "postgres://motorpool_app:pass-word-1@127.0.0.1:1/motorpool"
  const urls = { DATA_DIR: elsewhere, DATABASE_URL: dead, DATABASE_OWNER_URL: dead }
  const unreachable = await refusedIn(urls, "users", "list")
  expect(unreachable).toMatchObject({ exitCode: 4, message: "Can't reach the database." })
  expect(JSON.stringify(unreachable)).not.toContain("pass-word-1")
  expect(await refusedIn({ ...urls, PORT: "none" }, "users", "list")).toMatchObject({ exitCode: 1 })
})

it("refuses a role that bypasses row security", async () => {
  const unsafe = cliOn(app, { DATABASE_URL: app.urls.admin })
  expect((await unsafe.refused("tenants", "list")).message).toContain("is a superuser")
})

it("an invalid command line is refused in one sentence, with exit code 2", async () => {
  expect(await cli.refused("users", "fly")).toMatchObject({ exitCode: 2, message: "Unknown command 'fly'." })
  expect((await cli.refused("user", "list")).message).toBe("Unknown command 'user'. Did you mean users?")
  expect(await cli.refused("users", "list", "--colour")).toMatchObject({
    exitCode: 2,
    message: "Unknown option '--colour'."
  })
  expect(await cli.refused("users", "show")).toMatchObject({
    exitCode: 2,
    message: "Missing required argument 'email'."
  })
  expect(await cli.refused("users")).toMatchObject({ exitCode: 2, message: "A command is missing." })
  expect(await cli.refused("users", "list", "--limit", "many")).toMatchObject({ exitCode: 2 })
})

it("--organization takes an id or an exact name and refuses unknown and ambiguous names", async () => {
  const tenant = await createTenant(app, "Twin House")
  const named = await cli.json("members", "list", "--organization", "Twin House")
  expect(await cli.json("members", "list", "--organization", tenant.id)).toEqual(named)
  expect(await cli.refused("members", "list", "--organization", "twin house")).toEqual({
    message: 'There is no organization "twin house".',
    hint: "`motorpool tenants list` lists them.",
    exitCode: 3
  })
  const twin = await createTenant(app, "Twin House")
  const ambiguous = await cli.refused("members", "list", "--organization", "Twin House")
  expect(ambiguous).toMatchObject({ exitCode: 2, message: '2 organizations are called "Twin House".' })
  for (const { id } of [tenant, twin]) expect(ambiguous.hint).toContain(id)
})

it("draws a progress bar on a terminal, but not with --json", async () => {
  const person = await createPerson(app)
  const { drawn } = cli
  const expire = ["tokens", "expire", "--email", person.email, "--kind", "session"]
  expect(await drawn(...expire, "--dry-run")).toContain("\r")
  expect(await drawn(...expire, "--json")).toBe("")
  expect(await drawn("db", "check")).toContain("foreign keys")
  expect(await drawn("db", "check", "--json")).toBe("")
})

it("--as refuses a disabled account", async () => {
  const tenant = await createTenant(app, "Locked House")
  const as = ["--organization", tenant.id, "--as", tenant.owner.email]
  await cli.type("members", "list", ...as)
  await cli.type("users", "disable", tenant.owner.email)
  expect(await cli.refused("members", "list", ...as)).toEqual({
    message: `The account ${tenant.owner.email} is disabled.`,
    hint: `\`motorpool users enable ${tenant.owner.email}\` enables it.`,
    exitCode: 1
  })
})

it("--as adds the account to the operator's line in the audit log", async () => {
  const [ada, bo] = [await createPerson(app), await createPerson(app)]
  await cli.type("users", "disable", bo.email, "--as", ada.email)
  const { rows } = await app.admin.query(
    "select actor_kind, actor_id from audit.entries where user_id = $1 and action = 'account.disabled'",
    [bo.user.id]
  )
  expect(rows).toEqual([{ actor_kind: "Operator", actor_id: ada.user.id }])
  expect(await cli.refused("users", "enable", bo.email, "--as", "who@nowhere.example")).toMatchObject({
    exitCode: 3
  })
})
