import { PushKey, SubscribeToPush } from "#notifications/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { newBrowser } from "../infra/push/browser.ts"
import { type PushServer, startPushServer } from "../infra/push/pushServer.ts"
import { mailbox } from "../messaging/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { PATIENT } from "../support/patience.ts"
import { createTenant } from "../support/tenant.ts"
import { listOf, mailsTo } from "./scene.ts"

let app: TestApp
let worker: TestApp | undefined
let server: PushServer
let env: Record<string, string>
beforeAll(async () => {
  server = await startPushServer()
  env = { PUSH_HOSTS: server.url, SECRET_KEY: "k".repeat(40) }
  app = await startApp({ env })
})
afterAll(async () => {
  await worker?.stop()
  await app.stop()
  await server.close()
})

it("workers deliver a message to an absent user's list, mailbox and phone", async () => {
  const tenant = await createTenant(app, "Harbour Depot")
  const ada = await tenant.addMember("viewer")
  await callEndpoint(app, PushKey, { token: ada.access_token })
  const browser = newBrowser(`${server.url}/send/phone`)
  await callEndpoint(app, SubscribeToPush, {
    token: ada.access_token,
    body: { ...browser.subscription, refresh_token: ada.refresh_token }
  })
  // The push service is overloaded at first; the retry succeeds.
  server.answer(() => ({ status: server.pushed.length === 1 ? 503 : 201 }))
  await mailbox(app, tenant.id, tenant.owner).send(ada.user.id, { subject: "Keys of the van" })
  worker = await startApp({ workers: true, env, database: app })
  await expect.poll(() => server.pushed.length, PATIENT).toBe(3)
  const payloads = server.pushed.map(({ body }) => JSON.parse(browser.decrypt(body)))
  const message = { title: "New message from Olga Owner", message: "Keys of the van" }
  expect(payloads).toContainEqual(expect.objectContaining(message))
  expect(payloads).toContainEqual(expect.objectContaining({ title: "Push notifications turned on" }))
  expect(payloads.slice(1)).toContainEqual(payloads[0])
  expect((await listOf(app, ada)).items).toHaveLength(2)
  expect(
    (await mailsTo(app, ada.email)).filter((kind) => kind === "notifications.message_received")
  ).toHaveLength(1)
})
