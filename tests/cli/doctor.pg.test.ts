import { randomBytes } from "node:crypto"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import type { Finding } from "../../apps/cli/doctor/finding.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { createOrganization, createPerson, signUp } from "../support/seeds.ts"
import { type MailServer, startMailServer } from "../support/mailServer.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let mail: MailServer
let stopped = false
beforeAll(async () => {
  app = await startApp()
  mail = await startMailServer()
})
afterAll(async () => {
  if (!stopped) await mail.stop()
  await app.stop()
})
const repairs: Array<() => Promise<unknown>> = []
afterEach(async () => {
  for (const repair of repairs.splice(0)) await repair()
})

/** Breaks something in the database until the end of the test. */
const breakUntilEnd = async (statement: string, repair: string) => {
  await app.admin.query(statement)
  repairs.push(() => app.admin.query(repair))
}

/** The findings of a command. */
const findingsOf = async (
  words: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {}
) => {
  const { answer, refusal } = await cliOn(app, environment).jsonAndRefusal(...words)
  const { findings } = answer as { findings: ReadonlyArray<Finding> }
  const of = (about: string) => findings.find((one) => one.about === about)
  return { findings, of, exitCode: refusal?.exitCode ?? 0 }
}
const doctor = (environment?: Readonly<Record<string, string>>) => findingsOf(["doctor"], environment)

it("doctor finds nothing wrong with a healthy installation and lists its checks", async () => {
  const { findings, exitCode } = await doctor({ MAIL_URL: mail.url })
  expect(findings.filter(({ status }) => status !== "ok")).toEqual([])
  expect(exitCode).toBe(0)
  expect(findings.map(({ about }) => about).join(", ")).toBe(
    "configuration, database, clock, roles, row security, migrations, queues, dead letters, disk, mail, secret key"
  )
})

it("doctor changes nothing, not even a queue with outdated settings", async () => {
  await breakUntilEnd(
    "update pgboss.queue set retry_limit = retry_limit + 1 where name = 'mail.send'",
    "update pgboss.queue set retry_limit = retry_limit - 1 where name = 'mail.send'"
  )
  const queues = "select name, retry_limit, updated_on from pgboss.queue order by name"
  const { rows } = await app.admin.query(queues)
  await doctor()
  expect((await app.admin.query(queues)).rows).toEqual(rows)
})

it("doctor gives advice about an unreachable mail server", async () => {
  const stoppedServer = await startMailServer()
  await stoppedServer.stop()
  const { of, exitCode } = await doctor({ MAIL_URL: stoppedServer.url })
  expect(of("mail")).toMatchObject({ status: "fault", advice: expect.stringContaining("MAIL_URL") })
  expect(of("mail")?.says).toContain("ECONNREFUSED")
  expect(exitCode).toBe(1)
})

it("doctor and db check find a table without row security", async () => {
  await breakUntilEnd("create table messaging.extra (id int)", "drop table messaging.extra")
  for (const words of [["doctor"], ["db", "check"]]) {
    const { of, exitCode } = await findingsOf(words)
    expect(of("row security")).toMatchObject({
      status: "fault",
      says: "Row security of messaging.extra is not enabled."
    })
    expect(exitCode).toBe(1)
  }
})

it("doctor and db check find missing and changed migrations", async () => {
  await breakUntilEnd(
    `update app_migrations.applied set name = name || '_later' where module = 'leads';
     update app_migrations.applied set checksum = checksum || 'x' where module = 'customers'`,
    `update app_migrations.applied set name = replace(name, '_later', '') where module = 'leads';
     update app_migrations.applied set checksum = rtrim(checksum, 'x') where module = 'customers'`
  )
  for (const words of [["doctor"], ["db", "check"]]) {
    const { of, exitCode } = await findingsOf(words)
    expect(of("migrations")).toMatchObject({ status: "fault", advice: expect.stringContaining("db migrate") })
    expect(of("migrations")?.says).toContain("Migration leads/0001_leads is missing.")
    expect(exitCode).toBe(1)
  }
})

it("doctor counts dead letters in queues that no job handles", async () => {
  const dead = (queue: string) =>
    app.admin.query("insert into pgboss.job (name, source_name) values ('dead-letters', $1)", [queue])
  repairs.push(() => app.admin.query("delete from pgboss.job where name = 'dead-letters'"))
  await dead("leads.former-job")
  await dead("leads.former-job")
  await dead("mail.send")
  const { of, exitCode } = await doctor()
  expect(of("dead letters")).toMatchObject({
    status: "warning",
    says: "3 dead letters, 2 of them in queues that no job of this version handles: leads.former-job.",
    advice: expect.stringContaining("are not retried")
  })
  expect(exitCode).toBe(0)
})

