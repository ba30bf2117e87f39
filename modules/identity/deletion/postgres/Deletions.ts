import { OrganizationId, UserId } from "#kernel"
import { done, rowOf, rowsOf } from "#infra/postgres"
import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { Deletions, dueAt } from "../domain/Deletions.ts"

const account = rowOf(Schema.Struct({ user_id: Schema.NullOr(UserId) }))
const accounts = rowsOf(Schema.Struct({ user_id: UserId }))
const deletion = rowOf(
  Schema.Struct({ user_id: UserId, requested_at: Schema.Date, organizations: Schema.Array(OrganizationId) })
)
const picture = rowOf(Schema.Struct({ avatar_file: Schema.NullOr(Schema.String) }))
const answer = rowOf(Schema.Struct({ yes: Schema.Boolean }))

export const DeletionsLive = Layer.effect(
  Deletions,
  Effect.map(SqlClient.SqlClient, (sql) =>
    Deletions.of({
      add: ({ userId, requestedAt, warnedOf }, undoHash) =>
        done(sql`
          insert into identity.deletions (user_id, requested_at, due_at, undo_hash, organizations)
          values (${userId}, ${requestedAt}, ${dueAt(requestedAt)}, ${undoHash}, ${[...warnedOf]}::uuid[])`),
      isScheduled: (userId) =>
        Effect.map(
          answer(sql`select exists (select from identity.deletions where user_id = ${userId}) as yes`),
          Option.exists(({ yes }) => yes)
        ),
      accountOf: (undoHash) =>
        Effect.map(
          account(sql`select identity.account_by_undo_token(${undoHash}) as user_id`),
          Option.flatMapNullishOr(({ user_id }) => user_id)
        ),
      undo: (userId, undoHash) =>
        Effect.map(
          account(sql`
            delete from identity.deletions where user_id = ${userId} and undo_hash = ${undoHash}
            returning user_id`),
          Option.isSome
        ),
      cancel: (userId) => done(sql`delete from identity.deletions where user_id = ${userId}`),
      due: (at) =>
        Effect.map(
          accounts(
            sql`select user_id from identity.deletions where due_at <= ${at} order by due_at, user_id`
          ),
          (rows) => rows.map(({ user_id }) => user_id)
        ),
      find: (userId) =>
        Effect.map(
          deletion(sql`
            select user_id, requested_at, organizations from identity.deletions where user_id = ${userId}`),
          Option.map(({ user_id, requested_at, organizations }) => ({
            userId: user_id,
            requestedAt: requested_at,
            warnedOf: organizations
          }))
        ),
      // In one statement, at the end of which PostgreSQL checks the references that do not cascade: they find the id again.
      deleteAccount: (userId, at) =>
        done(sql`
          with deleted as (delete from identity.users where id = ${userId} returning id, created_at)
          insert into identity.users (id, created_at, deleted_at)
          select id, created_at, ${at}::timestamptz from deleted`),
      pictureOf: (userId) =>
        Effect.map(
          picture(sql`select avatar_file from identity.profiles where user_id = ${userId}`),
          Option.flatMapNullishOr(({ avatar_file }) => avatar_file)
        )
    })
  )
)
