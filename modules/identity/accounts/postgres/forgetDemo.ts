import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { avatarKey } from "../domain/avatar.ts"

const addresses = rowsOf(Schema.Struct({ email: Schema.String }))
const pictures = rowsOf(Schema.Struct({ avatar_file: Schema.String }))

export const addressesOf = Effect.fnUntraced(function* (people: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* addresses(sql`
    select email from identity.users where id = any(${people}::uuid[])`)
  return rows.map(({ email }) => email)
})

/** Deletes accounts with their data and returns the keys of their pictures. */
export const forgetPeople = Effect.fnUntraced(function* (people: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* pictures(sql`
    select avatar_file from identity.profiles
    where user_id = any(${people}::uuid[]) and avatar_file is not null`)
  yield* done(sql`delete from identity.users where id = any(${people}::uuid[])`)
  return rows.map(({ avatar_file }) => avatarKey(avatar_file))
})
