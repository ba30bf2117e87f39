import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { operations } from "../../apps/cli/operations.ts"
import { jobs } from "../../apps/system/assembly.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { contentOf } from "../support/tables.ts"
import { type FullTenant, createFullTenant } from "./scene.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let tenant: FullTenant
let folder: string
let lead: string
let disabled: string
let before: Awaited<ReturnType<typeof snapshot>>

const newLead = async (): Promise<string> => {
  const person = { first_name: "Ana", last_name: "Ruiz", job_title: "Fleet manager", business_type: "rental" }
  const body = { ...person, company: "Shellcars", email: "ana@shellcars.example" }
  await call(app, "POST", "/api/public/demo-requests", { body })
  return (await app.admin.query("select id from leads.leads")).rows[0].id
}

/** Adds work for jobs.clean-up: the presence of a person in a dead process. */
const addStalePresence = (userId: string) =>
  app.admin.query(
    `insert into app.presences (user_id, process, seen_at)
     values ($1, gen_random_uuid(), now() - interval '1 hour')`,
    [userId]
  )

/** The queues as another version left them: one is missing, the others have outdated settings. */
const OUTDATED = `
  delete from pgboss.queue where name = 'tenancy.when-member-removed';
  update pgboss.queue set retry_limit = retry_limit + 1`

/** The content of every table, and the queues. */
const snapshot = async () => ({
  content: await contentOf(app),
  queues: (await app.admin.query("select * from pgboss.queue order by name")).rows
})

beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  tenant = await createFullTenant(app, "House")
  lead = await newLead()
  disabled = (await tenant.addMember("driver", "Leo Driver")).email
  await cli.type("users", "disable", disabled)
  await addStalePresence(tenant.owner.user.id)
  folder = mkdtempSync(join(tmpdir(), "motorpool-dry-"))
  writeFileSync(join(folder, "customers.csv"), "Name,Email\nSur,ana@sur.example\n")
  writeFileSync(join(folder, "vehicles.csv"), "Unit number,Kind\nV-2,van\n")
  await app.admin.query(OUTDATED)
  before = await snapshot()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.stop()
})

const inside = () => ["--organization", tenant.id]
const asOwner = () => [...inside(), "--as", tenant.owner.email]

/** Arguments with which each command changes something. */
const argumentsOf: Readonly<Record<string, () => ReadonlyArray<string>>> = {
  "customers import": () => [join(folder, "customers.csv"), ...inside()],
  "db migrate": () => [],
  "invitations expire": () => [tenant.invited, ...inside()],
  "invitations resend": () => [tenant.invited, ...inside()],
  "invitations revoke": () => [tenant.invited, ...inside()],
  "invitations send": () => ["new@invited.example", "driver", "--name", "Bo Driver", ...asOwner()],
  "jobs retry": () => ["--id", tenant.dead],
  "jobs run": () => ["jobs.clean-up"],
  "leads assign": () => [lead, "sales@motorpool.example"],
  "leads close": () => [lead, "--outcome", "won"],
  "leads note": () => [lead, "Call on Monday", "--status", "contacted"],
  "mail allow": () => [tenant.id, "--per-day", "500"],
  "mail report": () => [tenant.mail, "--bounce"],
  "mail stop": () => [tenant.owner.email, "--reason", "Customers report spam."],
  "mail resend": () => [tenant.mail],
  "members remove": () => [tenant.viewer, ...inside()],
  "members set-role": () => [tenant.viewer, "agent", ...inside()],
  "messages send": () => ["--to", tenant.viewer, "--subject", "Keys", "--content", "There.", ...asOwner()],
  "readings record": () => [tenant.vehicle, "51245", "km", ...inside()],
  "tenants delete": () => [tenant.id, "--confirm", tenant.name],
  "tenants require-mfa": () => ["--days", "7", ...inside()],
  "tenants seed": () => ["New House", "--owner", "new@owner.example", "--owner-name", "New Owner"],
  "tenants set-default-quotas": () => ["--rows", "600000", "--megabytes", "600", "--organizations", "20"],
  "tenants set-quota": () => [tenant.id, "--rows", "900000", "--megabytes", "900"],
  "tokens expire": () => ["--all"],
  "tokens revoke": () => [tenant.token],
  "users disable": () => [tenant.viewer],
  "users enable": () => [disabled],
  "users reset-factors": () => [tenant.viewer],
  "users reset-password": () => [tenant.viewer],
  "sso release": () => inside(),
  "webhooks replay": () => [tenant.delivery, ...inside()],
  "vehicles import": () => [join(folder, "vehicles.csv"), ...inside()],
  "work-orders close": () => [tenant.workOrder, ...asOwner()]
}

// The dry run of demo load is tested in demo.pg.test.ts.
const changing = operations.filter(({ changes, words }) => changes && !words.startsWith("demo "))

it.each(changing)("$words --dry-run prints a result and changes no table", async ({ words }) => {
  const more = argumentsOf[words]
  if (more === undefined) throw new Error(`"${words}" needs arguments in this test.`)
  const { out, notes } = await cli.type(...words.split(" "), ...more(), "--dry-run")
  expect(out).not.toBe("")
  expect(notes).toContain("Dry run: nothing was changed.")
  expect(await snapshot()).toEqual(before)
})

const scheduled = jobs.filter(({ cron }) => cron !== null)

it.each(scheduled)("jobs run $name --dry-run changes no table", async ({ name }) => {
  expect(await cli.json("jobs", "run", name, "--dry-run")).toEqual({ name, ran: false })
  expect(await snapshot()).toEqual(before)
})
