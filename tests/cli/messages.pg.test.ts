import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let tenant: Tenant
let driver: Person
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  tenant = await createTenant(app, "Riverside Depot")
  driver = await tenant.addMember("driver", "Dora Driver")
})
afterAll(() => app.stop())

const sendArguments = () =>
  ["messages", "send", "--organization", "Riverside Depot", "--as", tenant.owner.email].concat([
    "--to",
    driver.email,
    "--subject",
    "Keys",
    "--content",
    "They are in the office."
  ])
const listArguments = (as: string) => ["messages", "list", "--organization", tenant.id, "--as", as]

it("messages send writes on behalf of a member, messages list shows the message to both", async () => {
  expect(await cli.json(...sendArguments(), "--dry-run")).toMatchObject({ subject: "Keys" })
  expect(await cli.json(...listArguments(driver.email))).toEqual({ items: [] })
  expect(await cli.json(...sendArguments())).toMatchObject({
    subject: "Keys",
    sender_id: tenant.owner.user.id,
    recipient_id: driver.user.id
  })
  for (const { email } of [tenant.owner, driver])
    expect(await cli.json(...listArguments(email), "--search", "office")).toMatchObject({
      items: [{ subject: "Keys" }]
    })
  expect((await cli.type(...listArguments(driver.email))).out).toMatch(/Olga Owner +Dora Driver/)
})

it("audits listing and sending on behalf of a member", async () => {
  const { owner, id, addMember } = await createTenant(app, "Watched House")
  const reader = await addMember("driver", "Rita Reader")
  const inside = ["--organization", id, "--as", owner.email]
  await cli.type("messages", "list", ...inside)
  const words = ["--to", reader.email, "--subject", "Keys", "--content", "They are in the office."]
  const { notes } = await cli.type("messages", "send", ...inside, ...words, "--dry-run")
  expect(notes).toContain("message.sent: Rita Reader")
  await cli.type("messages", "send", ...inside, ...words)
  const { rows } = await app.admin.query(
    `select action, actor_kind, actor_id, subject from audit.entries
     where organization_id = $1 and actor_kind = 'Operator' order by id`,
    [id]
  )
  const operator = { actor_kind: "Operator", actor_id: owner.user.id }
  expect(rows).toEqual([
    { action: "messages.listed", ...operator, subject: null },
    { action: "message.sent", ...operator, subject: "Rita Reader" }
  ])
})

it("refuses a message without --as, from a stranger or to a stranger", async () => {
  expect(await cli.refused("messages", "list", "--organization", tenant.id)).toMatchObject({ exitCode: 2 })
  const stranger = (await createTenant(app, "Elsewhere")).owner
  expect(await cli.refused(...listArguments(stranger.email))).toMatchObject({ exitCode: 3 })
  const outside = sendArguments().with(7, stranger.email)
  expect(await cli.refused(...outside)).toMatchObject({ exitCode: 1 })
  expect(await cli.json(...listArguments(stranger.email).with(3, "Elsewhere"))).toEqual({ items: [] })
})
