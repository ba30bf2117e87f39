import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { WebhookDeliveryId } from "../contract/ids.ts"
import { WebhookAttemptView, WebhookDeliveryView } from "../contract/views.ts"
import { StoredDelivery, WebhookDeliveries } from "../domain/WebhookDeliveries.ts"

const stored = rowOf(StoredDelivery)
const views = rowsOf(WebhookDeliveryView)
const attempts = rowsOf(WebhookAttemptView)
const ids = rowsOf(Schema.Struct({ id: WebhookDeliveryId }))

const reading = (sql: SqlClient.SqlClient) => {
  const listed = sql`id, endpoint_id, event_type, status, attempts, next_attempt_at, created_at`
  const columns = sql`organization_id, event_id, body, tries, begun_at, ${listed}`
  return {
    find: (organizationId, id) =>
      stored(sql`
        select ${columns} from webhooks.deliveries where organization_id = ${organizationId} and id = ${id}`),
    lock: (organizationId, id) =>
      stored(sql`
        select ${columns} from webhooks.deliveries
        where organization_id = ${organizationId} and id = ${id} for no key update`),
    attempts: ({ organization_id, id }) =>
      attempts(sql`
        select number, at, outcome, status_code, duration_ms, response from webhooks.attempts
        where organization_id = ${organization_id} and delivery_id = ${id} order by number desc limit 100`),
    page: (organizationId, endpointId, { status, after, limit }) =>
      views(sql`
        select ${listed} from webhooks.deliveries
        where organization_id = ${organizationId} and endpoint_id = ${endpointId}
          ${status === undefined ? sql`` : sql`and status = ${status}`}
          ${after === null ? sql`` : sql`and (created_at, id) < (${after.at}, ${after.id})`}
        order by created_at desc, id desc limit ${limit + 1}`)
  } satisfies Partial<WebhookDeliveries["Service"]>
}

const writing = (sql: SqlClient.SqlClient) =>
  ({
    add: (deliveries) =>
      Effect.forEach(deliveries, (one) =>
        ids(sql`insert into webhooks.deliveries ${sql.insert(one)} on conflict do nothing returning id`)
      ).pipe(Effect.map((added) => new Set(added.flat().map(({ id }) => id)))),
    save: ({ organization_id, id, status, attempts: count, tries, begun_at, next_attempt_at }) =>
      done(sql`
        update webhooks.deliveries
        set ${sql.update({ status, attempts: count, tries, begun_at, next_attempt_at })}
        where organization_id = ${organization_id} and id = ${id}`),
    log: ({ organization_id, id }, attempt) =>
      done(sql`
        insert into webhooks.attempts ${sql.insert({ organization_id, delivery_id: id, ...attempt })}`),
    purge: (before) => done(sql`delete from webhooks.deliveries where created_at < ${before}`)
  }) satisfies Partial<WebhookDeliveries["Service"]>

export const WebhookDeliveriesLive = Layer.effect(
  WebhookDeliveries,
  Effect.map(SqlClient.SqlClient, (sql) => WebhookDeliveries.of({ ...reading(sql), ...writing(sql) }))
)
