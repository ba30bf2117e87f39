import { DEAD_LETTERS, Queue } from "#infra/jobs"
import { Context } from "effect"
import type { TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { createTenant, type Tenant } from "../support/tenant.ts"

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

/** An organization with a member, a vehicle, an invitation, a failed email and a dead letter. */
export interface FullTenant extends Tenant {
  readonly name: string
  readonly viewer: string
  readonly invited: string
  /** The unit number of a vehicle. */
  readonly vehicle: string
  /** The id of a failed email. */
  readonly mail: string
  /** The id of a dead letter. */
  readonly dead: string
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
  await call(app, "POST", `/api/organizations/${tenant.id}/vehicles`, {
    token: tenant.owner.access_token,
    body: {
      unit_number: vehicle,
      vin: null,
      plate: null,
      plate_region: null,
      make: null,
      model: null,
      model_year: null,
      kind: "van"
    }
  })
  return { ...tenant, name, viewer: viewer.email, invited, vehicle, mail, dead }
}
