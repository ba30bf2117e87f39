import { done, rowsOf } from "#infra/postgres"
import { Effect, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { avatarKey } from "../domain/avatar.ts"

const addresses = rowsOf(Schema.Struct({ email: Schema.String }))
const pictures = rowsOf(Schema.Struct({ avatar_file: Schema.String }))

/** Where these people are written to. */
export const addressesOf = Effect.fnUntraced(function* (people: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const found = yield* addresses(sql`
    select email from identity.users where id = any(${people}::uuid[])`)
  return found.map(({ email }) => email)
})

/** Deletes accounts with all that is theirs alone. Answers the files of their pictures. */
export const forgetPeople = Effect.fnUntraced(function* (people: ReadonlyArray<string>) {
  const sql = yield* SqlClient.SqlClient
  const found = yield* pictures(sql`
    select avatar_file from identity.profiles
    where user_id = any(${people}::uuid[]) and avatar_file is not null`)
  yield* done(sql`delete from identity.users where id = any(${people}::uuid[])`)
  return found.map(({ avatar_file }) => avatarKey(avatar_file))
})
