import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { Context } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { jobs } from "../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { contentOf } from "../support/tables.ts"
import { deadJob } from "./scene.ts"
import { cliOn } from "./support.ts"

const ORGANIZATION = "019aa000-0000-7000-8000-000000000001"
let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
})
afterAll(() => app.stop())

const boss = () => Context.get(app.services.shared, Queue).boss
const addDeadLetter = (queue: string, mailId: string) => deadJob(app, queue, { mailId }, ORGANIZATION)

it("jobs list shows every job with its description and the state of its queue", async () => {
  const { items } = (await cli.json("jobs", "list")) as { items: ReadonlyArray<{ name: string }> }
  expect(items.map(({ name }) => name)).toEqual(
    jobs.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))
  )
  expect(items.find(({ name }) => name === "jobs.clean-up")).toMatchObject({
    cron: "7 * * * *",
    exclusive: true,
    dead: 0,
    succeeded_at: null
  })
  expect((await cli.type("jobs", "list")).out).toContain("Sends one email to the mail server")
})

it("jobs dead shows the organization of a dead letter, jobs retry queues it again", async () => {
  const [first, second] = [
    await addDeadLetter("mail.send", ORGANIZATION),
    await addDeadLetter("mail.send", ORGANIZATION)
  ]
  expect(await cli.json("jobs", "dead", "--queue", "mail.send")).toMatchObject({
    items: [
      {
        queue: "mail.send",
        about: { organizationId: ORGANIZATION },
        message: expect.stringContaining("No server."),
        tries: 1
      },
      { id: expect.any(String) }
    ]
  })
  expect(await cli.json("jobs", "dead", "--queue", "mail.fail-undeliverable")).toEqual({ items: [] })
  const { out } = await cli.type("jobs", "dead")
  expect(out).toContain("mail.send, 1 try\n")
  expect(out).not.toContain("at nowhere")

  const before = await contentOf(app)
  expect(await cli.json("jobs", "retry", "--all", "--dry-run")).toEqual({ retried: 2, left: 0 })
  expect(await contentOf(app)).toEqual(before)

  expect(await cli.json("jobs", "retry", "--id", first)).toEqual({ retried: 1, left: 0 })
  expect(await cli.json("jobs", "dead")).toMatchObject({ items: [{ id: second }] })
  expect(await cli.json("jobs", "retry", "--queue", "mail.send")).toEqual({ retried: 1, left: 0 })
  expect((await cli.type("jobs", "dead")).out).toBe("No dead letters.")
  for (const which of [["--all"], ["--queue", "mail.send"]])
    expect(await cli.json("jobs", "retry", ...which)).toEqual({ retried: 0, left: 0 })
  const { rows } = await app.admin.query("select actor_kind from audit.entries where action = 'job.retried'")
  expect(rows).toEqual([{ actor_kind: "Operator" }, { actor_kind: "Operator" }])
})

it("jobs retry requires a selection and refuses an unknown id", async () => {
  expect(await cli.refused("jobs", "retry")).toMatchObject({ exitCode: 2 })
  expect(await cli.refused("jobs", "retry", "--id", ORGANIZATION)).toMatchObject({
    message: `There is no dead letter ${ORGANIZATION}.`,
    exitCode: 3
  })
})

it("jobs retry refuses dead letters of queues that no job handles", async () => {
  const former = "leads.former-job"
  await boss().createQueue(former, { retryLimit: 0, deadLetter: DEAD_LETTERS })
  const [unserved, served] = [
    await addDeadLetter(former, ORGANIZATION),
    await addDeadLetter("mail.send", ORGANIZATION)
  ]
  const before = await contentOf(app)
  const refusal = {
    message: `No job of this version handles the queue ${former}, so its jobs cannot run.`,
    hint: "Dead letters there are deleted after 14 days; `motorpool jobs list` shows the current queues.",
    exitCode: 1
  }
  for (const which of [
    ["--id", unserved],
    ["--id", served, "--id", unserved],
    ["--queue", former],
    ["--all", "--queue", former],
    ["--id", unserved, "--dry-run"]
  ])
    expect(await cli.refused("jobs", "retry", ...which)).toEqual(refusal)
  expect(await contentOf(app)).toEqual(before)

  expect(await cli.json("jobs", "retry", "--all")).toEqual({ retried: 1, left: 1 })
  expect(await cli.json("jobs", "dead")).toMatchObject({ items: [{ id: unserved }] })
  expect((await cli.type("jobs", "retry", "--all")).out).toBe(
    "0 jobs are queued again. 1 dead letter was skipped: no job of this version handles the queue."
  )
  await app.admin.query("delete from pgboss.job where id = $1", [unserved])
})

it("jobs run runs a scheduled job, supports --dry-run and refuses a second run at the same time", async () => {
  const expired = "select count(*)::int as count from app.rate_limits where what = 'test.over'"
  await app.admin.query(
    `insert into app.rate_limits (what, who, count, started_at, ends_at)
     values ('test.over', 'x', 1, now(), now() - interval '1 second')`
  )
  expect(await cli.json("jobs", "run", "jobs.clean-up", "--dry-run")).toEqual({
    name: "jobs.clean-up",
    ran: false
  })
  expect((await app.admin.query(expired)).rows).toEqual([{ count: 1 }])
  expect(await cli.json("jobs", "run", "jobs.clean-up")).toEqual({ name: "jobs.clean-up", ran: true })
  expect((await app.admin.query(expired)).rows).toEqual([{ count: 0 }])
  const { items } = (await cli.json("jobs", "list")) as { items: ReadonlyArray<{ name: string }> }
  expect(items.find(({ name }) => name === "jobs.clean-up")).toMatchObject({ succeeded_at: expect.any(Date) })

  await boss().send("jobs.clean-up", {})
  expect(await cli.refused("jobs", "run", "jobs.clean-up")).toMatchObject({
    message: "jobs.clean-up is already waiting or running.",
    exitCode: 1
  })
  expect(await cli.refused("jobs", "run", "mail.send")).toMatchObject({ exitCode: 2 })
})

it("finds, counts and retries a dead letter behind a thousand others", async () => {
  const [busy = "", quiet = ""] = jobs.flatMap(({ name, exclusive }) => (exclusive ? [] : [name]))
  const older = await addDeadLetter(quiet, ORGANIZATION)
  await app.admin.query(
    `insert into pgboss.job (name, source_name, created_on, data)
     select $1, $2, now() + interval '1 second', '{}' from generate_series(1, 1001)`,
    [DEAD_LETTERS, busy]
  )
  const one = { items: [{ id: older }] }
  expect(await cli.json("jobs", "dead", "--queue", quiet, "--limit", "1")).toMatchObject(one)
  expect(await cli.json("jobs", "retry", "--id", older, "--dry-run")).toEqual({ retried: 1, left: 0 })
  const { answer } = await cli.jsonAndRefusal("doctor")
  expect(answer).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ says: "1002 dead letters." })])
  })
  expect(await cli.json("jobs", "retry", "--all")).toEqual({ retried: 1002, left: 0 })
})

it("jobs run reports a failure in one line", async () => {
  await app.admin.query("delete from pgboss.job where name = 'jobs.clean-up'")
  await app.admin.query("alter table app.rate_limits rename to limits_elsewhere")
  const { message, hint } = await cli.refused("jobs", "run", "jobs.clean-up")
  await app.admin.query("alter table app.limits_elsewhere rename to rate_limits")
  expect(message).toMatch(/^It failed. jobs.clean-up: .+/)
  expect(message).not.toContain("\n")
  expect(hint).toContain("motorpool jobs dead --json")
})
