import { CreateVehicle } from "#fleet/contract"
import {
  CreateWebhookEndpoint,
  GetWebhookDelivery,
  ListWebhookDeliveries,
  ListWebhookEndpoints,
  type WebhookEventType
} from "#webhooks/contract"
import { newestEvent, pendingJobs, runJob, type RunOptions } from "../notifications/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { type Receiver, startReceiver } from "./receiver.ts"

/** The queue of deliveries. */
export const SEND = "webhooks.send-delivery"

/** An app, a server that it may send to, and an organization. */
export interface WebhookScene {
  readonly app: TestApp
  readonly receiver: Receiver
  readonly tenant: Tenant
  readonly stop: () => Promise<void>
}

export const startWebhookScene = async (
  options: { readonly workers?: boolean } = {}
): Promise<WebhookScene> => {
  const receiver = await startReceiver()
  const app = await startApp({ ...options, env: { PRIVATE_ORIGINS: receiver.url } })
  return {
    app,
    receiver,
    tenant: await createTenant(app, "Harbour Depot"),
    stop: async () => {
      await app.stop()
      await receiver.close()
    }
  }
}

/** The same scene in a new organization, so that tests do not see each other's deliveries. */
export const inNewTenant = async (scene: WebhookScene): Promise<WebhookScene> => {
  scene.receiver.answer({ status: 204 })
  return { ...scene, tenant: await createTenant(scene.app) }
}

export const tokenOf = ({ tenant }: WebhookScene) => ({
  token: tenant.owner.access_token,
  params: tenant.params()
})

/** Adds an endpoint at the receiver, at a path of its own. */
export const addEndpoint = async (
  scene: WebhookScene,
  event_types: ReadonlyArray<WebhookEventType> = ["vehicle.added"],
  path = "/hook"
) => {
  const body = { url: `${scene.receiver.url}${path}`, description: null, event_types }
  const { value } = await callEndpoint(scene.app, CreateWebhookEndpoint, { ...tokenOf(scene), body })
  return value
}

let vehicles = 0

/** Adds a vehicle through the API and returns its id. */
export const addVehicle = async (scene: WebhookScene): Promise<string> => {
  const { value } = await callEndpoint(scene.app, CreateVehicle, {
    ...tokenOf(scene),
    body: {
      unit_number: `W-${++vehicles}`,
      vin: null,
      plate: null,
      plate_region: null,
      make: null,
      model: null,
      model_year: null,
      kind: "van"
    }
  })
  return value.id
}

/** Queues the newest event with this name in the organization for its endpoints. */
export const fanOut = async ({ app, tenant }: WebhookScene, name = "VehicleChanged") =>
  runJob(app, "webhooks.queue-deliveries", await newestEvent(app, name, tenant.id))

/** The deliveries that wait in the queue for this organization. */
export const waiting = async ({ app, tenant }: WebhookScene) =>
  (await pendingJobs(app, SEND)).filter(({ data }) => data["organizationId"] === tenant.id)

/** Takes the organization's deliveries from the queue and runs them, whenever they are due. Returns how many there were. */
export const send = async (scene: WebhookScene, options: RunOptions = {}): Promise<number> => {
  const jobs = await waiting(scene)
  await scene.app.admin.query("delete from pgboss.job where name = $1 and data->>'organizationId' = $2", [
    SEND,
    scene.tenant.id
  ])
  for (const { data } of jobs) await runJob(scene.app, SEND, data, options)
  return jobs.length
}

/** An endpoint with one delivery that was not sent yet. */
export const withDelivery = async (base: WebhookScene) => {
  const scene = await inNewTenant(base)
  const { endpoint, secret } = await addEndpoint(scene)
  const vehicleId = await addVehicle(scene)
  await fanOut(scene)
  return { scene, endpoint, secret, vehicleId }
}

export const deliveriesOf = async (scene: WebhookScene, webhookEndpointId: string) => {
  const { token } = tokenOf(scene)
  const { value } = await callEndpoint(scene.app, ListWebhookDeliveries, {
    token,
    params: scene.tenant.params({ webhookEndpointId })
  })
  return value.items
}

/** The newest delivery of an endpoint, with its log. */
export const newestDelivery = async (scene: WebhookScene, webhookEndpointId: string) => {
  const [newest] = await deliveriesOf(scene, webhookEndpointId)
  const { token } = tokenOf(scene)
  const params = scene.tenant.params({ webhookDeliveryId: newest?.id ?? "" })
  return (await callEndpoint(scene.app, GetWebhookDelivery, { token, params })).value
}

/** An endpoint as the list shows it. */
export const listed = async (scene: WebhookScene, id: string) => {
  const { value } = await callEndpoint(scene.app, ListWebhookEndpoints, tokenOf(scene))
  return value.items.find((one) => one.id === id)
}
