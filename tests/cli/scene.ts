import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { Secrets } from "#infra/secrets"
import { OpenWorkOrder, StartWork } from "#maintenance/contract"
import { Context } from "effect"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { call } from "../support/client.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"
import { createApiToken } from "../tokens/support.ts"

/** Adds a job that has failed permanently, and returns the id of its dead letter. */
export const deadJob = async (app: TestApp, queue: string, data: object, organizationId: string) => {
  const { boss } = Context.get(app.services.shared, Queue)
  const { retryLimit = 0 } = (await boss.getQueue(queue)) ?? {}
  await boss.updateQueue(queue, { retryLimit: 0 })
  const id = await boss.send(queue, data, { retryLimit: 0 })
  await boss.fail(queue, id ?? "", { message: "No server.\n    at nowhere", about: { organizationId } })
  await boss.updateQueue(queue, { retryLimit })
  const { rows } = await app.admin.query<{ id: string }>(
    "select id from pgboss.job where name = $1 and source_id = $2",
    [DEAD_LETTERS, id]
  )
  return rows[0]?.id ?? ""
}

/** An organization with a member, a vehicle in the workshop, an invitation, a failed email, a dead letter and an API token. */
export interface FullTenant extends Tenant {
  readonly name: string
  readonly viewer: string
  readonly invited: string
  /** The unit number of a vehicle. */
  readonly vehicle: string
  /** The number of a work order that can be closed. */
  readonly workOrder: string
  /** The id of a failed email. */
  readonly mail: string
  /** The id of a dead letter. */
  readonly dead: string
  /** The id of one of its API tokens. */
  readonly token: string
  /** The id of an event that was delivered to a webhook. */
  readonly delivery: string
}

/** Stores a webhook with an event that was delivered to it; returns the id of the delivery. */
const deliveredEvent = async (app: TestApp, organizationId: string): Promise<string> => {
  const { rows } = await app.admin.query<{ id: string }>(
    `with endpoint as (
       insert into webhooks.endpoints (organization_id, id, url, event_types, secret, created_at, updated_at)
       values ($1, gen_random_uuid(), 'https://example.com/hook', '{vehicle.added}', $2, now(), now())
       returning organization_id, id
     )
     insert into webhooks.deliveries (organization_id, id, endpoint_id, event_id, event_type, body, status, attempts,
       begun_at, created_at)
     select organization_id, gen_random_uuid(), id, gen_random_uuid(), 'vehicle.added',
       jsonb_build_object('data', jsonb_build_object('organization_id', organization_id))::text, 'delivered', 1, now(), now()
     from endpoint returning id`,
    [organizationId, Context.get(app.services.shared, Secrets).seal("webhooks.secret", "whsec_c2VjcmV0")]
  )
  return rows[0]?.id ?? ""
}

/** Adds a vehicle with a work order in progress; returns the number of the work order. */
const startedWorkOrder = async (app: TestApp, tenant: Tenant, unit_number: string): Promise<string> => {
  const token = tenant.owner.access_token
  const base = `/api/organizations/${tenant.id}`
  const unknown = { vin: null, plate: null, plate_region: null, make: null, model: null, model_year: null }
  const fields = { ...unknown, unit_number, kind: "van" }
  const { id: vehicle_id } = (await call(app, "POST", `${base}/vehicles`, { token, body: fields })).body
  const params = { organizationId: tenant.id }
  const work = { vehicle_id, kind: "corrective", title: "Front brakes" } as const
  const { value: order } = await callEndpoint(app, OpenWorkOrder, { token, params, body: work })
  const body = { expected_version: order.version }
  await callEndpoint(app, StartWork, { token, params: { ...params, workOrderId: order.id }, body })
  return String(order.number)
}

export const createFullTenant = async (app: TestApp, name: string): Promise<FullTenant> => {
  const tenant = await createTenant(app, name)
  const viewer = await tenant.addMember("viewer", "Mia Viewer")
  const invited = `${name.toLowerCase()}@invited.example`
  await tenant.invite(invited, "driver")
  const { rows } = await app.admin.query<{ id: string }>(
    `update app.mails set status = 'failed', fault = 'No server.' where recipient = $1 returning id`,
    [invited]
  )
  const mail = rows[0]?.id ?? ""
  const dead = await deadJob(app, "mail.send", { mailId: mail }, tenant.id)
  const vehicle = "V-1"
  const workOrder = await startedWorkOrder(app, tenant, vehicle)
  const { id: token } = await createApiToken(app, tenant.owner, {
    scopes: ["vehicles.read"],
    organizationId: tenant.id
  })
  const delivery = await deliveredEvent(app, tenant.id)
  return { ...tenant, name, viewer: viewer.email, invited, vehicle, workOrder, mail, dead, token, delivery }
}
