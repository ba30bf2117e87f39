import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { WebhookEndpointId } from "../contract/ids.ts"
import { DeliveryStatus, WebhookEndpointView } from "../contract/views.ts"
import { StoredEndpoint, WebhookEndpoints } from "../domain/WebhookEndpoints.ts"

const stored = rowOf(StoredEndpoint)
const allStored = rowsOf(StoredEndpoint)
const listed = rowsOf(
  Schema.Struct({
    ...Struct.omit(WebhookEndpointView.fields, ["last_delivery"]),
    last_status: Schema.NullOr(DeliveryStatus),
    last_at: Schema.NullOr(Schema.Date)
  })
)
type Listed = Effect.Success<ReturnType<typeof listed>>[number]

const viewOf = ({ last_status: status, last_at: at, ...endpoint }: Listed): WebhookEndpointView => ({
  ...endpoint,
  last_delivery: status === null || at === null ? null : { status, at }
})
const ids = rowsOf(Schema.Struct({ id: WebhookEndpointId }))
const counts = rowOf(Schema.Struct({ count: Schema.Int }))

const reading = (sql: SqlClient.SqlClient) => {
  const columns = sql`organization_id, id, url, description, event_types, enabled, disabled_reason, failing_since,
    secret, previous_secret, previous_secret_until, created_at, updated_at`
  const shown = sql`
    select e.organization_id, e.id, e.url, e.description, e.event_types, e.enabled, e.disabled_reason,
      case when e.previous_secret_until > now() then e.previous_secret_until end as previous_secret_until,
      e.created_at, e.updated_at, last.status as last_status, last.created_at as last_at
    from webhooks.endpoints e left join lateral (
      select d.status, d.created_at from webhooks.deliveries d
      where d.organization_id = e.organization_id and d.endpoint_id = e.id
      order by d.created_at desc, d.id desc limit 1
    ) last on true`
  return { columns, shown }
}

const finding = (sql: SqlClient.SqlClient) => {
  const { columns, shown } = reading(sql)
  return WebhookEndpoints.of({
    // Members who add endpoints together wait for each other, so that they do not exceed the limit together.
    count: (organizationId) =>
      Effect.andThen(
        done(
          sql`select pg_advisory_xact_lock(hashtextextended('webhooks.endpoints ' || ${organizationId}::text, 0))`
        ),
        counts(
          sql`select count(*)::int as count from webhooks.endpoints where organization_id = ${organizationId}`
        )
      ).pipe(Effect.map(Option.match({ onNone: () => 0, onSome: ({ count }) => count }))),
    all: (organizationId) =>
      Effect.map(
        listed(
          sql`${shown} where e.organization_id = ${organizationId} order by e.created_at desc, e.id desc`
        ),
        (rows) => rows.map(viewOf)
      ),
    view: (organizationId, id) =>
      Effect.map(
        listed(sql`${shown} where e.organization_id = ${organizationId} and e.id = ${id}`),
        ([row]) => Option.map(Option.fromUndefinedOr(row), viewOf)
      ),
    find: (organizationId, id) =>
      stored(sql`
        select ${columns} from webhooks.endpoints where organization_id = ${organizationId} and id = ${id}`),
    lock: (organizationId, id) =>
      stored(sql`
        select ${columns} from webhooks.endpoints
        where organization_id = ${organizationId} and id = ${id} for no key update`),
    receiving: (organizationId, type) =>
      Effect.map(
        ids(sql`
          select id from webhooks.endpoints
          where organization_id = ${organizationId} and enabled and event_types @> array[${type}::text] order by id`),
        (rows) => rows.map(({ id }) => id)
      ),
    after: (id, limit) =>
      allStored(sql`
        select ${columns} from webhooks.endpoints where ${id === null ? sql`true` : sql`id > ${id}`}
        order by id limit ${limit}`),
    ...writing(sql)
  })
}

const writing = (sql: SqlClient.SqlClient) =>
  ({
    add: (endpoint) =>
      done(
        sql`insert into webhooks.endpoints ${sql.insert({ ...endpoint, event_types: [...endpoint.event_types] })}`
      ),
    save: (endpoint) => {
      const { organization_id, id, created_at: _, event_types, ...columns } = endpoint
      return done(sql`
        update webhooks.endpoints set ${sql.update({ ...columns, event_types: [...event_types] })}
        where organization_id = ${organization_id} and id = ${id}`)
    },
    disable: ({ organization_id, id }, reason, at) =>
      done(sql`
        update webhooks.endpoints set enabled = false, disabled_reason = ${reason}, updated_at = ${at}
        where organization_id = ${organization_id} and id = ${id}`),
    remove: ({ organization_id, id }) =>
      done(sql`delete from webhooks.endpoints where organization_id = ${organization_id} and id = ${id}`),
    reseal: ({ organization_id, id, secret: before }, { secret, previous_secret, previous_secret_until }) =>
      done(sql`
        update webhooks.endpoints set ${sql.update({ secret, previous_secret, previous_secret_until })}
        where organization_id = ${organization_id} and id = ${id} and secret = ${before}`)
  }) satisfies Partial<WebhookEndpoints["Service"]>

export const WebhookEndpointsLive = Layer.effect(WebhookEndpoints, Effect.map(SqlClient.SqlClient, finding))
