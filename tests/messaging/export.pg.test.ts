import Papa from "papaparse"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import type { Person } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { switchCustomerEmail } from "../customers/scene.ts"
import { createMessagingTenant } from "./customerEmailScene.ts"
import { mailbox } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const download = async (
  organizationId: string,
  { access_token }: Person,
  what: "message" | "customer-email" = "message"
) => {
  const response = await app.hono.request(`/api/organizations/${organizationId}/${what}-export`, {
    headers: { authorization: `Bearer ${access_token}` }
  })
  return { response, text: await response.text() }
}

const records = (text: string) => Papa.parse<ReadonlyArray<string>>(text.trimEnd()).data

/** Three members; the driver has a conversation with each of the others, who have one without the driver. */
const scene = async () => {
  const tenant = await createTenant(app)
  const [ada, third] = [await tenant.addMember("driver", "Ada Driver"), await tenant.addMember("admin")]
  const [olga, driver, other] = [tenant.owner, ada, third].map((one) => mailbox(app, tenant.id, one))
  if (!olga || !driver || !other) throw new Error("Three mailboxes were expected.")
  return { tenant, ada, third, olga, driver, other }
}

it("exports one's conversations one after the other, and no cell that starts a formula", async () => {
  const { tenant, ada, olga, driver, other } = await scene()
  const first = (await olga.send(driver.id, { subject: "=1+1", content: "Where, exactly?" })).value
  const second = (await driver.send(other.id, { subject: "Van 07", content: "-1" })).value
  await driver.reply(first.id, { content: "On the hook." })
  await olga.send(other.id, { content: "not for the driver" })
  const { response, text } = await download(tenant.id, ada)
  expect(response.status).toBe(200)
  expect(response.headers.get("content-disposition")).toMatch(/filename="messages-\d{4}-\d\d-\d\d\.csv"$/)
  const [header, ...rows] = records(text)
  expect(header).toEqual(["conversation", "at", "from", "to", "subject", "message", "attachments"])
  const shown = rows.map(([conversation, at = "", ...cells]) => [
    conversation,
    !isNaN(Date.parse(at)),
    ...cells
  ])
  expect(shown).toEqual([
    [first.id, true, "Olga Owner", "Ada Driver", "'=1+1", "Where, exactly?", ""],
    [first.id, true, "Ada Driver", "Olga Owner", expect.any(String), "On the hook.", ""],
    [second.id, true, "Ada Driver", expect.any(String), "Van 07", "'-1", ""]
  ])
  const { rows: logged } = await app.admin.query(
    "select actor_id from audit.entries where organization_id = $1 and action = 'messages.exported'",
    [tenant.id]
  )
  expect(logged).toEqual([{ actor_id: ada.user.id }])
})

it("continues across pages, within and between conversations, without gaps or duplicates", async () => {
  const { tenant, ada, olga, driver } = await scene()
  const long = (await olga.send(driver.id)).value
  // The same instant for all, so that only their ids order them.
  await app.admin.query(
    `insert into messaging.messages (organization_id, id, thread_id, parent_message_id, sender_id, recipient_id,
       client_id, subject, content, message_type, status, created_at)
     select $1, gen_random_uuid(), $4, $4, $2, $3, gen_random_uuid(), 'Keys', 'reply ' || n, 'internal', 'sent', now()
     from generate_series(1, 250) n`,
    [tenant.id, olga.id, driver.id, long.id]
  )
  await app.admin.query(
    `insert into messaging.messages (organization_id, id, thread_id, sender_id, recipient_id,
       client_id, subject, content, message_type, status, created_at)
     select $1, id, id, $2, $3, id, 'Keys', 'thread ' || n, 'internal', 'sent', now()
     from (select gen_random_uuid() as id, n from generate_series(1, 250) n) made`,
    [tenant.id, olga.id, driver.id]
  )
  const [, ...rows] = records((await download(tenant.id, ada)).text)
  expect(rows).toHaveLength(501)
  expect(new Set(rows.map(([, , , , , message]) => message)).size).toBe(501)
  const starts = rows.filter(([conversation], at) => conversation !== rows[at - 1]?.[0])
  expect(starts).toHaveLength(251)
})

it("contains only a header for someone without messages, and refuses people from outside", async () => {
  const { tenant, third } = await scene()
  expect(records((await download(tenant.id, third)).text)).toHaveLength(1)
  const outside = await createTenant(app)
  expect((await download(tenant.id, outside.owner)).response.status).toBe(404)
})

it("exports the emails to customers, also those sent before emails were turned off", async () => {
  const tenant = await createMessagingTenant(app)
  const ada = await tenant.customer({ name: "Ada", email: "ada@example.com" })
  for (let n = 0; n < 2; n++)
    expect((await tenant.send({ customer_id: ada.id, subject: `=${n}` })).status).toBe(201)
  await app.admin.query(
    `insert into messaging.customer_emails (organization_id, id, customer_id, user_id, client_id, recipient, subject,
       content, status, sent_at)
     select $1, gen_random_uuid(), $2, $3, gen_random_uuid(), 'ada@example.com', 'Old ' || n, 'text', 'sent', '2026-01-01'
     from generate_series(1, 250) n`,
    [tenant.id, ada.id, tenant.owner.user.id]
  )
  await switchCustomerEmail(app, tenant, false)
  const [header, ...rows] = records((await download(tenant.id, tenant.owner, "customer-email")).text)
  expect(header).toEqual(["at", "from", "customer", "to", "subject", "email", "delivered_at", "fault"])
  expect(rows).toHaveLength(252)
  expect(new Set(rows.map(([, , , , subject]) => subject)).size).toBe(252)
  expect(rows[0]?.slice(2, 6)).toEqual(["Ada", "ada@example.com", "'=1", "You can fetch it today."])
  const driver = await tenant.addMember("driver")
  expect((await download(tenant.id, driver, "customer-email")).response.status).toBe(403)
})
