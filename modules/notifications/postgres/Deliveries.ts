import { UserId } from "#kernel"
import { done, rowsOf } from "#infra/postgres"
import { Effect, Layer, Schema, Struct } from "effect"
import { SqlClient } from "effect/sql"
import { Deliveries } from "../domain/Deliveries.ts"
import { Outgoing } from "../domain/outgoing.ts"

const people = rowsOf(Schema.Struct({ user_id: UserId }))
const due = rowsOf(Outgoing.mapFields(Struct.assign({ channel: Schema.Literals(["email", "push"]) })))

export const DeliveriesLive = Layer.effect(
  Deliveries,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Deliveries.of({
      add: (delivery) => done(sql`insert into notifications.deliveries ${sql.insert({ ...delivery })}`),
      reschedule: (userId, channel, dueAt) =>
        done(sql`
          update notifications.deliveries set due_at = ${dueAt}
          where user_id = ${userId} and channel = ${channel}`),
      peopleDue: (at, after, limit) =>
        Effect.map(
          people(sql`
            select distinct user_id from notifications.deliveries
            where due_at <= ${at} and (${after}::uuid is null or user_id > ${after}::uuid)
            order by user_id limit ${limit}`),
          (rows) => rows.map(({ user_id }) => user_id)
        ),
      take: (userId, at) =>
        due(sql`
          with taken as (
            delete from notifications.deliveries where user_id = ${userId} and due_at <= ${at}
            returning notification_id, channel
          )
          select n.id, n.user_id, n.organization_id, n.kind, n.title, n.message, n.link, n.created_at,
            n.read_at, n.about, taken.channel
          from taken join notifications.notifications n
            on n.user_id = ${userId} and n.id = taken.notification_id
          order by n.created_at, n.id`)
    })
  )
)
