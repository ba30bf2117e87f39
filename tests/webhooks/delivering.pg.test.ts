import {
  EditWebhookEndpoint,
  ReplayWebhookDelivery,
  RotateWebhookSecret,
  SendTestEvent
} from "#webhooks/contract"
import { days, hours } from "#kernel"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listOf, newestEvent, reactTo, runJob } from "../notifications/scene.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { verified } from "./receiver.ts"
import {
  addEndpoint,
  addVehicle,
  deliveriesOf,
  fanOut,
  inNewTenant,
  listed,
  newestDelivery,
  send,
  SEND,
  startWebhookScene,
  tokenOf,
  waiting,
  type WebhookScene,
  withDelivery
} from "./scene.ts"

let base: WebhookScene
beforeAll(async () => {
  base = await startWebhookScene()
})
afterAll(() => base.stop())

const newestReceived = () => base.receiver.received.at(-1) ?? { path: "", headers: {}, body: "" }
const countReceived = () => base.receiver.received.length
const later = (millis: number) => ({ at: new Date(Date.now() + millis) })

it("Cal.com CVE-2026-16624: a webhook is created in the organization of the path, whatever the body says", async () => {
  const [attacker, victim] = [await inNewTenant(base), await inNewTenant(base)]
  const { id } = victim.tenant
  const body = { url: `${base.receiver.url}/stolen`, description: null, event_types: ["vehicle.added"] }
  const reply = await call(base.app, "POST", `/api/organizations/${attacker.tenant.id}/webhook-endpoints`, {
    token: attacker.tenant.owner.access_token,
    body: { ...body, organization_id: id, organization: { id }, team_id: id }
  })
  expect(reply.status).toBe(201)
  await addVehicle(victim)
  await fanOut(victim)
  expect(await waiting(victim)).toEqual([])
})

describe("an event", () => {
  it("reaches the endpoints that receive its type, signed, once per endpoint", async () => {
    const scene = await inNewTenant(base)
    const { endpoint, secret } = await addEndpoint(scene)
    const other = await addEndpoint(scene, ["driver.added"], "/other")
    const vehicleId = await addVehicle(scene)
    await fanOut(scene)
    await fanOut(scene)
    expect(await send(scene)).toBe(1)
    const received = newestReceived()
    expect(received.path).toBe("/hook")
    expect(verified(secret, received)).toEqual({
      type: "vehicle.added",
      timestamp: expect.any(String),
      data: { organization_id: scene.tenant.id, vehicle_id: vehicleId }
    })
    expect(() => verified(other.secret, received)).toThrow("No matching signature found")
    expect(await newestDelivery(scene, endpoint.id)).toMatchObject({
      status: "delivered",
      attempts: 1,
      webhook_id: received.headers["webhook-id"],
      body: received.body,
      log: [{ number: 1, outcome: "delivered", status_code: 204, response: "" }]
    })
    expect(await deliveriesOf(scene, other.endpoint.id)).toEqual([])
  })

  it("is sent once if its job runs twice", async () => {
    const { scene } = await withDelivery(base)
    const [job] = await waiting(scene)
    const before = countReceived()
    await runJob(scene.app, SEND, job?.data)
    await runJob(scene.app, SEND, job?.data)
    expect(countReceived()).toBe(before + 1)
  })

  it("is sent again with the same id if the process was killed after sending", async () => {
    const { scene, secret, endpoint } = await withDelivery(base)
    const [job] = await waiting(scene)
    // The receiver got it, but the answer was never stored.
    const { promise: arrived, resolve } = Promise.withResolvers<void>()
    scene.receiver.answer(() => {
      resolve()
      return "none"
    })
    const stop = new AbortController()
    const run = runJob(scene.app, SEND, job?.data, { signal: stop.signal })
    await arrived
    stop.abort()
    await expect(run).rejects.toThrow()
    const first = newestReceived()
    scene.receiver.answer({ status: 204 })
    await runJob(scene.app, SEND, job?.data)
    const second = newestReceived()
    expect(verified(secret, second)).toEqual(verified(secret, first))
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
    expect((await newestDelivery(scene, endpoint.id)).status).toBe("delivered")
  })
})