it("doctor finds a stuck job, a late job and a dead letter", async () => {
  const job = (queue: string, state: string, minutes: number) =>
    app.admin.query(
      `insert into pgboss.job (name, state, start_after, started_on, source_name)
       values ($1, $2::pgboss.job_state, now() - $3 * interval '1 minute', now() - $3 * interval '1 minute', 'mail.send')`,
      [queue, state, minutes]
    )
  const forget = () => app.admin.query("delete from pgboss.job where source_name = 'mail.send'")
  repairs.push(forget)
  await job("jobs.clean-up", "active", 20)
  await job("dead-letters", "created", 1)
  const stuck = await doctor()
  expect(stuck.of("queues")).toMatchObject({
    status: "fault",
    says: "Jobs have been running for more than 15 minutes: jobs.clean-up."
  })
  expect(stuck.of("dead letters")).toMatchObject({ status: "warning", says: "1 dead letter." })
  expect(stuck.exitCode).toBe(1)
  await forget()
  await job("mail.send", "created", 20)
  const late = await doctor()
  expect(late.of("queues")).toMatchObject({
    status: "warning",
    says: "Jobs have been waiting for 20 minutes: mail.send."
  })
  expect(late.exitCode).toBe(0)
})

it("doctor finds emails that SECRET_KEY can't decrypt", async () => {
  await signUp(app)
  const { of } = await doctor({ SECRET_KEY: randomBytes(32).toString("hex") })
  expect(of("secret key")).toMatchObject({
    status: "fault",
    advice: expect.stringContaining("SECRET_KEY=new,old")
  })
  expect((await doctor()).of("secret key")).toMatchObject({ status: "ok" })
})

it("doctor reports invalid settings and an unreachable database", async () => {
  const wrong = await doctor({ PORT: "many", MAIL_URL: "nonsense" })
  expect(wrong.findings).toMatchObject([{ about: "configuration", status: "fault" }])
  expect(wrong.findings[0]?.says).toContain("PORT must be a number from 1 to 65535")
  expect(wrong.findings[0]?.says).toContain("MAIL_URL must be")
  const elsewhere = new URL(app.urls.system)
  elsewhere.port = "1"
  const unreachable = await doctor({ DATABASE_SYSTEM_URL: elsewhere.href })
  expect(unreachable.of("database")).toMatchObject({ status: "fault" })
  expect(unreachable.of("disk")).toMatchObject({ status: "ok" })
  // Checks inside the database cannot run.
  expect([unreachable.of("queues"), unreachable.of("secret key")]).toEqual([undefined, undefined])
  expect(unreachable.exitCode).toBe(1)
  expect(JSON.stringify(unreachable.findings)).not.toContain(elsewhere.password)
})

it("doctor warns about a public installation without email and operations address", async () => {
  const { of } = await doctor({ PUBLIC_URL: "http://fleet.example.com" })
  expect(of("configuration")).toMatchObject({ status: "warning" })
  const { of: sending } = await doctor({ PUBLIC_URL: "https://fleet.example.com", MAIL_URL: mail.url })
  expect(sending("configuration")?.says).toContain("MAIL_FROM")
  for (const setting of ["https", "MAIL_URL", "OPERATIONS_EMAIL"])
    expect(of("configuration")?.says).toContain(setting)
})

it("db check finds dangling references and organizations without an owner", async () => {
  const person = await createPerson(app)
  const id = await createOrganization(app, person.access_token)
  expect((await findingsOf(["db", "check"])).exitCode).toBe(0)
  // As after a backup was restored without its triggers, and its rows were recounted.
  const unchecked = (statement: string) =>
    `set session_replication_role = replica; ${statement}; set session_replication_role = origin;
     select app.recount_storage()`
  const role = (to: string) => `update tenancy.members set role = '${to}' where organization_id = '${id}'`
  await breakUntilEnd(unchecked(role("viewer")), role("owner"))
  const lost = "019aa000-0000-7000-8000-0000000000aa"
  await breakUntilEnd(
    unchecked(
      `insert into identity.sessions (id, user_id, created_at, expires_at, last_seen_at, proven_at, user_agent, address, signed_in_by)
       values ('${lost}', '${lost}', now(), now(), now(), now(), '', '', 'password')`
    ),
    `delete from identity.sessions where id = '${lost}'`
  )
  const { of, exitCode } = await findingsOf(["db", "check"])
  expect(of("foreign keys")?.says).toBe(
    "1 rows of identity.sessions refer to rows that do not exist in identity.users (sessions_user_id_fkey)."
  )
  expect(of("invariants")?.says).toBe("1 organizations have no owner. (tenancy.organizations-have-owners)")
  expect(exitCode).toBe(1)
})

it("shows each finding on a line with the advice below", async () => {
  await breakUntilEnd("create table messaging.extra (id int)", "drop table messaging.extra")
  const { out, refusal } = await cliOn(app).typeAndRefusal("db", "check")
  expect(out).toMatch(
    /^ERROR {4}row security {2}Row security of messaging.extra is not enabled.\n {2,}Enable and force/m
  )
  expect(refusal).toMatchObject({ message: "1 error found.", exitCode: 1 })
})
