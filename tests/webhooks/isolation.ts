import { randomUUID } from "node:crypto"
import { idIn, type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

/** A public address, so that no name is looked up. */
const PUBLIC = "https://8.8.8.8/webhooks"

const body = (description: string) => ({ url: PUBLIC, description, event_types: ["vehicle.added"] })

export const isolation: IsolationSample = {
  seed: async ({ app, base, owner, organizationId }) => {
    const token = owner.access_token
    await call(app, "POST", `${base}/webhook-endpoints`, { token, body: body(MARKER) })
    const { body: webhooks } = await call(app, "GET", `${base}/webhook-endpoints`, { token })
    const webhookEndpointId = idIn(webhooks)
    const webhookDeliveryId = randomUUID()
    await app.admin.query(
      `insert into webhooks.deliveries (organization_id, id, endpoint_id, event_id, event_type, body, status, attempts,
         begun_at, created_at)
       values ($1::uuid, $2, $3, gen_random_uuid(), 'vehicle.added',
         jsonb_build_object('data', jsonb_build_object('organization_id', $1::uuid, 'name', $4::text))::text, 'delivered', 1,
         now(), now())`,
      [organizationId, webhookDeliveryId, webhookEndpointId, MARKER]
    )
    await app.admin.query(
      `insert into webhooks.attempts (organization_id, delivery_id, number, at, outcome, status_code, duration_ms, response)
       values ($1, $2, 1, now(), 'delivered', 200, 5, $3)`,
      [organizationId, webhookDeliveryId, MARKER]
    )
    return { webhookEndpointId, webhookDeliveryId }
  },
  bodies: {
    createWebhookEndpoint: () => body("Another webhook"),
    editWebhookEndpoint: () => ({ description: "Changed" })
  }
}