describe("an attempt that fails", () => {
  it("is repeated later with the same id, until it succeeds", async () => {
    const { scene, secret, endpoint } = await withDelivery(base)
    scene.receiver.answer({ status: 500, text: "Out of order" })
    await send(scene)
    const first = newestReceived()
    expect(await newestDelivery(scene, endpoint.id)).toMatchObject({
      status: "pending",
      attempts: 1,
      log: [{ outcome: "refused", status_code: 500, response: "Out of order" }]
    })
    expect((await waiting(scene))[0]?.seconds).toSatisfy((seconds: number) => seconds >= 5 && seconds <= 7)
    scene.receiver.answer({ status: 200, text: "x".repeat(5000) })
    await send(scene)
    const second = newestReceived()
    expect(verified(secret, second)).toEqual(verified(secret, first))
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
    const { status, log } = await newestDelivery(scene, endpoint.id)
    expect([status, log.map(({ number }) => number)]).toEqual(["delivered", [2, 1]])
    expect(log[0]?.response).toBe("x".repeat(1024))
    expect(await waiting(scene)).toEqual([])
  })

  it("follows no redirect", async () => {
    const { scene, endpoint } = await withDelivery(base)
    const before = countReceived()
    scene.receiver.answer(({ path }) =>
      path === "/hook"
        ? { status: 307, headers: { location: `${scene.receiver.url}/secret` } }
        : { status: 204 }
    )
    await send(scene)
    expect(countReceived()).toBe(before + 1)
    const { status, log } = await newestDelivery(scene, endpoint.id)
    expect([status, log[0]?.outcome, log[0]?.status_code]).toEqual(["pending", "redirect", 307])
  })

  it("is given up a day after the first one", async () => {
    const { scene, endpoint } = await withDelivery(base)
    scene.receiver.answer({ status: 503 })
    await send(scene)
    await send(scene, later(hours(23)))
    const [last] = await waiting(scene)
    expect(last?.seconds).toBeGreaterThan(0)
    await send(scene, later(hours(24.1)))
    expect(await newestDelivery(scene, endpoint.id)).toMatchObject({
      status: "failed",
      attempts: 3,
      next_attempt_at: null
    })
    expect(await waiting(scene)).toEqual([])
  })

  it("waits as long as the server asks", async () => {
    const { scene } = await withDelivery(base)
    scene.receiver.answer({ status: 429, headers: { "retry-after": "120" } })
    await send(scene)
    expect((await waiting(scene))[0]?.seconds).toBe(120)
  })
})

describe("an endpoint", () => {
  it("that answers 410 is disabled, and its owners are notified", async () => {
    const { scene, endpoint } = await withDelivery(base)
    scene.receiver.answer({ status: 410 })
    await send(scene)
    expect(await listed(scene, endpoint.id)).toMatchObject({ enabled: false, disabled_reason: "gone" })
    expect((await newestDelivery(scene, endpoint.id)).status).toBe("failed")
    await reactTo(scene.app, await newestEvent(scene.app, "WebhookEndpointDisabled", scene.tenant.id))
    expect((await listOf(scene.app, scene.tenant.owner)).items).toMatchObject([{ title: "Webhook disabled" }])
    await addVehicle(scene)
    await fanOut(scene)
    expect(await waiting(scene)).toEqual([])
  })

  it("is disabled after five days without a success, and starts afresh when it is enabled", async () => {
    const { scene, endpoint } = await withDelivery(base)
    scene.receiver.answer({ status: 500 })
    await send(scene)
    await send(scene, later(days(4.9)))
    expect(await listed(scene, endpoint.id)).toMatchObject({ enabled: true })
    await addVehicle(scene)
    await fanOut(scene)
    await send(scene, later(days(5.1)))
    expect(await listed(scene, endpoint.id)).toMatchObject({ enabled: false, disabled_reason: "failing" })
    const params = scene.tenant.params({ webhookEndpointId: endpoint.id })
    const { token } = tokenOf(scene)
    const enabled = await callEndpoint(scene.app, EditWebhookEndpoint, {
      token,
      params,
      body: { enabled: true }
    })
    expect(enabled.value).toMatchObject({ enabled: true, disabled_reason: null })
    await addVehicle(scene)
    await fanOut(scene)
    await send(scene, later(days(6)))
    expect(await listed(scene, endpoint.id)).toMatchObject({ enabled: true })
  })

  it("signs with both secrets for a day after its secret was replaced", async () => {
    const { scene, endpoint, secret } = await withDelivery(base)
    const params = scene.tenant.params({ webhookEndpointId: endpoint.id })
    const { token } = tokenOf(scene)
    const rotated = (await callEndpoint(scene.app, RotateWebhookSecret, { token, params })).value
    expect(rotated.secret).not.toBe(secret)
    await send(scene)
    const both = newestReceived()
    expect(verified(rotated.secret, both)).toEqual(verified(secret, both))
    const test = await callEndpoint(scene.app, SendTestEvent, { token, params })
    expect(test.value).toMatchObject({ event_type: "webhook.test", status: "pending" })
    await send(scene, later(hours(24.1)))
    expect(String(newestReceived().headers["webhook-signature"]).split(" ")).toHaveLength(1)
    expect(JSON.parse(newestReceived().body)).toMatchObject({
      type: "webhook.test",
      data: { organization_id: scene.tenant.id, webhook_endpoint_id: endpoint.id }
    })
  })
})

describe("replaying", () => {
  it("sends the same event again, once it is no longer being delivered", async () => {
    const { scene, endpoint, secret } = await withDelivery(base)
    const { token } = tokenOf(scene)
    const params = scene.tenant.params({ webhookDeliveryId: (await newestDelivery(scene, endpoint.id)).id })
    const replay = () => callEndpoint(scene.app, ReplayWebhookDelivery, { token, params })
    expect((await replay()).code).toBe("delivery_pending")
    await send(scene)
    const first = newestReceived()
    expect((await replay()).value).toMatchObject({ status: "pending", attempts: 1 })
    await send(scene)
    const second = newestReceived()
    expect(second).not.toBe(first)
    expect(verified(secret, second)).toEqual(verified(secret, first))
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
    expect(await newestDelivery(scene, endpoint.id)).toMatchObject({ status: "delivered", attempts: 2 })
  })
})
