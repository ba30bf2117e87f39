import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createTenant } from "../support/tenant.ts"
import { mailbox } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("limits a page of long messages: later threads show their newest reply, and load the others on demand", async () => {
  const tenant = await createTenant(app)
  const colleague = await tenant.addMember("driver")
  const own = mailbox(app, tenant.id, tenant.owner)
  const content = "x".repeat(10_000)
  for (let n = 0; n < 4; n++) {
    const { value: first } = await own.send(colleague.user.id, { subject: `Thread ${n}`, content })
    for (let reply = 0; reply < 20; reply++) await own.reply(first.id, { content })
  }
  const { items } = (await own.list()).value
  expect(items.map(({ replies }) => replies.length)).toEqual([20, 20, 20, 1])
  expect(items.map(({ reply_count }) => reply_count)).toEqual([20, 20, 20, 20])
  const [last] = items.slice(-1)
  const before = await own.earlier(last?.id ?? "", last?.earlier ?? "")
  expect(before.value.items).toHaveLength(19)
  expect((await own.list({ limit: "51" })).status).toBe(422)
})
