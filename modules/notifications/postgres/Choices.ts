import { Channel } from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Choices } from "../domain/Choices.ts"

const choices = rowsOf(Schema.Struct({ kind: Schema.String, channel: Channel, wanted: Schema.Boolean }))

const text = Schema.NullOr(Schema.String)
const settings = rowOf(
  Schema.Struct({ quiet_from: text, quiet_to: text, digest_at: text, digested_on: text })
)

const DEFAULT_SETTINGS = { quiet_from: null, quiet_to: null, digest_at: null, digested_on: null }

export const ChoicesLive = Layer.effect(
  Choices,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Choices.of({
      of: (userId) =>
        choices(sql`select kind, channel, wanted from notifications.choices where user_id = ${userId}`),
      save: (userId, choice) =>
        done(sql`
          insert into notifications.choices ${sql.insert({ user_id: userId, ...choice })}
          on conflict (user_id, kind, channel) do update set wanted = excluded.wanted`),
      reset: (userId, { kind, channel }) =>
        done(sql`
          delete from notifications.choices
          where user_id = ${userId} and kind = ${kind} and channel = ${channel}`),
      settings: (userId) =>
        Effect.map(
          settings(sql`
            select quiet_from, quiet_to, digest_at, digested_on
            from notifications.settings where user_id = ${userId}`),
          (row) => {
            const { quiet_from: from, quiet_to: to, ...rest } = Option.getOrElse(row, () => DEFAULT_SETTINGS)
            return { ...rest, quiet_hours: from === null || to === null ? null : { from, to } }
          }
        ),
      saveSettings: (userId, { quiet_hours, digest_at }) =>
        done(sql`
          insert into notifications.settings ${sql.insert({
            user_id: userId,
            quiet_from: quiet_hours?.from ?? null,
            quiet_to: quiet_hours?.to ?? null,
            digest_at
          })}
          on conflict (user_id) do update
            set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, digest_at = excluded.digest_at`),
      markDigested: (userId, day) =>
        done(sql`update notifications.settings set digested_on = ${day} where user_id = ${userId}`)
    })
  )
)
